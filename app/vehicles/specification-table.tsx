import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification, close together, in one list. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="mt-2 text-small lg:mt-3">
      {rows.map(([label, value]) => (
        <div key={label} className="flex gap-4 border-t border-line py-1.5 lg:py-2.5">
          <dt className="w-2/5 shrink-0 text-quiet">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
