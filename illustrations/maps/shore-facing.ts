import { toCompassDirection, earthRadiusMiles } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { Coordinates } from "#domain/geography/place.ts";

/** A closed boundary as [longitude, latitude] pairs; a hole is a ring like any other. */
export type LandRing = readonly (readonly number[])[];

/** Water within this reach decides; a place back from the shore is judged by the wider one. */
const reachesMiles = [6, 14];
const bearingStepDegrees = 5;
const rings = 10;
/** Below a tenth of the circle the water seen is a creek's. */
const waterShareMin = 0.1;
/** Length of the mean direction, 0 to 1; below it the water is all round. */
const leanMin = 0.25;

/**
 * The side of a place on which the sea is (or a sound or a bay: the atlas does not tell them apart),
 * from the boundaries of all land within 15 miles: the mean direction of the water on a grid of
 * bearings.
 */
export function facingOfShore(place: Coordinates, land: readonly LandRing[]): ShoreFacing {
  for (const reachMiles of reachesMiles) {
    const facing = facingWithin(place, land, reachMiles);
    if (facing.kind !== "inland") return facing;
  }
  return { kind: "inland" };
}

function facingWithin(
  place: Coordinates,
  land: readonly LandRing[],
  reachMiles: number,
): ShoreFacing {
  let [samples, water, east, north] = [0, 0, 0, 0];
  for (let bearing = 0; bearing < 360; bearing += bearingStepDegrees) {
    for (let ring = 1; ring <= rings; ring++) {
      samples++;
      if (isOnLand(destination(place, bearing, (reachMiles * ring) / rings), land)) continue;
      water++;
      east += Math.sin((bearing * Math.PI) / 180);
      north += Math.cos((bearing * Math.PI) / 180);
    }
  }
  const waterShare = water / samples;
  if (waterShare < waterShareMin) return { kind: "inland" };
  if (Math.hypot(east, north) / water < leanMin) return { kind: "all-round", waterShare };
  const bearingDegrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
  return {
    kind: "one-side",
    bearingDegrees,
    direction: toCompassDirection(bearingDegrees),
    waterShare,
  };
}

/**
 * Whether a point is on land, by the even-odd rule over all rings at once, so that holes count and
 * neighboring states may be given together. Plane geometry on degrees: exact to the atlas at this size.
 */
export function isOnLand(point: Coordinates, land: readonly LandRing[]): boolean {
  let inside = false;
  for (const ring of land) {
    for (let index = 0; index < ring.length; index++) {
      const [x1 = 0, y1 = 0] = ring[index] ?? [];
      const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
      if (y1 > point.lat === y2 > point.lat) continue;
      if (point.lng < ((x2 - x1) * (point.lat - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

/** The point reached from `from` by going `miles` on an initial bearing. */
export function destination(from: Coordinates, bearingDegrees: number, miles: number): Coordinates {
  const arc = miles / earthRadiusMiles;
  const bearing = toRadians(bearingDegrees);
  const fromLat = toRadians(from.lat);
  const lat = Math.asin(
    Math.sin(fromLat) * Math.cos(arc) + Math.cos(fromLat) * Math.sin(arc) * Math.cos(bearing),
  );
  const lngStep = Math.atan2(
    Math.sin(bearing) * Math.sin(arc) * Math.cos(fromLat),
    Math.cos(arc) - Math.sin(fromLat) * Math.sin(lat),
  );
  return { lat: (lat * 180) / Math.PI, lng: from.lng + (lngStep * 180) / Math.PI };
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
