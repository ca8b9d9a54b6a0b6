import { type GroundTest, shareOnGround } from "./on-ground.ts";
import type { PlanePoint } from "./rolling-ball.ts";

export interface ColumnPlace {
  name: string;
  x: number;
  y: number;
}

/** A name in the column, and the thin line from its place. */
export interface ColumnName extends ColumnPlace {
  labelX: number;
  labelY: number;
}

interface Column {
  /** Where the names begin, or end where they lie west of their places. */
  x: number;
  /** Of the middle of the first name at most, and of the last. */
  top: number;
  bottom: number;
  /** From one name to the next, the closest first. */
  steps: readonly number[];
}

/** From a name to its line. */
const leaderGap = 7;
/** The last part of a line, level with its name, is this long at least. */
const leaderLevelMin = 12;
const firstStep = 8;
/** A pixel of a line on the ground costs as much as so many more in the sea. */
const groundCost = 3;
/** What names that stand as close as they may cost, as a share. */
const closeCost = 0.6;
/** What a line costs that crosses another, and one that all but touches the dot of another, in pixels. */
const crossingCost = 2000;
const touchCost = 300;
/** What two names cost of which the upper one's place lies farther south, for each pixel it does. */
const southFirstCost = 15;
/** A line nearer than this to a dot touches it. */
const touchReach = 5;

/** A line from a place to its name: slanting away from its dot, then level with the name. */
export type Leader = readonly [dot: PlanePoint, bend: PlanePoint, end: PlanePoint];

/** The line from a place to a name at this height of a column. */
export function drawLeader({ x, y }: ColumnPlace, labelX: number, labelY: number): Leader {
  const isEast = labelX > x;
  const end = labelX + (isEast ? -leaderGap : leaderGap);
  const slant = Math.min(Math.abs(labelY - y), Math.max(0, Math.abs(end - x) - leaderLevelMin));
  return [
    [x, y],
    [x + (isEast ? slant : -slant), labelY],
    [end, labelY],
  ];
}

/**
 * Names below each other in one column in the sea, each on the line from its place, as a chart has them:
 * at an even distance, where the lines are shortest and in the sea, and with lines that do not cross.
 * None where the column is too short for them: then dots must do.
 */
export function nameInColumn(
  places: readonly ColumnPlace[],
  { x, top, bottom, steps }: Column,
  isGround: GroundTest,
): { names: ColumnName[]; cost: number } {
  if ((places.length - 1) * Math.min(...steps) > bottom - top) return { names: [], cost: Infinity };
  let best: { names: ColumnName[]; cost: number } = { names: [], cost: Infinity };
  for (const step of steps) {
    const lastFirst = Math.max(top, bottom - (places.length - 1) * step);
    for (let first = top; first <= lastFirst; first += firstStep) {
      const heights = places.map((_, index) => Math.round(first + index * step));
      const found = arrange(places, { x, heights, isGround });
      const cost = found.cost * (1 + closeCost * (1 - step / Math.max(...steps)));
      if (cost < best.cost) best = { names: found.names, cost };
    }
  }
  return best;
}

interface Arrangement {
  x: number;
  /** From the first name to the last. */
  heights: readonly number[];
  isGround: GroundTest;
}

/** Exchanges the heights of two neighbors in the column until no exchange makes the lines better. */
function arrange(
  places: readonly ColumnPlace[],
  { x, heights, isGround }: Arrangement,
): { names: ColumnName[]; cost: number } {
  // From north to south, and where a shore runs slantwise, from its near end to its far one.
  const orders = [
    places.toSorted((one, other) => one.y - other.y),
    places.toSorted((one, other) => one.y - other.y - (one.x - other.x) * Math.sign(x - one.x)),
  ];
  const known = new Map<ColumnPlace, PricedLeader[]>(places.map((place) => [place, []]));
  const leaderOf = (place: ColumnPlace, index: number): PricedLeader => {
    const own = known.get(place) ?? [];
    const leader = drawLeader(place, x, heights[index] ?? 0);
    return (own[index] ??= { leader, cost: costOf(leader, isGround) });
  };
  const found = orders.map((order) => improve(order, leaderOf));
  const [best] = found.toSorted((one, other) => one.cost - other.cost);
  const names = best?.order.map((place, index) => {
    return { ...place, labelX: x, labelY: heights[index] ?? 0 };
  });
  return { names: names ?? [], cost: best?.cost ?? Infinity };
}

interface PricedLeader {
  leader: Leader;
  /** Of the line by itself. */
  cost: number;
}

function improve(
  start: readonly ColumnPlace[],
  leaderOf: (place: ColumnPlace, index: number) => PricedLeader,
): { order: ColumnPlace[]; cost: number } {
  const order = [...start];
  const leaders = order.map(leaderOf);
  /** Two lines and what they cost with all others. */
  const costOfTwo = (upper: number, one: PricedLeader, other: PricedLeader) =>
    leaders.reduce(
      (sum, { leader }, index) =>
        index === upper || index === upper + 1
          ? sum
          : sum + costTogether(one.leader, leader) + costTogether(other.leader, leader),
      one.cost + other.cost + costTogether(one.leader, other.leader),
    );
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let upper = 0; upper < order.length - 1; upper++) {
      const [one, other] = [order[upper], order[upper + 1]];
      const [oneLine, otherLine] = [leaders[upper], leaders[upper + 1]];
      if (!one || !other || !oneLine || !otherLine) continue;
      const [newUpper, newLower] = [leaderOf(other, upper), leaderOf(one, upper + 1)];
      const gain = costOfTwo(upper, oneLine, otherLine) - costOfTwo(upper, newUpper, newLower);
      if (gain < 1e-6) continue;
      order.splice(upper, 2, other, one);
      leaders.splice(upper, 2, newUpper, newLower);
      isChanged = true;
    }
  }
  const cost = leaders.reduce((sum, one, index) => {
    const before = leaders.slice(0, index);
    return before.reduce((so, { leader }) => so + costTogether(one.leader, leader), sum + one.cost);
  }, 0);
  return { order, cost };
}

/** How long a line is, and how much of it is on the ground. */
function costOf([dot, bend, end]: Leader, isGround: GroundTest): number {
  return [
    [dot, bend],
    [bend, end],
  ].reduce((sum, [from, to]) => {
    if (!from || !to) return sum;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return sum + length * (1 + groundCost * shareOnGround(from, to, isGround));
  }, 0);
}

/** What two lines cost that cross each other, pass too near to the dot of the other, or name the south first. */
function costTogether(one: Leader, other: Leader): number {
  const [[, oneY], , [, oneEndY]] = one;
  const [[, otherY], , [, otherEndY]] = other;
  const isSouthFirst = (oneY - otherY) * (oneEndY - otherEndY) < 0;
  const order = isSouthFirst ? southFirstCost * Math.abs(oneY - otherY) : 0;
  const isApart =
    Math.max(oneY, oneEndY) + touchReach < Math.min(otherY, otherEndY) ||
    Math.max(otherY, otherEndY) + touchReach < Math.min(oneY, oneEndY);
  if (isApart) return order;
  const touches = [isNear(one[0], other), isNear(other[0], one)].filter(Boolean).length;
  return order + touches * touchCost + (doCross(one, other) ? crossingCost : 0);
}

function isNear(point: PlanePoint, [dot, bend, end]: Leader): boolean {
  return distanceTo(point, dot, bend) < touchReach || distanceTo(point, bend, end) < touchReach;
}

function distanceTo([x, y]: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [width, height] = [to[0] - from[0], to[1] - from[1]];
  const square = width * width + height * height;
  const along = square === 0 ? 0 : ((x - from[0]) * width + (y - from[1]) * height) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from[0] - width * share, y - from[1] - height * share);
}

/** The share of the line to a name that lies on the ground. */
export function leaderOnGround(name: ColumnName, isGround: GroundTest): number {
  const [dot, bend, end] = drawLeader(name, name.labelX, name.labelY);
  const slant = Math.hypot(bend[0] - dot[0], bend[1] - dot[1]);
  const level = Math.abs(end[0] - bend[0]);
  return (
    (slant * shareOnGround(dot, bend, isGround) + level * shareOnGround(bend, end, isGround)) /
    (slant + level)
  );
}

/** Whether two lines to names cross. */
export function doCross(one: Leader, other: Leader): boolean {
  const sides = ([dot, bend, end]: Leader) =>
    [
      [dot, bend],
      [bend, end],
    ] as const;
  return sides(one).some(([a, b]) => sides(other).some(([c, d]) => doSidesCross(a, b, c, d)));
}

function doSidesCross(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  const side = (p: PlanePoint, q: PlanePoint, r: PlanePoint) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
