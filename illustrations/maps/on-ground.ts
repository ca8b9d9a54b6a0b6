import type { PlanePoint } from "./rolling-ball.ts";

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
