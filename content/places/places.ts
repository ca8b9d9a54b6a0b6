import type { NearbyRule } from "#domain/geography/nearby-places.ts";
import type { PlaceType } from "#domain/geography/place.ts";
import type { StreetMapView } from "#domain/geography/street-map-url.ts";
import { findPlace, findState } from "./states.ts";

/** What the badge of a place says. */
export const placeTypeNames: Readonly<Record<PlaceType, string>> = {
  beach: "Beach",
  shore: "Shore",
  "coastal-town": "Coastal Town",
  port: "Port",
};

/** Other places of its state that a place page lists and its map frames. */
export const nearbyPlaces: NearbyRule = { placesMax: 8, milesMax: 40, placesMin: 3 };
/** The page of a place of a state with more places links to all. */
export const placesWithoutLinkMax = 9;

/** The census that counted Delaware's municipalities. */
export const censusYear = 2020;

/** The whole coast: what a street map shows where the place is not known. */
const coastView: StreetMapView = { center: { lat: 35.5, lng: -75.5 }, zoom: 5 };
const stateZoom = 8;
/** Of the street map of a place or a town. */
export const placeZoom = 13;

/** What the street map shows for a state, or for a place in it; unknown slugs get the whole coast. */
export function findStreetMapView(stateSlug?: string, placeSlug?: string): StreetMapView {
  const state = findState(stateSlug ?? "");
  if (!state) return coastView;
  if (placeSlug === undefined) return { center: state.center, zoom: stateZoom };
  const found = findPlace(state.slug, placeSlug);
  return found ? { center: found.place.coordinates, zoom: placeZoom } : coastView;
}
