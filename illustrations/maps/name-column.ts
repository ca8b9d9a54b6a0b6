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
  /** Where the names begin, or end where `anchor` says so. */
  x: number;
  anchor: "start" | "end";
  /** Of the middle of the first name at most, and of the last. */
  top: number;
  bottom: number;
  /** From one name to the next, the closest first. */
  steps: readonly number[];
}

/** From a name to its line. */
export const leaderGap = 7;
/** The last part of a line, level with its name. */
export const leaderBend = 12;
const firstStep = 8;
/** A pixel of a line on the ground costs as much as so many more in the sea. */
const groundCost = 3;
/** What names that stand as close as they may cost, as a share. */
const closeCost = 0.15;

/**
 * Names below each other in one column in the sea, each on the line from its place, as a chart has them:
 * at an even distance, where the lines are shortest and in the sea, and with lines that do not cross.
 * None where the column is too short for them: then dots must do.
 */
export function nameInColumn(
  places: readonly ColumnPlace[],
  { x, anchor, top, bottom, steps }: Column,
  isGround: GroundTest,
): ColumnName[] {
  if ((places.length - 1) * Math.min(...steps) > bottom - top) return [];
  const lineX = x + (anchor === "start" ? -1 : 1) * (leaderGap + leaderBend);
  let best: { names: ColumnName[]; cost: number } = { names: [], cost: Infinity };
  for (const step of steps) {
    const lastFirst = Math.max(top, bottom - (places.length - 1) * step);
    for (let first = top; first <= lastFirst; first += firstStep) {
      const order = untangle(places, lineX, first, step);
      const names = order.map((place, index) => {
        return { ...place, labelX: x, labelY: Math.round(first + index * step) };
      });
      const reach = names.reduce((sum, { x: fromX, y, labelY }) => {
        const share = shareOnGround([fromX, y], [lineX, labelY], isGround);
        return sum + Math.hypot(lineX - fromX, labelY - y) * (1 + groundCost * share);
      }, 0);
      const cost = reach * (1 + closeCost * (1 - step / Math.max(...steps)));
      if (cost < best.cost) best = { names, cost };
    }
  }
  return best.names;
}

/** Exchanges the heights of two names until no exchange makes their lines shorter: then none cross. */
function untangle(
  places: readonly ColumnPlace[],
  lineX: number,
  first: number,
  step: number,
): ColumnPlace[] {
  const order = places.toSorted((one, other) => one.y - other.y);
  const reach = (place: ColumnPlace, index: number) =>
    Math.hypot(lineX - place.x, first + index * step - place.y);
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (let low = 1; low < order.length; low++) {
      for (let high = 0; high < low; high++) {
        const [one, other] = [order[high], order[low]];
        if (!one || !other) continue;
        const now = reach(one, high) + reach(other, low);
        if (reach(one, low) + reach(other, high) < now - 1e-6) {
          [order[high], order[low]] = [other, one];
          isChanged = true;
        }
      }
    }
  }
  return order;
}

/** Whether a point of the frame is on the ground. */
export type GroundTest = (point: PlanePoint) => boolean;
const groundGrid = 4;

/** Answers for the points of a grid, each once. */
export function createGroundTest(rings: readonly PlanePoint[][]): GroundTest {
  const known = new Map<string, boolean>();
  return ([x, y]) => {
    const point: PlanePoint = [
      Math.round(x / groundGrid) * groundGrid + 0.37,
      Math.round(y / groundGrid) * groundGrid + 0.37,
    ];
    const key = point.join(" ");
    const found = known.get(key) ?? isWithin(point, rings);
    known.set(key, found);
    return found;
  };
}

/** The share of a line that lies on the ground. */
export function shareOnGround(from: PlanePoint, to: PlanePoint, isGround: GroundTest): number {
  const steps = 24;
  const points = Array.from({ length: steps }, (_, index): PlanePoint => {
    const share = (index + 0.5) / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return points.filter(isGround).length / steps;
}

/** Whether a ray from the point to the right crosses the rings an odd number of times. */
function isWithin([x, y]: PlanePoint, rings: readonly PlanePoint[][]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, [endX, endY]] of ring.entries()) {
      const [startX, startY] = ring.at(index - 1) ?? [0, 0];
      const isCrossed = startY > y !== endY > y;
      if (isCrossed && x < startX + ((y - startY) / (endY - startY)) * (endX - startX)) {
        isInside = !isInside;
      }
    }
  }
  return isInside;
}
