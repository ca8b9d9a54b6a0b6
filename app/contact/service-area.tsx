import { business, formatShowroomMapQuery } from "#content/dealership/business.ts";
import { serviceArea } from "#content/pages/words/contact.ts";
import { findStreetMapView } from "#content/places/places.ts";
import type { CoastlineMap } from "#domain/geography/illustrations.ts";
import { buildMapSearchUrl, buildStreetMapFrameUrl } from "#domain/geography/street-map-url.ts";
import { MapCoastline, StreetMap } from "#app/places/index.ts";
import { Section } from "#app/ui/section.tsx";

/** The states as a map and as a list, and the way to the showroom. */
export function ServiceArea({ map }: { map: CoastlineMap }) {
  return (
    <Section
      title={serviceArea.title}
      intro={serviceArea.text}
      className="no-print border-t border-line"
    >
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[6fr_7fr] xl:grid-cols-[5fr_7fr]">
        <MapCoastline map={map} />
        <div>
          <ul className="grid grid-flow-col grid-cols-2 grid-rows-7 gap-x-6 sm:gap-x-10">
            {map.states.map(({ slug, name, href, placeCount }) => (
              <li key={slug} className="border-t border-line">
                <a
                  href={href}
                  className="flex min-h-11 flex-col justify-center gap-x-3 py-1 sm:flex-row sm:items-center sm:justify-between lg:min-h-15 text-text no-underline hover:text-brand"
                >
                  <b className="font-semibold text-brand">{name}</b>
                  <span className="text-small text-quiet">
                    {serviceArea.formatPlaceCount(placeCount)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
          <StreetMap
            title={serviceArea.mapTitle}
            providerName={business.streetMap.name}
            frameUrl={buildStreetMapFrameUrl(business.streetMap.origin, findStreetMapView(), false)}
            searchHref={buildMapSearchUrl(business.directions.origin, formatShowroomMapQuery())}
            searchLabel={serviceArea.mapSearchLabel}
          />
        </div>
      </div>
    </Section>
  );
}
