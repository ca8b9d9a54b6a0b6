import { deliveryRegions } from "#content/places/delivery-places.ts";
import { delaware } from "#content/places/states/delaware.ts";
import type { NamedDistance } from "#domain/delivery/delivered-price.ts";
import type { DeliveryPlace } from "#domain/delivery/destination.ts";

/** A place of the list with its page. */
export interface ListedDeliveryPlace extends DeliveryPlace {
  href: string;
}

/** Every place with a page of its own, and how far it is by road. */
export const deliveryPlaces: readonly ListedDeliveryPlace[] = deliveryRegions.flatMap(
  ({ places }) => places.map(toEntry),
);

const byId = new Map(deliveryPlaces.map((place) => [place.id, place]));

/** The place with this id; a town of Delaware is found without its state too. */
export function findDeliveryPlace(id: string): ListedDeliveryPlace | undefined {
  return byId.get(id) ?? byId.get(`${delaware.slug}/${id}`);
}

/** The places for a list to choose from, under the names of their states. */
export const deliveryPlaceGroups = deliveryRegions.map(({ stateName, places }) => ({
  label: stateName,
  options: places.map(toEntry).map(({ id, name }) => ({ value: id, label: name })),
}));

function toEntry({ id, name, stateAbbreviation, distance, path }: NamedDistance) {
  return { id, name: `${name}, ${stateAbbreviation}`, distance, href: path };
}
