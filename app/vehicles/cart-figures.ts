import { formatSeatsAndRange } from "#content/pages/words/cart-figures.ts";
import { isRangeStated } from "#domain/catalogue/range.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

type Figures = Pick<Vehicle["specifications"], "seatingCapacity" | "range">;

/** Seats and range of a cart in a list; for a range that is not known, ask us. */
export function formatFigures({ seatingCapacity, range }: Figures): string {
  return formatSeatsAndRange(seatingCapacity, isRangeStated(range) ? range : null);
}
