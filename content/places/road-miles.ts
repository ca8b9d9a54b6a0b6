import type { RoadDistance } from "#domain/delivery/delivery.ts";
import roadMiles from "./road-miles.json" with { type: "json" };

const byPlace: Readonly<Record<string, RoadDistance>> = roadMiles.places;
const byTown: Readonly<Record<string, RoadDistance>> = roadMiles.towns;

/**
 * The road from the showroom to a place, such as "new-jersey" and "cape-may".
 * @throws when road-miles.json does not have the place: CONTRIBUTING.md says how to add it.
 */
export function roadDistanceToPlace(stateSlug: string, placeSlug: string): RoadDistance {
  return requireDistance(byPlace, `${stateSlug}/${placeSlug}`);
}

/** The road from the showroom to a town of Delaware. @throws as for a place. */
export function roadDistanceToTown(slug: string): RoadDistance {
  return requireDistance(byTown, slug);
}

function requireDistance(distances: typeof byPlace, key: string): RoadDistance {
  const distance = distances[key];
  if (!distance) throw new Error(`content/places/road-miles.json has no distance for ${key}`);
  return distance;
}
