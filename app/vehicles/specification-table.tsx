import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification, close together; on a desk in two columns. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="mt-2 text-small lg:mt-3 lg:columns-2 lg:gap-x-10">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex break-inside-avoid gap-4 border-t border-line py-1.5 lg:py-2.5"
        >
          <dt className="w-2/5 shrink-0 text-quiet">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
