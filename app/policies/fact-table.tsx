export interface FactTableProps {
  /** Read out; the section's heading says it to the eye. */
  caption: string;
  rows: readonly (readonly [string, string])[];
  /** The second column is figures, set in their face at the right edge. */
  isOfFigures?: boolean;
}

/** A few facts of a report, one a row. */
export function FactTable({ caption, rows, isOfFigures = false }: FactTableProps) {
  return (
    <table className="my-3 w-full border-collapse first:mt-0 last:mb-0 print:break-inside-avoid">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-t border-line align-baseline">
            <th
              scope="row"
              className={`py-1.5 pe-4 text-start ${isOfFigures ? "font-normal" : "w-2/5 font-semibold sm:w-1/3"}`}
            >
              {label}
            </th>
            <td
              className={`py-1.5 ${isOfFigures ? "price-figures text-end whitespace-nowrap" : ""}`}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
