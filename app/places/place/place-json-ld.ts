import type { Place as PlaceThing, WithContext } from "schema-dts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import type { Municipality, Place, State } from "#domain/geography/place.ts";
import { splitFirstSentence } from "./note-sentences.ts";
import { context } from "#app/site/structured-data/schema-org.ts";
import { toGeoJsonLd } from "#app/site/structured-data/schema-org.ts";

/** A place on the shore. We deliver there but have no premises, so it is no LocalBusiness. */
export function toPlaceJsonLd(state: State, place: Place) {
  return (siteUrl: string): WithContext<PlaceThing> => ({
    "@context": context,
    "@type": place.type === "beach" ? "Beach" : "Place",
    "@id": `${siteUrl}${placePath(state, place)}#place`,
    name: place.name,
    description: splitFirstSentence(place.note)[0],
    url: siteUrl + placePath(state, place),
    geo: toGeoJsonLd(place.coordinates),
    containedInPlace: { "@type": "State", name: state.name, url: siteUrl + statePath(state) },
  });
}

/** A municipality of Delaware, no LocalBusiness either. */
export function toTownJsonLd(town: Municipality) {
  return (siteUrl: string): WithContext<PlaceThing> => ({
    "@context": context,
    "@type": "City",
    "@id": `${siteUrl}${townPath(town)}#place`,
    name: town.name,
    description: splitFirstSentence(town.note)[0],
    url: siteUrl + townPath(town),
    geo: toGeoJsonLd(town.coordinates),
    containedInPlace: {
      "@type": "AdministrativeArea",
      name: `${town.county} County`,
      containedInPlace: { "@type": "State", name: "Delaware" },
    },
  });
}
