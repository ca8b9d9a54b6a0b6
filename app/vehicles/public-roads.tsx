import { publicRoads } from "#content/vehicles/public-roads.ts";
import { ChevronIcon } from "#app/ui/icons.tsx";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";

/** Whether a vehicle may be driven on public roads, and what the law tells apart. */
export function PublicRoads({ status }: { status: StreetLegalStatus }) {
  return (
    <>
      <div>
        <h3 className="text-title-3">{publicRoads.title}</h3>
        <p className="mt-1">{publicRoads.answers[status]}</p>
      </div>
      <div>
        <details>
          <summary className="flex items-center justify-between gap-3 py-2.5 font-semibold">
            {publicRoads.lawLabel}
            <ChevronIcon />
          </summary>
          <p className="text-quiet">{publicRoads.law}</p>
        </details>
        <a
          href={publicRoads.rulesPath}
          className="inline-flex min-h-11 items-center font-semibold text-brand"
        >
          {publicRoads.rulesLabel}
        </a>
      </div>
    </>
  );
}
