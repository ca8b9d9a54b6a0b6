import type { ItemList, WithContext } from "schema-dts";
import { placePath } from "#content/pages/paths.ts";
import type { State } from "#domain/geography/place.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { context } from "./structured-data.ts";

interface Listed {
  /** Begins with a slash. */
  path: string;
  name: string;
}

/** Vehicles as a page lists them; each has its offer on its own page. */
export function toVehicleListJsonLd(
  name: string,
  vehicles: readonly Pick<Vehicle, "id" | "name">[],
) {
  return toItemListJsonLd(
    name,
    vehicles.map((vehicle) => ({ path: `/vehicles/${vehicle.id}`, name: vehicle.name })),
  );
}

/** The places of a state. */
export function toPlaceListJsonLd(state: State) {
  return toItemListJsonLd(
    `${state.places.length} places in ${state.name}`,
    state.places.map((place) => ({ path: placePath(state, place), name: place.name })),
  );
}

function toItemListJsonLd(name: string, items: readonly Listed[]) {
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
