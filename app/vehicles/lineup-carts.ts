import { lineupCells, type LineupCell } from "#content/vehicles/lineup-picture.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** A cart of the lineup, with its place in the lineup's picture. */
export interface LineupCart {
  id: string;
  /** Without the brand. */
  name: string;
  priceDollars: number;
  cell: LineupCell;
}

/** The carts of the lineup with as many seats, the shortest first. */
export interface LineupGroup {
  seats: number;
  carts: LineupCart[];
}

/** The vehicles that are in the lineup's picture, by their seats. */
export function listLineup(
  vehicles: readonly Pick<Vehicle, "id" | "name" | "price" | "specifications">[],
): LineupGroup[] {
  const drawn = vehicles.flatMap(({ id, name, price, specifications }) => {
    const cell = lineupCells.get(id);
    if (!cell) return [];
    const cart = {
      id,
      name: name.replace(/^(?:denago|evolution) /i, ""),
      priceDollars: price,
      cell,
    };
    return { seats: specifications.seatingCapacity, cart };
  });
  const seatCounts = [...new Set(drawn.map(({ seats }) => seats))].toSorted((a, b) => a - b);
  return seatCounts.map((seats) => ({
    seats,
    carts: drawn
      .flatMap((one) => (one.seats === seats ? one.cart : []))
      .toSorted((one, other) => one.cell.lengthFeet - other.cell.lengthFeet),
  }));
}
