import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification, close together. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <table className="mt-4 w-full text-left text-small">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label} className="border-t border-line align-top">
            <th scope="row" className="w-2/5 py-1.5 pr-4 font-normal text-quiet">
              {label}
            </th>
            <td className="py-1.5 font-medium">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
