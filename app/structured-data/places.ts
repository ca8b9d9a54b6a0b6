import type { Place as PlaceThing, WithContext } from "schema-dts";
import { placePath, statePath, townPath } from "#content/pages.ts";
import type { Municipality, Place, State } from "#domain/place.ts";
import { context, describeGeo } from "./context.ts";

/** A place on the shore. It is where we deliver and no premises of ours: no LocalBusiness. */
export function describePlace(state: State, place: Place) {
  return (siteUrl: string): WithContext<PlaceThing> => ({
    "@context": context,
    "@type": place.type === "beach" ? "Beach" : "Place",
    "@id": `${siteUrl}${placePath(state, place)}#place`,
    name: place.name,
    description: place.note,
    url: siteUrl + placePath(state, place),
    geo: describeGeo(place.coordinates),
    containedInPlace: { "@type": "State", name: state.name, url: siteUrl + statePath(state) },
  });
}

/** A municipality of Delaware; the same holds. */
export function describeTown(town: Municipality) {
  return (siteUrl: string): WithContext<PlaceThing> => ({
    "@context": context,
    "@type": "City",
    "@id": `${siteUrl}${townPath(town)}#place`,
    name: town.name,
    description: town.note,
    url: siteUrl + townPath(town),
    geo: describeGeo(town.coordinates),
    containedInPlace: {
      "@type": "AdministrativeArea",
      name: `${town.county} County`,
      containedInPlace: { "@type": "State", name: "Delaware" },
    },
  });
}
