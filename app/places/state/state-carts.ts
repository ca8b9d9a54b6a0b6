import { pageScenes } from "#content/places/page-scenes.ts";
import { type PictureView, picturePath, pictureViewsOf } from "#content/vehicles/pictures.ts";
import { findLowestPrice } from "#domain/catalogue/availability.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** A cart's picture above its price. */
export interface PricedCart {
  pictureUrl: string;
  name: string;
}

type PricedVehicle = Pick<Vehicle, "id" | "name" | "inStock" | "price">;

/** The cart with the lowest price, and the four-seater that we rent; missing where we drew none. */
export function chooseStateCarts(vehicles: readonly PricedVehicle[]) {
  const least = findLowestPrice(vehicles);
  const lowest = vehicles.find(({ inStock, price }) => inStock && price === least);
  const rented = vehicles.find(({ id }) => id === pageScenes.rentals.cartId);
  return {
    near: showCart(lowest, "side"),
    pickup: showCart(lowest, "rear"),
    rental: showCart(rented, "side"),
  };
}

function showCart(vehicle: PricedVehicle | undefined, view: PictureView): PricedCart | undefined {
  if (!vehicle || !pictureViewsOf(vehicle.id).includes(view)) return undefined;
  return { pictureUrl: picturePath(vehicle.id, view, 480, "avif"), name: vehicle.name };
}
