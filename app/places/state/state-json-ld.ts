import { statePage } from "#content/pages/words/state.ts";
import { placePath } from "#content/pages/paths.ts";
import type { State } from "#domain/geography/place.ts";
import { toItemListJsonLd } from "#app/site/structured-data/item-list-json-ld.ts";

/** The places of a state. */
export function toPlaceListJsonLd(state: State) {
  return toItemListJsonLd(
    statePage.formatPlacesTitle(state.places.length, state.name),
    state.places.map((place) => ({ path: placePath(state, place), name: place.name })),
  );
}
