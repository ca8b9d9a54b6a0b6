import { featuredVehicleIds } from "#content/pages/words/home.ts";
import { homeHeroCartId } from "#content/places/page-scenes.ts";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import {
  chooseFeatured,
  findLowestPrice,
  isNewDistinctive,
} from "#domain/catalogue/availability.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

export interface HomeVehicles {
  /** The cart at the top of the page, in stock and with a front view of ours; undefined without one. */
  hero: Vehicle | undefined;
  /** The carts of the cards, all of them in stock, the lowest price first. */
  featured: Vehicle[];
  /** How many carts there are, and the lowest price of one in stock; null without one. */
  carts: { count: number; fromDollars: number } | null;
  /** Whether NEW tells a cart from others. */
  isNewNoted: boolean;
}

/** The carts that the home page shows; none while the catalogue cannot be read. */
export function chooseHomeVehicles(catalogue: Catalogue | null): HomeVehicles {
  const vehicles = catalogue?.vehicles ?? [];
  const featured = chooseFeatured(vehicles, featuredVehicleIds).toSorted(
    (one, other) => one.price - other.price,
  );
  const fromDollars = findLowestPrice(vehicles);
  const carts = fromDollars === null ? null : { count: vehicles.length, fromDollars };
  const hero = [...chooseFeatured(vehicles, [homeHeroCartId]), ...featured].find(({ id }) =>
    pictureViewsOf(id).includes("front"),
  );
  return { hero, featured, carts, isNewNoted: isNewDistinctive(vehicles) };
}
