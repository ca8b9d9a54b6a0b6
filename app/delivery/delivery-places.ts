import { placePath, townPath } from "#content/pages/paths.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { delaware } from "#content/places/states/delaware.ts";
import { findPlace, states } from "#content/places/states.ts";
import type { DeliveryPlace } from "#domain/delivery/destination.ts";
import type { Place, State } from "#domain/geography/place.ts";

/** A place of the list with its page. */
export interface ListedDeliveryPlace extends DeliveryPlace {
  href: string;
}

/** The towns of Delaware that are no place of the coast themselves. */
const towns = municipalities.filter(({ slug }) => !findPlace(delaware.slug, slug));

const townEntries = towns.map((town): ListedDeliveryPlace => ({
  id: town.slug,
  name: `${town.name}, ${delaware.abbreviation}`,
  distance: roadDistanceToTown(town.slug),
  href: townPath(town),
}));

/** Every place with a page of its own, and how far it is by road. */
export const deliveryPlaces: readonly ListedDeliveryPlace[] = [
  ...states.flatMap((state) => state.places.map((place) => toEntry(state, place))),
  ...townEntries,
];

const byId = new Map(deliveryPlaces.map((place) => [place.id, place]));

/** The place with this id; a town of Delaware that is a place of the coast is found by either id. */
export function findDeliveryPlace(id: string): ListedDeliveryPlace | undefined {
  return byId.get(id) ?? byId.get(`${delaware.slug}/${id}`);
}

/** The places for a list to choose from, under the names of their states. */
export const deliveryPlaceGroups = [
  ...states.map((state) => ({
    label: state.name,
    options: toOptions(state.places.map((place) => toEntry(state, place))),
  })),
  { label: `More ${delaware.name} towns`, options: toOptions(townEntries) },
];

function toEntry(state: State, place: Place): ListedDeliveryPlace {
  return {
    id: `${state.slug}/${place.slug}`,
    name: `${place.name}, ${state.abbreviation}`,
    distance: roadDistanceToPlace(state.slug, place.slug),
    href: placePath(state, place),
  };
}

function toOptions(places: readonly ListedDeliveryPlace[]) {
  return places
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, "en-US"));
}
