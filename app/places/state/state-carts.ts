import { pageScenes } from "#content/places/page-scenes.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { type PictureView, picturePath, pictureViewsOf } from "#content/vehicles/pictures.ts";
import { findLowestPriced } from "#domain/catalogue/availability.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** A cart's picture above its price. */
export interface PricedCart {
  pictureUrl: string;
  frontPictureUrl: string;
  name: string;
  /** Its page, where the price is its own; a rental is of a kind, not of a model. */
  href?: string;
}

type PricedVehicle = Pick<Vehicle, "id" | "name" | "inStock" | "price">;

/** The cart with the lowest price, and the four-seater that we rent; missing where we drew none. */
export function chooseStateCarts(vehicles: readonly PricedVehicle[]) {
  const lowest = findLowestPriced(vehicles);
  const rented = vehicles.find(({ id }) => id === pageScenes.rentals.cartId);
  return {
    near: lowest && showCart(lowest, "side", vehiclePath(lowest)),
    pickup: lowest && showCart(lowest, "rear"),
    rental: rented && showCart(rented, "side"),
  };
}

function showCart(
  { id, name }: PricedVehicle,
  view: PictureView,
  href?: string,
): PricedCart | undefined {
  if (!pictureViewsOf(id).includes(view)) return undefined;
  return {
    pictureUrl: picturePath(id, view, 480, "avif"),
    frontPictureUrl: picturePath(id, "front", 480, "avif"),
    name,
    ...(href && { href }),
  };
}
