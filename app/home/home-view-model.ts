import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { chooseFeatured, sortInStockFirst } from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";

export interface HomeVehicles {
  /** The carts of the cards, all of them in stock; the first one is also at the top of the page. */
  featured: Vehicle[];
  /** For each brand another of its carts than those of the cards. */
  brandPictures: Partial<Record<Brand, Vehicle>>;
  /** How many carts there are, and the lowest price of one in stock; null without one. */
  carts: { count: number; fromDollars: number } | null;
}

/** The carts that the home page shows; none while the catalogue cannot be read. */
export function chooseHomeVehicles(catalogue: Catalogue | null): HomeVehicles {
  const vehicles = catalogue?.vehicles ?? [];
  const featured = chooseFeatured(vehicles, featuredVehicleIds);
  const brandPictures: HomeVehicles["brandPictures"] = {};
  for (const vehicle of sortInStockFirst(vehicles)) {
    if (vehicle.images.length > 0 && !featured.includes(vehicle)) {
      brandPictures[vehicle.brand] ??= vehicle;
    }
  }
  const prices = vehicles.filter(({ inStock }) => inStock).map(({ price }) => price);
  const carts =
    prices.length > 0 ? { count: vehicles.length, fromDollars: Math.min(...prices) } : null;
  return { featured, brandPictures, carts };
}
