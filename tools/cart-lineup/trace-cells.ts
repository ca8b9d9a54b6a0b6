import { compactPath, simplifyByArea } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";

interface Cells {
  width: number;
  height: number;
  isFilled: (column: number, row: number) => boolean;
}

/** Smaller specks and holes than this, in cells, are left out. */
const cellsMin = 14;
/** A corner that spans less than this with its neighbors is a stair of the grid. */
const cornerAreaMin = 1.6;

/** The borders of the filled cells as one SVG path; holes run the other way round. */
export function traceCells(cells: Cells): string {
  return followBorders(cells)
    .filter((ring) => Math.abs(areaOf(ring)) >= cellsMin)
    .map((ring) => simplifyByArea(ring, cornerAreaMin))
    .filter((ring) => ring.length > 3)
    .map((ring) => `${compactPath(ring.slice(0, -1))}z`)
    .join("");
}

/** Every border between a filled and an empty cell, chained into closed rings. */
function followBorders({ width, height, isFilled }: Cells): PlanePoint[][] {
  const isInside = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < width && row < height && isFilled(column, row);
  const steps = new Map<string, PlanePoint[]>();
  const addStep = (from: PlanePoint, to: PlanePoint) => {
    const key = from.join();
    steps.set(key, [...(steps.get(key) ?? []), to]);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isInside(x, y)) continue;
      if (!isInside(x, y - 1)) addStep([x, y], [x + 1, y]);
      if (!isInside(x + 1, y)) addStep([x + 1, y], [x + 1, y + 1]);
      if (!isInside(x, y + 1)) addStep([x + 1, y + 1], [x, y + 1]);
      if (!isInside(x - 1, y)) addStep([x, y + 1], [x, y]);
    }
  }
  const rings: PlanePoint[][] = [];
  for (const [key, ends] of steps) {
    while (ends.length > 0) {
      const [x = 0, y = 0] = key.split(",").map(Number);
      const ring: PlanePoint[] = [[x, y]];
      let next = ends.pop();
      while (next) {
        ring.push(next);
        next = next.join() === key ? undefined : steps.get(next.join())?.pop();
      }
      rings.push(ring);
    }
  }
  return rings;
}

function areaOf(ring: readonly PlanePoint[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
