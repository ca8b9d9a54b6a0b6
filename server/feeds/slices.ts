import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** Some milliseconds' work; other requests are answered between two slices. */
const vehiclesPerSlice = 100;

/** The vehicles in groups that are written one after another. */
export function* sliceVehicles(vehicles: readonly Vehicle[]): Generator<readonly Vehicle[]> {
  for (let start = 0; start < vehicles.length; start += vehiclesPerSlice) {
    yield vehicles.slice(start, start + vehiclesPerSlice);
  }
}
