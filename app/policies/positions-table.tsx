export interface Position {
  label: string;
  /** When in the year. */
  note: string;
  count: number;
}

/** One for each kind of position, in their order: also that of its people in the picture. */
export const positionColors = ["text-brand", "text-sea-pale", "text-sun"] as const;

interface PositionsTableProps {
  caption: string;
  positions: readonly Position[];
}

/** How many positions of each kind there are, and when; the dots are the colors of `StaffPicture`. */
export function PositionsTable({ caption, positions }: PositionsTableProps) {
  return (
    <table className="w-full border-collapse print:break-inside-avoid">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {positions.map(({ label, note, count }, index) => (
          <tr key={label} className="border-b border-line last:border-0 [&:first-child>*]:pt-0">
            <th scope="row" className="w-2/5 py-1.5 text-start font-semibold sm:w-1/3">
              <span
                className={`me-3 inline-block size-3 rounded-pill bg-current print:hidden ${positionColors[index]}`}
              />
              {label}
            </th>
            <td className="py-1.5">{note}</td>
            <td className="price-figures py-1.5 text-end">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
