import { featuredVehicles } from "#content/pages/words/home.ts";
import { parseRangeMiles } from "#domain/catalogue/range.ts";
import { formatDollars } from "#domain/money/money.ts";
import { canGetPlates } from "#domain/catalogue/street-legal.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

type Featured = Pick<Vehicle, "id" | "price" | "streetLegal"> & {
  specifications: Pick<Vehicle["specifications"], "range" | "seatingCapacity">;
};

/** As many a family sits on. */
const familySeats = 4;

/**
 * By its id, what tells each of the featured carts from the others: its plates, the longest range or the
 * lowest price. One that none of these tells apart has none.
 */
export function listReasons(vehicles: readonly Featured[]): Record<string, string> {
  const reasons = featuredVehicles.formatReasons(vehicles.length);
  const isLowest = isFirstBy(vehicles, ({ price }) => -price);
  const isLongest = isFirstBy(
    vehicles,
    ({ specifications }) => parseRangeMiles(specifications.range) ?? 0,
  );
  const told: Record<string, string> = {};
  for (const vehicle of vehicles) {
    if (canGetPlates(vehicle.streetLegal)) told[vehicle.id] = reasons.plates;
    else if (isLongest(vehicle)) told[vehicle.id] = reasons.range;
    else if (isLowest(vehicle))
      told[vehicle.id] = reasons.formatUnder(
        formatDollars(Math.ceil((vehicle.price + 1) / 1000) * 1000),
        vehicle.specifications.seatingCapacity >= familySeats,
      );
  }
  return told;
}

/** Whether one has more of something than each other one. */
function isFirstBy(vehicles: readonly Featured[], measure: (vehicle: Featured) => number) {
  return (one: Featured) =>
    vehicles.length > 1 &&
    vehicles.every((other) => other === one || measure(one) > measure(other));
}
