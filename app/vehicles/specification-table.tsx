import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification, close together. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <table className="mt-2 w-full text-left text-small">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-line not-first:border-t align-top">
            <th scope="row" className="w-2/5 py-1 pr-4 font-normal sm:py-1.5 lg:py-2.5 text-quiet">
              {label}
            </th>
            <td className="py-1 font-medium sm:py-1.5 lg:py-2.5">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
