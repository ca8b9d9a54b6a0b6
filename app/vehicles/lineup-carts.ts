import { lineupCells, type LineupCell } from "#content/vehicles/lineup-picture.ts";
import type { Brand, Vehicle } from "#domain/catalogue/vehicle.ts";

/** A cart of the lineup, with its place in the lineup's picture. */
export interface LineupCart {
  id: string;
  /** Without the brand. */
  name: string;
  brand: Brand;
  seats: number;
  priceDollars: number;
  cell: LineupCell;
}

/** The vehicles that are in the lineup's picture, the shortest first. */
export function listLineup(
  vehicles: readonly Pick<Vehicle, "id" | "name" | "brand" | "price" | "specifications">[],
): LineupCart[] {
  return vehicles
    .flatMap(({ id, name, brand, price, specifications }) => {
      const cell = lineupCells.get(id);
      if (!cell) return [];
      return {
        id,
        name: name.replace(/^(?:denago|evolution) /i, ""),
        brand,
        seats: specifications.seatingCapacity,
        priceDollars: price,
        cell,
      };
    })
    .toSorted((one, other) => one.cell.lengthFeet - other.cell.lengthFeet);
}
