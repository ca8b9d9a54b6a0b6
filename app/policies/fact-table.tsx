export interface FactTableProps {
  /** Read out; the section's heading says it to the eye. */
  caption: string;
  rows: readonly (readonly [string, string])[];
}

/** A few facts of a report, one a row. */
export function FactTable({ caption, rows }: FactTableProps) {
  return (
    <table className="my-3 w-full border-collapse first:mt-0 last:mb-0 print:break-inside-avoid">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr
            key={label}
            className="border-b border-line align-baseline last:border-0 [&:first-child>*]:pt-0"
          >
            <th scope="row" className="w-2/5 py-1.5 pe-4 text-start font-semibold sm:w-1/3">
              {label}
            </th>
            <td className="py-1.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
