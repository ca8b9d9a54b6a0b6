import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification, close together, in one list; on a desk in two columns. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="mt-2 gap-x-12 border-b border-line [font-size:1rem] lg:mt-4 lg:columns-2">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex break-inside-avoid gap-4 border-t border-line py-2 lg:py-2.5"
        >
          <dt className="w-2/5 shrink-0 lg:w-1/3 text-quiet">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
