import { vehiclePath } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { toItemListJsonLd } from "#app/site/structured-data/item-list-json-ld.ts";

/** Vehicles as a page lists them; each has its offer on its own page. */
export function toVehicleListJsonLd(
  name: string,
  vehicles: readonly Pick<Vehicle, "id" | "name">[],
) {
  return toItemListJsonLd(
    name,
    vehicles.map((vehicle) => ({ path: vehiclePath(vehicle), name: vehicle.name })),
  );
}
