import { featuredVehicleIds } from "#content/pages/words/home.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";

export interface HomeVehicles {
  /** The carts of the cards, the first one also at the top of the page. */
  featured: Vehicle[];
  /** For each brand another of its carts than those of the cards. */
  brandPictures: Partial<Record<Brand, Vehicle>>;
}

/** The carts that the home page shows; none while the catalogue cannot be read. */
export function chooseHomeVehicles(catalogue: Catalogue | null): HomeVehicles {
  const featured = featuredVehicleIds.flatMap((id) => catalogue?.byId.get(id) ?? []);
  const brandPictures: HomeVehicles["brandPictures"] = {};
  for (const vehicle of catalogue?.vehicles ?? []) {
    if (vehicle.images.length > 0 && !featured.includes(vehicle)) {
      brandPictures[vehicle.brand] ??= vehicle;
    }
  }
  return { featured, brandPictures };
}
