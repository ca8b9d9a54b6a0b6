import { townPage } from "#content/pages/words/town.ts";
import { MapPicture } from "#app/places/map-picture.tsx";
import type { ListedPlace } from "#app/places/place/place-list.tsx";
import { StreetMap, type StreetMapProps } from "#app/places/street-map.tsx";
import { ButtonLink } from "#app/site/button-link.tsx";
import { formatWay } from "#app/places/place-words.ts";

interface TownMapProps {
  pictureUrl: string;
  /** What the map shows, for those who do not see it. */
  label: string;
  coast: readonly ListedPlace[];
  towns: readonly ListedPlace[];
  streetMap: StreetMapProps;
  /** The way to the coastal places of its state. */
  allPlaces: { href: string; label: string };
}

/** A town and the coast nearest to it; beside the map the places on it and the towns nearby, nearest first. */
export function TownMap({ pictureUrl, label, coast, towns, streetMap, allPlaces }: TownMapProps) {
  return (
    <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[3fr_2fr]">
      <div>
        <MapPicture url={pictureUrl} label={label} />
        <StreetMap {...streetMap} />
      </div>
      <div>
        <div className="grid grid-cols-2 gap-x-6">
          <Distances title={townPage.coastTitle} places={coast} />
          <Distances title={townPage.townsTitle} places={towns} />
        </div>
        <p className="mt-4">
          <ButtonLink href={allPlaces.href}>{allPlaces.label}</ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Distances({ title, places }: { title: string; places: readonly ListedPlace[] }) {
  return (
    <div>
      <h3 className="mb-2 font-body text-small font-semibold text-quiet">{title}</h3>
      <ul>
        {places.map(({ href, name, miles, direction, elsewhere }) => (
          <li key={href} className="border-t border-line">
            <a href={href} className="block py-2 text-text no-underline hover:text-brand">
              <b className="block font-semibold text-brand">{name}</b>
              <span className="block text-small text-quiet">
                {formatWay(miles, direction)}
                {elsewhere && `, ${elsewhere}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
