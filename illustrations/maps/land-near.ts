import { geoBounds } from "d3-geo";
import type { Coordinates } from "#domain/geography/place.ts";
import { type Atlas, ringsOf } from "./atlas.ts";
import type { LandRing } from "./shore-facing.ts";

/** More than 15 miles in every direction, anywhere on this coast. */
const reachDegrees: Coordinates = { lat: 0.35, lng: 0.45 };

/** Finds the boundaries of all land within about 15 miles of a place, whatever its state. */
export function createLandSearch(atlas: Atlas): (place: Coordinates) => LandRing[] {
  const rings = atlas.states
    .flatMap(({ geometry }) => ringsOf(geometry))
    .map((ring) => ({ ring, bounds: geoBounds({ type: "LineString", coordinates: ring }) }));
  return (place) =>
    rings
      .filter(
        ({ bounds: [[west, south], [east, north]] }) =>
          west < place.lng + reachDegrees.lng &&
          east > place.lng - reachDegrees.lng &&
          south < place.lat + reachDegrees.lat &&
          north > place.lat - reachDegrees.lat,
      )
      .map(({ ring }) => ring);
}
