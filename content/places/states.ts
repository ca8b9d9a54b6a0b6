import type { Place, State } from "#domain/geography/place.ts";
import { connecticut } from "./states/connecticut.ts";
import { delaware } from "./states/delaware.ts";
import { florida } from "./states/florida.ts";
import { georgia } from "./states/georgia.ts";
import { maine } from "./states/maine.ts";
import { maryland } from "./states/maryland.ts";
import { massachusetts } from "./states/massachusetts.ts";
import { newHampshire } from "./states/new-hampshire.ts";
import { newJersey } from "./states/new-jersey.ts";
import { newYork } from "./states/new-york.ts";
import { northCarolina } from "./states/north-carolina.ts";
import { rhodeIsland } from "./states/rhode-island.ts";
import { southCarolina } from "./states/south-carolina.ts";
import { virginia } from "./states/virginia.ts";

/** A place together with the state it belongs to. */
export interface CoastalPlace {
  state: State;
  place: Place;
}

/** The 14 coastal states, from north to south. */
export const states: readonly State[] = [
  maine,
  newHampshire,
  massachusetts,
  rhodeIsland,
  connecticut,
  newYork,
  newJersey,
  delaware,
  maryland,
  virginia,
  northCarolina,
  southCarolina,
  georgia,
  florida,
];

/** Every place with its state, in state order. */
export const coastalPlaces: readonly CoastalPlace[] = states.flatMap((state) =>
  state.places.map((place) => ({ state, place })),
);

/** The places the footer names: the first 40 in state order. */
export const footerPlaces: readonly CoastalPlace[] = coastalPlaces.slice(0, 40);

/** The places the home page names: the first 24 in state order. */
export const homePagePlaces: readonly CoastalPlace[] = coastalPlaces.slice(0, 24);

/** The state with this slug, such as "new-jersey". */
export function findState(slug: string): State | undefined {
  return states.find((state) => state.slug === slug);
}

/**
 * The place with this slug in this state. Ocean City and Portsmouth each exist in two states,
 * so a place is only known together with its state.
 */
export function findPlace(stateSlug: string, placeSlug: string): CoastalPlace | undefined {
  const state = findState(stateSlug);
  const place = state?.places.find(({ slug }) => slug === placeSlug);
  return state && place && { state, place };
}
