import {
  formatRange,
  formatSeats,
  formatSeatsAndRange,
} from "#content/pages/words/cart-figures.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { isRangeStated } from "#domain/catalogue/range.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

type Specifications = Vehicle["specifications"];
type Figures = Pick<Specifications, "seatingCapacity" | "range">;

/** Seats and range of a cart in a list; for a range that is not known, ask us. */
function formatFigures({ seatingCapacity, range }: Figures): string {
  return formatSeatsAndRange(seatingCapacity, findRange(range));
}

type CardFacts = Pick<Vehicle, "streetLegal"> & { specifications: Figures };

/** "4 seats, 45-mile range" and "Street-legal: ask us", each on its line. */
export function formatCardFacts({ specifications, streetLegal }: CardFacts): string {
  return `${formatFigures(specifications)}\n${streetLegalTexts[streetLegal].card}`;
}

/** Seats, range and battery, each by itself, for carts that are compared column by column. */
export function listFigures({ seatingCapacity, range, batteryType }: Specifications) {
  return {
    seats: formatSeats(seatingCapacity),
    range: formatRange(findRange(range)),
    battery: batteryType,
  };
}

function findRange(range: string): string | null {
  return isRangeStated(range) ? range : null;
}
