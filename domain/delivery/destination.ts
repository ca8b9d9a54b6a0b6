import type { RoadDistance } from "./delivery.ts";

/** A place that a visitor can choose from a list. */
export interface DeliveryPlace {
  /** Such as "new-jersey/cape-may". */
  id: string;
  /** With its state, such as "Cape May, NJ". */
  name: string;
  distance: RoadDistance;
}

/** Where a cart goes: picked up at the showroom, to a place of the list, or so many miles away. */
export type Destination =
  { kind: "showroom" } | { kind: "place"; place: DeliveryPlace } | { kind: "miles"; miles: number };

/** The values of a form's place that are no place of the list. */
export const showroomChoice = "showroom";
export const milesChoice = "miles";

/** A longer way than any on this coast is a typing mistake. */
export const typedMilesMax = 2_000;

export type DestinationReading =
  { destination: Destination; error: null } | { destination: null; error: "place" | "miles" };

/**
 * Reads where a cart goes from a form: `place` is an id of the list or one of the two choices, and
 * `miles` is only read when they are typed. `error` names the field that is wrong.
 */
export function readDestination(
  place: string,
  miles: string,
  findPlace: (id: string) => DeliveryPlace | undefined,
): DestinationReading {
  if (place === showroomChoice) return { destination: { kind: "showroom" }, error: null };
  if (place === milesChoice || (place === "" && miles !== "")) {
    const typed = parseMiles(miles);
    return typed === null
      ? { destination: null, error: "miles" }
      : { destination: { kind: "miles", miles: typed }, error: null };
  }
  const found = findPlace(place);
  return found
    ? { destination: { kind: "place", place: found }, error: null }
    : { destination: null, error: "place" };
}

/** The road to a destination; null when the customer picks the cart up. */
export function toRoadDistance(destination: Destination): RoadDistance | null {
  if (destination.kind === "showroom") return null;
  return destination.kind === "miles" ? { miles: destination.miles } : destination.place.distance;
}

/** Miles as people type them: "105", "1,050" or "105.5 miles"; a part of a mile counts as one. */
function parseMiles(text: string): number | null {
  const plain = text
    .replaceAll(",", "")
    .replace(/\s*mi(?:les?)?\.?$/i, "")
    .trim();
  if (!/^\d{1,5}(?:\.\d{1,3})?$/.test(plain)) return null;
  const miles = Math.ceil(Number(plain));
  return miles <= typedMilesMax ? miles : null;
}
