import { at } from "./at.ts";
import { mix } from "./distance.ts";
import { Surface, normalized } from "./surface.ts";
import type { Point } from "./surface.ts";

/** Edges shorter than this (meters) already follow any trim line well enough. */
const shortestHalved = 0.009;
/** No edge of ours is longer than a fifth of this: farther away nothing needs to be looked at. */
const longestHalved = 0.2;

/** Signed distance to a trim line for a point of a surface and its normal: negative inside. */
export type TrimDistance = (position: Point, normal: Point) => number;

/**
 * Cuts a panel out of a surface and leaves a shut line of that gap on both sides. A line that is
 * nearly straight needs no halving of the triangles along it. Pauses between its stages: it is
 * the longest piece of work there is in a cart.
 */
export function* splitSurface(
  surface: Surface,
  distance: TrimDistance,
  gapMeters = 0.0015,
  halvings = 2,
): Generator<void, { inside: Surface; outside: Surface }> {
  let fine = { surface, distances: distancesOf(surface, distance) };
  yield;
  for (let halving = 0; halving < halvings; halving++) {
    fine = refineAlong(fine, distance);
    yield;
  }
  const inside = keepWhere(
    fine.surface,
    fine.distances.map((value) => -value - gapMeters),
  );
  yield;
  const outside = keepWhere(
    fine.surface,
    fine.distances.map((value) => value - gapMeters),
  );
  yield;
  return { inside, outside };
}

/** Keeps the part where the distance is not negative. */
export function clipSurface(surface: Surface, distance: TrimDistance): Surface {
  return keepWhere(surface, distancesOf(surface, distance));
}

function keepWhere(surface: Surface, values: number[]): Surface {
  const result = new Surface();
  const kept = new Int32Array(surface.vertexCount).fill(-1);
  const cuts = new Map<number, number>();
  const keep = (vertex: number) => {
    if (at(kept, vertex) < 0) {
      kept[vertex] = result.addVertex(surface.position(vertex), surface.normal(vertex));
    }
    return at(kept, vertex);
  };
  const cut = (from: number, to: number) => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const key = low * surface.vertexCount + high;
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const share = at(values, low) / (at(values, low) - at(values, high));
    const added = addBetween(result, surface, low, high, share);
    cuts.set(key, added);
    return added;
  };
  for (let i = 0; i < surface.indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => at(surface.indices, i + k)) as [number, number, number];
    const keptCorners = corners.filter((vertex) => at(values, vertex) >= 0).length;
    if (keptCorners === 0) continue;
    if (keptCorners === 3) {
      result.indices.push(keep(corners[0]), keep(corners[1]), keep(corners[2]));
      continue;
    }
    const polygon: number[] = [];
    for (let k = 0; k < 3; k++) {
      const [a, b] = [at(corners, k), at(corners, (k + 1) % 3)];
      const isKept = at(values, a) >= 0;
      if (isKept) polygon.push(keep(a));
      if (isKept !== at(values, b) >= 0) polygon.push(cut(a, b));
    }
    for (let k = 2; k < polygon.length; k++) {
      result.indices.push(at(polygon, 0), at(polygon, k - 1), at(polygon, k));
    }
  }
  return result;
}

/** A surface with the distance to a trim line at each of its vertices. */
interface MeasuredSurface {
  surface: Surface;
  distances: number[];
}

/**
 * Halves the edges near a trim line, so that its corners are not bitten off by coarse triangles.
 * Both triangles of an edge see the same halving, so no crack can open.
 */
function refineAlong(
  { surface, distances }: MeasuredSurface,
  distance: TrimDistance,
): MeasuredSurface {
  const result = new Surface();
  result.positions = surface.positions.slice();
  result.normals = surface.normals.slice();
  const refined = distances.slice();
  const middles = new Map<number, number>();
  const middle = (from: number, to: number) => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const nearest = Math.min(Math.abs(at(distances, low)), Math.abs(at(distances, high)));
    if (nearest > longestHalved) return -1;
    const [p, q] = [surface.position(low), surface.position(high)];
    const length = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    if (length < shortestHalved || nearest > length * 1.2) return -1;
    const key = low * surface.vertexCount + high;
    const known = middles.get(key);
    if (known !== undefined) return known;
    const added = addBetween(result, surface, low, high, 0.5);
    refined.push(distance(result.position(added), result.normal(added)));
    middles.set(key, added);
    return added;
  };
  for (let i = 0; i < surface.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => at(surface.indices, i + k)) as [number, number, number];
    result.indices.push(...dividedTriangle(a, b, c, middle(a, b), middle(b, c), middle(c, a)));
  }
  return { surface: result, distances: refined };
}

/** Triangles of one divided by the middles of its edges (-1 where an edge stays whole). */
function dividedTriangle(
  a: number,
  b: number,
  c: number,
  ab: number,
  bc: number,
  ca: number,
): number[] {
  const halved = [ab, bc, ca].filter((vertex) => vertex >= 0).length;
  if (halved === 0) return [a, b, c];
  if (halved === 3) return [a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca];
  // Turn the triangle until the halved edges are ab, or ab and bc.
  if (ab < 0 || (halved === 2 && bc < 0)) return dividedTriangle(b, c, a, bc, ca, ab);
  if (halved === 1) return [a, ab, c, ab, b, c];
  return [a, ab, c, ab, bc, c, ab, b, bc];
}

function distancesOf(surface: Surface, distance: TrimDistance): number[] {
  return Array.from({ length: surface.vertexCount }, (_, vertex) =>
    distance(surface.position(vertex), surface.normal(vertex)),
  );
}

function addBetween(target: Surface, source: Surface, a: number, b: number, share: number): number {
  const between = (p: Point, q: Point): Point => [
    mix(p[0], q[0], share),
    mix(p[1], q[1], share),
    mix(p[2], q[2], share),
  ];
  return target.addVertex(
    between(source.position(a), source.position(b)),
    normalized(between(source.normal(a), source.normal(b))),
  );
}
