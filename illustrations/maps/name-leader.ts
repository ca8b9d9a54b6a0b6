import { type GroundTest, shareOnGround } from "./on-ground.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** A line from a place to its name: slanting away from its dot, then level with the name. */
export type Leader = readonly [dot: PlanePoint, bend: PlanePoint, end: PlanePoint];

/** From a name to its line. */
export const leaderGap = 5;

/** The last part of a line, level with its name, at least. */
export const levelMin = 5;

/** The line from a place to a name that begins, or west of its place ends, there: at half a right angle, or steeper where it has no room for that. */
export function drawLeader(
  { x, y }: { x: number; y: number },
  labelX: number,
  labelY: number,
): Leader {
  const isEast = labelX > x;
  const room = Math.max(0, Math.abs(labelX - x) - leaderGap - levelMin);
  const slant = Math.min(Math.abs(labelY - y), room);
  return [
    [x, y],
    [x + (isEast ? slant : -slant), labelY],
    [labelX + (isEast ? -leaderGap : leaderGap), labelY],
  ];
}

/** The corners of a line to a name that ends there: straight, or slanting as far as its bend. */
export function traceLeader(
  { x, y }: { x: number; y: number },
  end: { x: number; y: number; bend?: number },
): PlanePoint[] {
  return [[x, y], ...(end.bend === undefined ? [] : [[end.bend, end.y] as const]), [end.x, end.y]];
}

/** The length of a line, and how much of it lies on the ground. */
export function measureLeader(
  leader: Leader,
  isGround: GroundTest,
): { length: number; onGround: number } {
  const sides = sidesOf(leader).map(([from, to]) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return { length, onGround: length * shareOnGround(from, to, isGround) };
  });
  return {
    length: sides.reduce((sum, side) => sum + side.length, 0),
    onGround: sides.reduce((sum, side) => sum + side.onGround, 0),
  };
}

/** Whether two lines to names cross. */
export function doCross(one: Leader, other: Leader): boolean {
  return sidesOf(one).some(([a, b]) => sidesOf(other).some(([c, d]) => doSidesCross(a, b, c, d)));
}

/** How near a point is to a line. */
export function distanceToLeader(point: PlanePoint, leader: Leader): number {
  const [dot, bend, end] = leader;
  return Math.min(distanceTo(point, dot, bend), distanceTo(point, bend, end));
}

/** Whether a line passes through a box. */
export function doesPass(
  leader: Leader,
  box: { left: number; right: number; top: number; bottom: number },
): boolean {
  const [dot, bend, end] = leader;
  return doesSidePass(dot, bend, box) || doesSidePass(bend, end, box);
}

function sidesOf([dot, bend, end]: Leader) {
  return [
    [dot, bend],
    [bend, end],
  ] as const;
}

function doesSidePass(
  [fromX, fromY]: PlanePoint,
  [toX, toY]: PlanePoint,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): boolean {
  const [low, high] = [Math.min(fromY, toY), Math.max(fromY, toY)];
  if (high < top || low > bottom) return false;
  if (fromY === toY) return Math.max(fromX, toX) >= left && Math.min(fromX, toX) <= right;
  const perRow = (toX - fromX) / (toY - fromY);
  const first = fromX + (Math.max(low, top) - fromY) * perRow;
  const last = fromX + (Math.min(high, bottom) - fromY) * perRow;
  return Math.max(first, last) >= left && Math.min(first, last) <= right;
}

/** How near a point is to a straight line between two others. */
export function distanceTo(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [x, y] = nearestOnSide(point, from, to);
  const [left, below] = [point[0] - x, point[1] - y];
  return Math.sqrt(left * left + below * below);
}

/** The point of a straight line between two others that is nearest to a point. */
export function nearestOnSide([x, y]: PlanePoint, from: PlanePoint, to: PlanePoint): PlanePoint {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  const square = width * width + height * height;
  const along = square === 0 ? 0 : ((x - from[0]) * width + (y - from[1]) * height) / square;
  const share = Math.min(1, Math.max(0, along));
  return [from[0] + width * share, from[1] + height * share];
}

function doSidesCross(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  const side = (p: PlanePoint, q: PlanePoint, r: PlanePoint) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
