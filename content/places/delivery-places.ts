import type { NamedDistance } from "#domain/delivery/delivered-price.ts";
import { placePath, townPath } from "#content/pages/paths.ts";
import { municipalities } from "./municipalities.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "./road-miles.ts";
import { findPlace, states } from "./states.ts";
import { delaware } from "./states/delaware.ts";

/** The places of a state that a cart can be delivered to. */
export interface DeliveryRegion {
  stateName: string;
  /** In alphabetical order. */
  places: readonly NamedDistance[];
}

/** Every place we know the road to, by state from north to south; Delaware has its towns too. */
export const deliveryRegions: readonly DeliveryRegion[] = states.map((state) => {
  const shore = state.places.map((place) => ({
    id: deliveryPlaceId(state, place),
    name: place.name,
    stateAbbreviation: state.abbreviation,
    path: placePath(state, place),
    distance: roadDistanceToPlace(state.slug, place.slug),
  }));
  const towns = state.slug === delaware.slug ? inlandTowns() : [];
  return {
    stateName: state.name,
    places: [...shore, ...towns].toSorted((one, other) => one.name.localeCompare(other.name)),
  };
});

const everyPlace = deliveryRegions.flatMap(({ places }) => places);
const placesById = new Map(everyPlace.map((place) => [place.id, place]));
const placesByPath = new Map(everyPlace.map((place) => [place.path, place]));

/** The place with this id, such as "new-jersey/cape-may"; undefined where the site has none. */
export function findDeliveryPlace(id: string): NamedDistance | undefined {
  return placesById.get(id);
}

/** The place with this page. */
export function findDeliveryPlaceByPath(path: string): NamedDistance | undefined {
  return placesByPath.get(path);
}

/** What the URL calls a place, or a town of Delaware. */
export function deliveryPlaceId(state: { slug: string }, place: { slug: string }): string {
  return `${state.slug}/${place.slug}`;
}

/** The towns of Delaware that are no places of its shore. */
function inlandTowns(): NamedDistance[] {
  return municipalities
    .filter(({ slug }) => findPlace(delaware.slug, slug) === undefined)
    .map((town) => ({
      id: deliveryPlaceId(delaware, town),
      name: town.name,
      stateAbbreviation: delaware.abbreviation,
      path: townPath(town),
      distance: roadDistanceToTown(town.slug),
    }));
}
