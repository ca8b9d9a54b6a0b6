import { at } from "./at.ts";
import { mix } from "./distance.ts";
import type { Point } from "./surface.ts";

/** Straight lines with a round bend before and after every corner. */
export function bentLine(corners: readonly Point[], bend: number, bendSegments: number): Point[] {
  const points: Point[] = [at(corners, 0)];
  for (let i = 1; i < corners.length - 1; i++) {
    const [before, corner, after] = [at(corners, i - 1), at(corners, i), at(corners, i + 1)];
    const reach = Math.min(bend, distance(before, corner) * 0.45, distance(corner, after) * 0.45);
    const from = pointBetween(corner, before, reach / distance(before, corner));
    const to = pointBetween(corner, after, reach / distance(corner, after));
    for (let step = 0; step <= bendSegments; step++) {
      const t = step / bendSegments;
      points.push(pointBetween(pointBetween(from, corner, t), pointBetween(corner, to, t), t));
    }
  }
  points.push(at(corners, corners.length - 1));
  return points;
}

/** A centripetal Catmull-Rom curve: it passes through every point and makes no loops between them. */
export function smoothLine(points: readonly Point[], segments: number, isClosed = false): Point[] {
  const spans = isClosed ? points.length : points.length - 1;
  const perSpan = Math.max(1, Math.round(segments / spans));
  const result: Point[] = [];
  for (let span = 0; span < spans; span++) {
    const neighbors = [-1, 0, 1, 2].map((step) => neighborAt(points, span + step, isClosed));
    const [p0, p1, p2, p3] = neighbors as [Point, Point, Point, Point];
    for (let step = 0; step < perSpan; step++) {
      result.push(pointOnSpan(p0, p1, p2, p3, step / perSpan));
    }
  }
  if (!isClosed) result.push(at(points, points.length - 1));
  return result;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function pointBetween(a: Point, b: Point, share: number): Point {
  return [mix(a[0], b[0], share), mix(a[1], b[1], share), mix(a[2], b[2], share)];
}

/** Beyond the ends of an open line its first and last steps go on. */
function neighborAt(points: readonly Point[], index: number, isClosed: boolean): Point {
  const count = points.length;
  if (isClosed) return at(points, (index + count) % count);
  if (index < 0) return pointBetween(at(points, 0), at(points, 1), -1);
  if (index >= count) return pointBetween(at(points, count - 1), at(points, count - 2), -1);
  return at(points, index);
}

function pointOnSpan(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const pace = (a: Point, b: Point) => Math.max(1e-4, Math.sqrt(distance(a, b)));
  const [d0, d1, d2] = [pace(p0, p1), pace(p1, p2), pace(p2, p3)];
  const along = (k: 0 | 1 | 2) => {
    const leave = ((p1[k] - p0[k]) / d0 - (p2[k] - p0[k]) / (d0 + d1) + (p2[k] - p1[k]) / d1) * d1;
    const arrive = ((p2[k] - p1[k]) / d1 - (p3[k] - p1[k]) / (d1 + d2) + (p3[k] - p2[k]) / d2) * d1;
    const a = 2 * p1[k] - 2 * p2[k] + leave + arrive;
    const b = -3 * p1[k] + 3 * p2[k] - 2 * leave - arrive;
    return ((a * t + b) * t + leave) * t + p1[k];
  };
  return [along(0), along(1), along(2)];
}
