import { featuredVehicleIds } from "#content/pages/words/home.ts";
import {
  chooseFeatured,
  findLowestPrice,
  isNewDistinctive,
} from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export interface HomeVehicles {
  /** The carts of the cards, all of them in stock; the first one is also at the top of the page. */
  featured: Vehicle[];
  /** How many carts there are, and the lowest price of one in stock; null without one. */
  carts: { count: number; fromDollars: number } | null;
  /** Whether NEW tells a cart from others. */
  isNewNoted: boolean;
}

/** The carts that the home page shows; none while the catalogue cannot be read. */
export function chooseHomeVehicles(catalogue: Catalogue | null): HomeVehicles {
  const vehicles = catalogue?.vehicles ?? [];
  const featured = chooseFeatured(vehicles, featuredVehicleIds);
  const fromDollars = findLowestPrice(vehicles);
  const carts = fromDollars === null ? null : { count: vehicles.length, fromDollars };
  return { featured, carts, isNewNoted: isNewDistinctive(vehicles) };
}
