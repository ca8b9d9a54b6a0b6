import type { RoadDistance } from "./delivery.ts";

/** The places with the shortest roads to the showroom, nearest first; none across the water. */
export function findShortestDrives<Place>(
  places: readonly Place[],
  distanceOf: (place: Place) => RoadDistance,
  countMax: number,
): { place: Place; miles: number }[] {
  return places
    .flatMap((place) => {
      const distance = distanceOf(place);
      return "miles" in distance ? [{ place, miles: distance.miles }] : [];
    })
    .toSorted((one, other) => one.miles - other.miles)
    .slice(0, countMax);
}
