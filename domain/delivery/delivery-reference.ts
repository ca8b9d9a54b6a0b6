import { hashText, readReference, writeReference } from "#domain/inquiry/reference-code.ts";
import { typedMilesMax, type DeliveryPlace, type Destination } from "./destination.ts";

const letter = "D";

/** Values below this are miles; `showroom` is none of either, and places follow by their hash. */
const placesFrom = 4_096;
const placeHashSize = 2 ** 18;
const showroomValue = placesFrom - 1;

/** How many values a destination has in a reference. */
export const destinationSize = placesFrom + placeHashSize;

/** The number that stands for a place in references; no two places may have the same. */
export function hashPlace({ id }: Pick<DeliveryPlace, "id">): number {
  return hashText(id, placeHashSize);
}

/** A destination as a number of a reference, below `destinationSize`. */
export function toDestinationValue(destination: Destination): number {
  if (destination.kind === "showroom") return showroomValue;
  if (destination.kind === "miles") return destination.miles;
  return placesFrom + hashPlace(destination.place);
}

/** The destination of a number; null when it is none, or a place that is gone. */
export function findDestination(
  value: number,
  places: readonly DeliveryPlace[],
): Destination | null {
  if (value === showroomValue) return { kind: "showroom" };
  if (value <= typedMilesMax) return { kind: "miles", miles: value };
  const place = places.find((each) => placesFrom + hashPlace(each) === value);
  return place ? { kind: "place", place } : null;
}

/** A delivery as a reference to read out, such as "D7K2-M9"; it holds no price. */
export function writeDeliveryReference(destination: Destination): string {
  return writeReference(letter, [
    { value: toDestinationValue(destination), size: destinationSize },
  ]);
}

/** The destination of a reference, however it was typed; null for a wrong one. */
export function readDeliveryReference(
  typed: string,
  places: readonly DeliveryPlace[],
): Destination | null {
  const [value] = readReference(letter, typed, [destinationSize]) ?? [];
  return value === undefined ? null : findDestination(value, places);
}
