import type { MultiPolygon } from "geojson";
import type { Coordinates } from "#domain/geography/place.ts";
import { createPlane } from "./plane.ts";
import { densify, distance, type PlanePoint, rollAlongShore } from "./rolling-ball.ts";

/** The whole coast at once, in kilometers. */
const coast = createPlane({
  width: 0,
  height: 0,
  center: { lat: 35, lng: -76 },
  kilometersPerPixel: 1,
  groundWidth: 6_000,
  groundHeight: 6_000,
});
/** From the sea off Maine to Florida's border on the Gulf. */
const ends = { from: { lat: 44.75, lng: -66.7 }, to: { lat: 30.28, lng: -87.5 } };
const spacingKilometers = 0.5;
/** Inlets close, so that barrier islands are the shore; the great bays and the Sound stay open. */
const radiusKilometers = 2;
/** An island that the ball does not reach has a shore of its own; a shorter one is an islet. */
const islandKilometersMin = 20;
/** How much of a shore is shown, and over how much its course is averaged; of an island, as shares of its shore. */
const shown = { kilometers: 60, share: 0.5 };
const averaged = { kilometers: 5, share: 0.06 };
/** So many points tell a stretch over which the course is averaged. */
const pointsAveraged = 14;

/** A shore laid level: how far along its course each point is, and how far out to sea from it. */
interface LevelShore {
  points: readonly PlanePoint[];
  along: readonly number[];
  out: readonly number[];
  /** How much of it is shown. */
  kilometers: number;
  /** The points round which it may be shown. */
  first: number;
  end: number;
}

/** The shore round a place with the sea above it: from 0 to 1, or a little farther, y down in the same units. */
export type ShorePieceSearch = (place: Coordinates) => PlanePoint[];

/** Finds the piece of shore that is nearest to a place, with as much of it on each side. */
export function createShorePieceSearch(land: MultiPolygon): ShorePieceSearch {
  const rings = coast
    .trace(land)
    .map((ring) => densify([...ring, ...ring.slice(0, 1)], spacingKilometers));
  const mainland = rollAlongShore(rings.flat(), {
    radiusKilometers,
    start: coast.locate(ends.from),
    end: coast.locate(ends.to),
  });
  const onMainland = new Set(mainland);
  const islands = rings.filter(
    (ring) => lengthOf(ring) > islandKilometersMin && !ring.some((point) => onMainland.has(point)),
  );
  const shores = [layMainland(mainland), ...islands.map(layIsland)];
  return (place) => cutRound(coast.locate(place), shores);
}

function layMainland(line: readonly PlanePoint[]): LevelShore {
  const points = resample(line, averaged.kilometers / pointsAveraged);
  const level = layAlongCourse(points);
  return { points, ...level, kilometers: shown.kilometers, first: 0, end: points.length };
}

/** Gone round three times, so that each of its points has shore on both sides. */
function layIsland(ring: readonly PlanePoint[]): LevelShore {
  const round = resample(ring, (lengthOf(ring) * averaged.share) / pointsAveraged);
  const points = [...round, ...round, ...round];
  const level = layAlongCourse(points);
  const courseLength = (level.along.at(-1) ?? 0) / 3;
  return {
    points,
    ...level,
    kilometers: courseLength * shown.share,
    first: round.length,
    end: 2 * round.length,
  };
}

/**
 * As a strip map does: the course, which is the mean of the shore's near points, is pulled straight. What
 * is left are its capes and inlets, and none hides another.
 */
function layAlongCourse(points: readonly PlanePoint[]): Pick<LevelShore, "along" | "out"> {
  const course = smooth(points, pointsAveraged);
  const along: number[] = [];
  const out = points.map((point, index) => {
    const here = course[index] ?? point;
    const before = course[index - 1] ?? here;
    const after = course[index + 1] ?? here;
    along.push((along.at(-1) ?? 0) + distance(before, here));
    const step = distance(before, after) || 1;
    const [east, south] = [(after[0] - before[0]) / step, (after[1] - before[1]) / step];
    // The sea is on the left of the way.
    return (point[0] - here[0]) * south - (point[1] - here[1]) * east;
  });
  return { along, out };
}

function cutRound(place: PlanePoint, shores: readonly LevelShore[]): PlanePoint[] {
  let best: { gap: number; index: number; shore: LevelShore } | undefined;
  for (const shore of shores) {
    for (let index = shore.first; index < shore.end; index++) {
      const point = shore.points[index];
      const gap = point ? distance(point, place) : Infinity;
      if (!best || gap < best.gap) best = { gap, index, shore };
    }
  }
  if (!best) throw new RangeError("No shore to show");
  const { along, out, kilometers } = best.shore;
  const startMax = (along.at(-1) ?? 0) - kilometers;
  const start = Math.min(Math.max((along[best.index] ?? 0) - kilometers / 2, 0), startMax);
  return along
    .map((at, index): PlanePoint => [(at - start) / kilometers, -(out[index] ?? 0) / kilometers])
    .filter(
      ([x], index, line) => (line[index + 1]?.[0] ?? x) >= 0 && (line[index - 1]?.[0] ?? x) <= 1,
    );
}

/** The mean of each point's neighbors, near ones counting most (a Gaussian). */
function smooth(line: readonly PlanePoint[], sigma: number): PlanePoint[] {
  const reach = sigma * 3;
  const weights = Array.from({ length: 2 * reach + 1 }, (_, index) =>
    Math.exp(-((index - reach) ** 2) / (2 * sigma ** 2)),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return line.map((_, index) => {
    let [x, y] = [0, 0];
    for (const [offset, weight] of weights.entries()) {
      const near = Math.min(line.length - 1, Math.max(0, index + offset - reach));
      x += (line[near]?.[0] ?? 0) * weight;
      y += (line[near]?.[1] ?? 0) * weight;
    }
    return [x / sum, y / sum];
  });
}

/** Points of a line at even distances. */
function resample(line: readonly PlanePoint[], spacing: number): PlanePoint[] {
  const points: PlanePoint[] = [];
  let next = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const length = distance(from, to);
    for (; next <= length; next += spacing) {
      const share = length === 0 ? 0 : next / length;
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    next -= length;
  }
  return points;
}

function lengthOf(line: readonly PlanePoint[]): number {
  return line.reduce((sum, point, index) => sum + distance(line[index - 1] ?? point, point), 0);
}
