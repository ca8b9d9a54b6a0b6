import { addHours, countDays, countHours } from "#domain/calendar/wall-time.ts";
import { addDays } from "#domain/calendar/calendar-day.ts";
import {
  destinationSize,
  findDestination,
  toDestinationValue,
} from "#domain/delivery/delivery-reference.ts";
import type { DeliveryPlace } from "#domain/delivery/destination.ts";
import { readReference, writeReference } from "#domain/inquiry/reference-code.ts";
import type { RentalRequest } from "./rental-estimate.ts";
import type { RentalClass } from "./rental-quote.ts";

const letter = "R";
/** Days are counted from here; the references last until 2038. */
const firstDay = "2026-11-01";

/** The order of the values is the format of every reference that was ever read out. */
const classIds = ["4-seater", "6-seater", "utility"] as const satisfies RentalClass["id"][];
const sizes = {
  rentalClass: 4,
  additionalDrivers: 3,
  isRush: 2,
  day: 4_096,
  hour: 24,
  durationHours: 30 * 24 + 1,
};

const allSizes = [...Object.values(sizes), destinationSize];

/**
 * A rental as a reference to read out, such as "R7K2-M9XQ-4TCA". It holds what the visitor chose
 * and no price: whoever opens it computes the price by the terms of that day.
 * @throws RangeError for a day before November 2026 or after 2037, and for parts of an hour.
 */
export function writeRentalReference(request: RentalRequest): string {
  const { rentalClass, from, to, destination, additionalDrivers, isRush } = request;
  return writeReference(letter, [
    { value: classIds.indexOf(rentalClass.id), size: sizes.rentalClass },
    { value: additionalDrivers, size: sizes.additionalDrivers },
    { value: isRush ? 1 : 0, size: sizes.isRush },
    { value: countDays(firstDay, from.day), size: sizes.day },
    { value: from.hour, size: sizes.hour },
    { value: countHours(from, to), size: sizes.durationHours },
    { value: toDestinationValue(destination), size: destinationSize },
  ]);
}

/** The rental of a reference, however it was typed; null for a wrong one or a place that is gone. */
export function readRentalReference(
  typed: string,
  classes: readonly RentalClass[],
  places: readonly DeliveryPlace[],
): RentalRequest | null {
  const values = readReference(letter, typed, allSizes);
  if (!values) return null;
  const [classIndex, additionalDrivers, rush, dayNumber, hour, durationHours, target] = values;
  const rentalClass = classes.find(({ id }) => id === classIds[classIndex ?? -1]);
  const destination = findDestination(target ?? -1, places);
  if (!rentalClass || !destination || additionalDrivers === undefined) return null;
  if (dayNumber === undefined || hour === undefined || !durationHours) return null;
  const from = { day: addDays(firstDay, dayNumber), hour };
  const to = addHours(from, durationHours);
  return { rentalClass, from, to, destination, additionalDrivers, isRush: rush === 1 };
}
