import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { toRoadMiles } from "#domain/delivery/delivery.ts";
import { greatCircleMiles } from "#domain/geography/geography.ts";
import type { State } from "#domain/geography/place.ts";

/**
 * The places that a chart of few names shows: the nearest and the farthest by road, which the page's prices are
 * of, the first of the state's, which most people look for, then again and again the one farthest from all of
 * these, so that they stand for the whole shore.
 */
export function pickMainPlaces({ slug, places }: State, countMax: number): State["places"] {
  if (places.length <= countMax) return places;
  const milesTo = (place: State["places"][number]) =>
    toRoadMiles(roadDistanceToPlace(slug, place.slug));
  const byRoad = places.toSorted((one, other) => milesTo(one) - milesTo(other));
  const picked = [...new Set([byRoad[0]!, byRoad.at(-1)!, places[0]!])].slice(0, countMax);
  while (picked.length < countMax) {
    const apart = (place: State["places"][number]) =>
      Math.min(
        ...picked.map(({ coordinates }) => greatCircleMiles(place.coordinates, coordinates)),
      );
    picked.push(places.reduce((one, other) => (apart(other) > apart(one) ? other : one)));
  }
  return places.filter((place) => picked.includes(place));
}
