import type { SpecificationRow } from "./specification-rows.ts";

/** Label and value of each specification in one list, on a desk in two columns; what is not known is quiet. */
export function SpecificationTable({ rows }: { rows: readonly SpecificationRow[] }) {
  return (
    <dl className="mt-2 gap-x-12 border-b border-line [font-size:1rem] lg:mt-4 lg:columns-2">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex break-inside-avoid gap-4 border-t border-line py-2 lg:py-2.5"
        >
          <dt className="w-2/5 shrink-0 lg:w-1/3 text-quiet">{label}</dt>
          <dd className={/\bask us\b/i.test(value) ? "text-quiet" : "font-medium"}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
