import { ecoImpact } from "#content/pages/words/eco-impact.ts";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ecoConstants, type Constant } from "#domain/eco-impact/constants.ts";

/** Every constant with its unit, year and public source. */
export function EcoConstants({ title }: { title: string }) {
  return (
    <Disclosure title={title}>
      <dl className="grid gap-x-10 md:grid-cols-2">
        {Object.entries<Constant>(ecoConstants).map(([id, constant]) => (
          <div key={id} className="border-t border-line py-4">
            <dt className="font-semibold">{constant.name}</dt>
            <dd className="mt-0.5">
              <span className="price-figures text-title-3">{formatValue(constant)}</span>{" "}
              {constant.unit}
            </dd>
            <dd className="mt-1 text-small text-quiet">
              {ecoImpact.constantKinds[constant.kind]}
              {constant.note}
            </dd>
            <dd className="mt-1 text-small">
              <a href={constant.source.url} className="text-brand">
                {constant.source.name}
              </a>
              {`, ${constant.year}`}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function formatValue({ value, decimals = 0 }: Constant): string {
  return value.toLocaleString("en-US", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: 4,
  });
}
