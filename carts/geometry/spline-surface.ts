import { at } from "./at.ts";
import { Surface, crossProduct, normalized, subtract } from "./surface.ts";
import type { Point } from "./surface.ts";

/** Rows of control points; every row has the same number of points. */
export type ControlMesh = Point[][];

/** Weights of the control points that count at one parameter, from the first one on. */
interface Blend {
  first: number;
  weights: number[];
}

/** Sampling distance for tangents, as a share of the patch. */
const tangentStep = 1e-3;

/** A clamped cubic B-spline patch over a control mesh: the surface of the body. */
export function splineSurface(
  net: ControlMesh,
  rowSegments: number,
  columnSegments: number,
  isFlipped = false,
): Surface {
  const surface = new Surface();
  const rowBlends = blendsAlong(net.length, rowSegments);
  const columnBlends = blendsAlong(at(net, 0).length, columnSegments);
  for (const row of rowBlends) {
    for (const column of columnBlends) {
      const alongRows = subtract(
        pointAt(net, row.after, column.here),
        pointAt(net, row.before, column.here),
      );
      const alongColumns = subtract(
        pointAt(net, row.here, column.after),
        pointAt(net, row.here, column.before),
      );
      const normal = isFlipped
        ? crossProduct(alongColumns, alongRows)
        : crossProduct(alongRows, alongColumns);
      surface.addVertex(pointAt(net, row.here, column.here), normalized(normal));
    }
  }
  addGridTriangles(surface, rowSegments, columnSegments, isFlipped);
  return surface;
}

/** Half a net (column 0 on the center line) becomes the whole one. */
export function mirrorHalfNet(half: ControlMesh): ControlMesh {
  return half.map((row) => [
    ...row
      .slice(1)
      .toReversed()
      .map(([x, y, z]): Point => [x, y, -z]),
    ...row,
  ]);
}

function blendsAlong(pointCount: number, segments: number) {
  return Array.from({ length: segments + 1 }, (_, index) => {
    const t = index / segments;
    return {
      here: blendAt(pointCount, t),
      before: blendAt(pointCount, Math.max(0, t - tangentStep)),
      after: blendAt(pointCount, Math.min(1, t + tangentStep)),
    };
  });
}

/** Cox and de Boor's recursion for a clamped uniform knot vector. */
function blendAt(pointCount: number, t: number): Blend {
  const degree = Math.min(3, pointCount - 1);
  const knots = Array.from({ length: pointCount + degree + 1 }, (_, i) =>
    i <= degree ? 0 : i >= pointCount ? pointCount - degree : i - degree,
  );
  const u = Math.min(Math.max(t, 0), 1) * (pointCount - degree);
  let span = degree;
  while (span < pointCount - 1 && u >= at(knots, span + 1)) span++;
  const weights = [1];
  for (let j = 1; j <= degree; j++) {
    let saved = 0;
    for (let r = 0; r < j; r++) {
      const right = at(knots, span + r + 1) - u;
      const left = u - at(knots, span + 1 - j + r);
      const share = at(weights, r) / (right + left);
      weights[r] = saved + right * share;
      saved = left * share;
    }
    weights[j] = saved;
  }
  return { first: span - degree, weights };
}

function pointAt(net: ControlMesh, row: Blend, column: Blend): Point {
  let x = 0;
  let y = 0;
  let z = 0;
  for (let i = 0; i < row.weights.length; i++) {
    const points = at(net, row.first + i);
    const rowWeight = at(row.weights, i);
    for (let j = 0; j < column.weights.length; j++) {
      const weight = rowWeight * at(column.weights, j);
      const point = at(points, column.first + j);
      x += weight * point[0];
      y += weight * point[1];
      z += weight * point[2];
    }
  }
  return [x, y, z];
}

function addGridTriangles(surface: Surface, rows: number, columns: number, isFlipped: boolean) {
  const width = columns + 1;
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const a = i * width + j;
      const [b, c, d] = [a + 1, a + width, a + width + 1];
      if (isFlipped) surface.indices.push(a, b, c, b, d, c);
      else surface.indices.push(a, c, b, b, c, d);
    }
  }
}
