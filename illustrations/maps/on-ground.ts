import type { PlanePoint } from "./rolling-ball.ts";

/** Whether a point of the frame is on the ground. */
export type GroundTest = (point: PlanePoint) => boolean;
/** From one row to the next in which the ground is known. */
const rowHeight = 2;

/** Cuts the rings once at every row of a fine grid, and answers for a point by the cuts to its right. */
export function createGroundTest(rings: readonly PlanePoint[][]): GroundTest {
  const cuts = new Map<number, number[]>();
  for (const ring of rings) {
    for (const [index, end] of ring.entries()) addCuts(cuts, ring.at(index - 1) ?? end, end);
  }
  return ([x, y]) => {
    let isInside = false;
    for (const cut of cuts.get(Math.round(y / rowHeight)) ?? []) {
      if (cut > x) isInside = !isInside;
    }
    return isInside;
  };
}

/** Where a side crosses the rows, which lie a little off whole pixels: no corner is on one. */
function addCuts(
  cuts: Map<number, number[]>,
  [startX, startY]: PlanePoint,
  [endX, endY]: PlanePoint,
): void {
  const offset = 0.37;
  const [top, bottom] = [Math.min(startY, endY), Math.max(startY, endY)];
  const first = Math.ceil((top - offset) / rowHeight);
  for (let row = first; row * rowHeight + offset < bottom; row++) {
    const share = (row * rowHeight + offset - startY) / (endY - startY);
    const own = cuts.get(row) ?? [];
    own.push(startX + share * (endX - startX));
    cuts.set(row, own);
  }
}

/** The share of a line that lies on the ground. */
export function shareOnGround(from: PlanePoint, to: PlanePoint, isGround: GroundTest): number {
  // A point for each pixel: a line that is longer at sea must not seem to be more on land.
  const steps = Math.max(24, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1])));
  const points = Array.from({ length: steps }, (_, index): PlanePoint => {
    const share = (index + 0.5) / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
  return points.filter(isGround).length / steps;
}
