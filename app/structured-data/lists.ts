import type { ItemList, WithContext } from "schema-dts";
import { placePath } from "#content/pages.ts";
import type { State } from "#domain/place.ts";
import type { Vehicle } from "#domain/vehicle.ts";
import { context } from "./context.ts";

interface Listed {
  /** Begins with a slash. */
  path: string;
  name: string;
}

/** Vehicles as a page lists them; each has its offer on its own page. */
export function describeVehicles(name: string, vehicles: readonly Pick<Vehicle, "id" | "name">[]) {
  return describeList(
    name,
    vehicles.map((vehicle) => ({ path: `/vehicles/${vehicle.id}`, name: vehicle.name })),
  );
}

/** The places of a state. */
export function describePlaces(state: State) {
  return describeList(
    `${state.places.length} places in ${state.name}`,
    state.places.map((place) => ({ path: placePath(state, place), name: place.name })),
  );
}

function describeList(name: string, items: readonly Listed[]) {
  return (siteUrl: string): WithContext<ItemList> => ({
    "@context": context,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: siteUrl + item.path,
    })),
  });
}
