import { at } from "./at.ts";

/** A point in a drawing plane, in meters. */
export type Point2 = readonly [number, number];
/** Signed distance in a drawing plane: negative inside. */
export type Distance2 = (x: number, y: number) => number;

export function polygonDistance(corners: readonly Point2[], rounding = 0): Distance2 {
  return (px, py) => {
    let nearest = Infinity;
    let side = 1;
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [xi, yi] = at(corners, i);
      const [xj, yj] = at(corners, j);
      const ex = xj - xi;
      const ey = yj - yi;
      const wx = px - xi;
      const wy = py - yi;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey)));
      nearest = Math.min(nearest, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
      const isAbove = py >= yi;
      const isBelow = py < yj;
      const isLeft = ex * wy > ey * wx;
      if ((isAbove && isBelow && isLeft) || (!isAbove && !isBelow && !isLeft)) side = -side;
    }
    return side * Math.sqrt(nearest) - rounding;
  };
}

export function roundedRectangleDistance(
  center: Point2,
  halfSize: Point2,
  radius: number,
): Distance2 {
  return (x, y) => {
    const qx = Math.abs(x - center[0]) - halfSize[0] + radius;
    const qy = Math.abs(y - center[1]) - halfSize[1] + radius;
    return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - radius;
  };
}

export function circleDistance(center: Point2, radius: number): Distance2 {
  return (x, y) => Math.hypot(x - center[0], y - center[1]) - radius;
}

export function unionOf(...shapes: readonly Distance2[]): Distance2 {
  return (x, y) => shapes.reduce((nearest, shape) => Math.min(nearest, shape(x, y)), Infinity);
}

export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
