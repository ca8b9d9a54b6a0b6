import { nearest, type Neighbor } from "./geography.ts";
import type { Coordinates } from "./place.ts";

/** Which of the places around one are nearby. */
export interface NearbyRule {
  /** As many at most. */
  placesMax: number;
  /** In a straight line. */
  milesMax: number;
  /** As many at least, however far: a lonely place has a list too. */
  placesMin: number;
}

/** What the page of a place lists and its map frames: the places nearby, nearest first. */
export function listNearby<Item extends { coordinates: Coordinates }>(
  from: Coordinates,
  others: readonly Item[],
  { placesMax, milesMax, placesMin }: NearbyRule,
): Neighbor<Item>[] {
  return nearest(from, others, placesMax).filter(
    ({ miles }, index) => index < placesMin || miles <= milesMax,
  );
}
