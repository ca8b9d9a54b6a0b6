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

/** "4 seats, 45-mile range" and "Street-legal: ask us", or what `note` says instead, each on its line. */
export function formatCardFacts(
  { specifications, streetLegal }: CardFacts,
  note: string = streetLegalTexts[streetLegal].card,
): string {
  return `${formatFigures(specifications)}\n${note}`;
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
