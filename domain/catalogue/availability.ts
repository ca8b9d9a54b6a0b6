import { canGetPlates } from "./street-legal.ts";
import type { Vehicle } from "./vehicle.ts";

/** A vehicle that the catalogue had and has no more, as it was when it was removed. */
export interface RemovedVehicle extends Pick<Vehicle, "id" | "name" | "brand" | "price"> {
  seatingCapacity: number;
}

/** Those in stock first, the sold ones after them; both in the order in which they came. */
export function sortInStockFirst<Item extends Pick<Vehicle, "inStock">>(
  vehicles: readonly Item[],
): Item[] {
  return [...vehicles.filter(({ inStock }) => inStock), ...vehicles.filter((one) => !one.inStock)];
}

/** The lowest price among those in stock, in whole dollars; null when none is in stock. */
export function findLowestPrice(
  vehicles: readonly Pick<Vehicle, "inStock" | "price">[],
): number | null {
  const prices = vehicles.filter(({ inStock }) => inStock).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The first vehicle in stock that has the lowest price. */
export function findLowestPriced<Priced extends Pick<Vehicle, "inStock" | "price">>(
  vehicles: readonly Priced[],
): Priced | undefined {
  const least = findLowestPrice(vehicles);
  return vehicles.find(({ inStock, price }) => inStock && price === least);
}

/** The lowest-priced vehicle in stock that can get plates, as far as its record says. */
export function findLowestPricedWithPlates<
  Priced extends Pick<Vehicle, "inStock" | "price" | "streetLegal">,
>(vehicles: readonly Priced[]): Priced | undefined {
  return findLowestPriced(vehicles.filter(({ streetLegal }) => canGetPlates(streetLegal)));
}

/** Whether NEW tells one of these vehicles from another: there is a used one among them. */
export function isNewDistinctive(vehicles: readonly Pick<Vehicle, "isNew">[]): boolean {
  return vehicles.some(({ isNew }) => !isNew);
}

/**
 * The vehicles to put first on the home page and in feeds: as many as there are ids, all of them in
 * stock. Where a named one is sold or removed, the next one in stock that has a picture takes its
 * place, so that the page is not empty after an import of other vehicles.
 */
export function chooseFeatured(vehicles: readonly Vehicle[], ids: readonly string[]): Vehicle[] {
  const inStock = vehicles.filter((vehicle) => vehicle.inStock);
  const named = ids.flatMap((id) => inStock.find((vehicle) => vehicle.id === id) ?? []);
  const others = inStock.filter(({ id, images }) => images.length > 0 && !ids.includes(id));
  return [...named, ...others].slice(0, ids.length);
}

/**
 * What to offer instead of a vehicle that was removed: only what is in stock, with as many seats
 * first, then of the same brand, each nearest in price first.
 */
export function findAlternatives(
  removed: RemovedVehicle,
  vehicles: readonly Vehicle[],
  countMax: number,
): Vehicle[] {
  const rank = (vehicle: Vehicle) =>
    (vehicle.specifications.seatingCapacity === removed.seatingCapacity ? 0 : 2) +
    (vehicle.brand === removed.brand ? 0 : 1);
  const distance = (vehicle: Vehicle) => Math.abs(vehicle.price - removed.price);
  return vehicles
    .filter(({ inStock }) => inStock)
    .toSorted((one, other) => rank(one) - rank(other) || distance(one) - distance(other))
    .slice(0, countMax);
}
