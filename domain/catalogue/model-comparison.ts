import { sortInStockFirst } from "./availability.ts";
import { parseRangeMiles } from "./range.ts";
import type { Vehicle } from "./vehicle.ts";

/** Another vehicle compared with the one whose page shows it. */
export interface ModelComparison {
  vehicle: Vehicle;
  /** Whole US dollars; positive where the other one costs more. */
  priceDifferenceDollars: number;
  seatDifference: number;
  /** Null when one of the two has no range in miles. */
  rangeDifferenceMiles: number | null;
}

/**
 * The vehicles a shopper would look at next: first those of the same series, then those with as
 * many seats, each nearest in price first; what is sold comes after all of them.
 */
export function compareModels(
  vehicle: Vehicle,
  catalogue: readonly Vehicle[],
  countMax: number,
): ModelComparison[] {
  const isSibling = (other: Vehicle) =>
    other.brand === vehicle.brand && other.category === vehicle.category;
  const hasSameSeats = (other: Vehicle) =>
    other.specifications.seatingCapacity === vehicle.specifications.seatingCapacity;
  const distance = (other: Vehicle) =>
    (isSibling(other) ? 0 : 1e9) + Math.abs(other.price - vehicle.price);
  const similar = catalogue
    .filter((other) => other.id !== vehicle.id && (isSibling(other) || hasSameSeats(other)))
    .toSorted(
      (one, other) => distance(one) - distance(other) || one.name.localeCompare(other.name),
    );
  return sortInStockFirst(similar)
    .slice(0, countMax)
    .map((other) => compare(vehicle, other));
}

function compare(vehicle: Vehicle, other: Vehicle): ModelComparison {
  const range = parseRangeMiles(vehicle.specifications.range);
  const otherRange = parseRangeMiles(other.specifications.range);
  return {
    vehicle: other,
    priceDifferenceDollars: other.price - vehicle.price,
    seatDifference: other.specifications.seatingCapacity - vehicle.specifications.seatingCapacity,
    rangeDifferenceMiles: range === null || otherRange === null ? null : otherRange - range,
  };
}

/**
 * "2 more seats, 5 fewer miles", or what is the same. The range of the other one on its own where the
 * page's has none in miles, and nothing of it where the other has none: with as many seats, which series
 * that one is of.
 */
export function formatModelDifference(comparison: ModelComparison): string {
  const { vehicle, seatDifference, rangeDifferenceMiles } = comparison;
  const rangeMiles = parseRangeMiles(vehicle.specifications.range);
  const parts: string[] = [];
  if (seatDifference !== 0) {
    const seats = Math.abs(seatDifference);
    parts.push(
      `${seats} ${seatDifference > 0 ? "more" : "fewer"} ${seats === 1 ? "seat" : "seats"}`,
    );
  }
  if (rangeDifferenceMiles === null) {
    if (rangeMiles !== null) parts.push(`${rangeMiles}-mile range`);
  } else if (rangeDifferenceMiles !== 0) {
    const miles = Math.abs(rangeDifferenceMiles);
    const unit = miles === 1 ? "mile" : "miles";
    parts.push(`${miles} ${rangeDifferenceMiles > 0 ? "more" : "fewer"} ${unit}`);
  }
  const text = parts.join(", ");
  if (text === "") {
    return rangeDifferenceMiles === null
      ? `${vehicle.category} series, same seats`
      : "Same seats and range";
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
