import { publicRoads } from "#content/vehicles/public-roads.ts";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";

/** Whether a vehicle may be driven on public roads, and what the law tells apart. */
export function PublicRoads({ status }: { status: StreetLegalStatus }) {
  return (
    <>
      <h3 className="mt-8 text-title-3">{publicRoads.title}</h3>
      <p className="mt-2">{publicRoads.answers[status]}</p>
      <p className="mt-2 text-quiet">{publicRoads.law}</p>
      <p>
        <a
          href={publicRoads.rulesPath}
          className="inline-flex min-h-11 items-center font-semibold text-brand"
        >
          {publicRoads.rulesLabel}
        </a>
      </p>
    </>
  );
}
