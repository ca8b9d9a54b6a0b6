import { at } from "./at.ts";
import { Surface, recomputeNormals } from "./surface.ts";
import type { Point } from "./surface.ts";

export interface CushionShape {
  width: number;
  height: number;
  thickness: number;
  radius: number;
  widthSegments: number;
  heightSegments: number;
  /** Height above the flat front, for a place in -1 to 1 of width and height. */
  relief: (across: number, up: number) => number;
  /** Last change of the whole shape, such as a taper. */
  warp: (point: Point) => Point;
}

const cornerSegments = 5;

/** A dense rounded box (x width, y height, front to +z) whose front carries a relief. */
export function cushionSurface(shape: CushionShape): Surface {
  const surface = new Surface();
  const { width, height, thickness } = shape;
  const columns = stationsAlong(width, shape.radius, shape.widthSegments);
  const rows = stationsAlong(height, shape.radius, shape.heightSegments);
  const layers = stationsAlong(thickness, shape.radius, 2);
  const vertexAt = vertexFinder(surface, shape);
  const face = (
    first: number[],
    second: number[],
    place: (a: number, b: number) => number,
    isReversed: boolean,
  ) => {
    for (let i = 0; i + 1 < first.length; i++) {
      for (let j = 0; j + 1 < second.length; j++) {
        const [a0, a1] = [at(first, i), at(first, i + 1)];
        const [b0, b1] = [at(second, j), at(second, j + 1)];
        const corners = [place(a0, b0), place(a1, b0), place(a1, b1), place(a0, b1)];
        if (isReversed) corners.reverse();
        const [a, b, c, d] = corners as [number, number, number, number];
        surface.indices.push(a, b, c, a, c, d);
      }
    }
  };
  face(columns, rows, (a, b) => vertexAt(a, b, thickness / 2), false);
  face(columns, rows, (a, b) => vertexAt(a, b, -thickness / 2), true);
  face(columns, layers, (a, b) => vertexAt(a, -height / 2, b), false);
  face(columns, layers, (a, b) => vertexAt(a, height / 2, b), true);
  face(rows, layers, (a, b) => vertexAt(width / 2, a, b), false);
  face(rows, layers, (a, b) => vertexAt(-width / 2, a, b), true);
  recomputeNormals(surface);
  return surface;
}

/** Places along one side, closer together where the box is rounded. */
function stationsAlong(length: number, radius: number, segments: number): number[] {
  const rounding = Math.min(radius, length / 2);
  const places: number[] = [];
  const eased = (i: number) => rounding * (1 - Math.cos((i / cornerSegments) * (Math.PI / 2)));
  for (let i = 0; i <= cornerSegments; i++) places.push(-length / 2 + eased(i));
  for (let i = 1; i < segments; i++) {
    places.push(-length / 2 + rounding + ((length - 2 * rounding) * i) / segments);
  }
  for (let i = cornerSegments; i >= 0; i--) places.push(length / 2 - eased(i));
  return places;
}

function vertexFinder(surface: Surface, shape: CushionShape) {
  const { radius } = shape;
  const inner = [shape.width, shape.height, shape.thickness].map((size) =>
    Math.max(size / 2 - radius, 0.0001),
  );
  const known = new Map<string, number>();
  return (x: number, y: number, z: number): number => {
    const key = `${x.toFixed(5)},${y.toFixed(5)},${z.toFixed(5)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const place = [x, y, z];
    const core = place.map((value, k) => Math.max(-at(inner, k), Math.min(at(inner, k), value)));
    const away = place.map((value, k) => value - at(core, k));
    const length = Math.hypot(...away) || 1;
    const point = core.map((value, k) => value + (at(away, k) / length) * radius) as Point;
    const facing = at(away, 2) / length;
    if (facing > 0.02) {
      const relief = shape.relief(point[0] / (shape.width / 2), point[1] / (shape.height / 2));
      point[2] += relief * Math.min(1, facing * 1.2);
    }
    const vertex = surface.addVertex(shape.warp(point), [0, 0, 0]);
    known.set(key, vertex);
    return vertex;
  };
}
