import { at } from "#carts/geometry/at.ts";
import { smoothStep } from "#carts/geometry/distance.ts";
import type { ControlMesh } from "#carts/geometry/spline-surface.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { frontControlMesh } from "./front-control-mesh.ts";
import type { FrontStyle } from "#carts/specification/specification.ts";

const bumperCornerRise = [
  [0, 0, 0, 0, 0.012, 0.022, 0.03, 0.03],
  [0, 0, 0.004, 0.012, 0.03, 0.05, 0.056, 0.05],
  [0, 0, 0.008, 0.02, 0.045, 0.066, 0.062, 0.05],
];
const valleyDepth = [0, 0.004, 0.016, 0.022, 0.014, 0.008];

/** How a style bends the control mesh, point by point, before the crease is laid. */
type Bend = (point: Point, row: number, column: number) => Point;

interface FrontShape {
  bend: Bend;
  /** 1 is a crisp hood shoulder, 0 a soft one. */
  crease: number;
  /** How deep the valley between hood and fender is; 1 is the study's. */
  valley: number;
}

const isHood = (column: number) => 1 - smoothStep(2, 3.5, column);

const shapes: Record<FrontStyle, FrontShape> = {
  city: {
    crease: 0.6,
    valley: 0.5,
    bend: ([x, y, z], row) => [
      x * (row >= 3 ? 0.94 : 1) - (row >= 7 ? 0.012 : 0) - 0.22 * Math.max(0, x - 0.2) * z * z,
      y + 0.012 * smoothStep(2, 5, row) * (1 - smoothStep(6, 8, row)),
      z,
    ],
  },
  rover: {
    crease: 1,
    valley: 1.15,
    bend: ([x, y, z], row, column) => {
      const nose = smoothStep(2, 4.5, row) * (1 - smoothStep(6.5, 8, row));
      const square = smoothStep(3, 5, row) * (1 - smoothStep(9, 10, row));
      return [
        x + 0.018 * nose + square * (0.16 * z * z * smoothStep(3.5, 6, column) + 0.1 * z * z),
        y + nose * (0.05 * isHood(column) + 0.026),
        z * (1 + 0.07 * nose * isHood(column)),
      ];
    },
  },
  ranger: { crease: 1, valley: 1, bend: (point) => point },
  classic: {
    crease: 0,
    valley: -0.9,
    bend: ([x, y, z], row, column) => {
      const middle = smoothStep(0, 3, row) * (1 - smoothStep(5, 8, row));
      const fender = smoothStep(2, 5, column);
      return [
        x + 0.03 * smoothStep(4, 8, row) - 0.02 * middle * (1 - fender),
        y -
          0.05 * middle * isHood(column) +
          0.035 * middle * fender * (1 - smoothStep(5.5, 7, column)),
        z * (1 + 0.06 * middle * isHood(column)),
      ];
    },
  },
  carrier: {
    crease: 0.25,
    valley: -0.6,
    bend: ([x, y, z], row, column) => {
      const shield = smoothStep(1, 4, row) * (1 - smoothStep(7.5, 9, row));
      const top = smoothStep(1, 3.5, row) * (1 - smoothStep(5, 7.5, row));
      return [
        x * (1 - 0.2 * shield) + 0.03 * smoothStep(7, 9, row),
        y +
          top *
            (0.085 * isHood(column) + 0.06 * (1 - isHood(column)) * (1 - smoothStep(5, 7, column))),
        z * (1 + 0.1 * top * isHood(column)),
      ];
    },
  },
  utility: {
    crease: 1,
    valley: 0.5,
    bend: ([x, y, z], row, column) => {
      const nose = smoothStep(2.5, 4.5, row) * (1 - smoothStep(6, 8, row));
      const square = smoothStep(3, 4.5, row);
      return [
        x + 0.012 * nose + square * z * z * (0.2 + 0.16 * smoothStep(3.5, 6, column)),
        y +
          nose * 0.075 * isHood(column) +
          nose * 0.05 * (1 - isHood(column)) * (1 - smoothStep(5.5, 7, column)),
        z * (1 + 0.1 * smoothStep(1, 4, row) * (1 - smoothStep(6, 9, row)) * isHood(column)),
      ];
    },
  },
  max: {
    crease: 1.15,
    valley: 1.5,
    bend: ([x, y, z], row, column) => {
      const nose = smoothStep(2, 5, row) * (1 - smoothStep(6.5, 8, row));
      const bulge = smoothStep(0, 2, row) * (1 - smoothStep(4, 6, row)) * isHood(column + 1.5);
      return [
        x + 0.035 * nose * (1 - smoothStep(0, 5, column)) + 0.03 * smoothStep(7, 9, row),
        y -
          0.03 * nose * isHood(column) +
          0.02 * bulge +
          0.03 * nose * smoothStep(4, 5, column) * (1 - smoothStep(5.5, 7, column)),
        z * (1 - 0.05 * nose * isHood(column)),
      ];
    },
  },
};

export function frontHalfNet(style: FrontStyle): ControlMesh {
  const { bend, crease, valley } = shapes[style];
  return frontControlMesh.map((points, row) => {
    const bent = points.map(([x, y, z], column): Point => {
      const rise = row >= 8 ? at(at(bumperCornerRise, row - 8), column) : 0;
      const sink = column === 3 ? (valleyDepth[row] ?? 0) * valley : 0;
      return bend([x, y + rise - sink, z], row, column);
    });
    return withShoulder(bent, row, crease);
  });
}

/** Three control points within a centimeter make the crease of the hood's shoulder. */
function withShoulder(points: Point[], row: number, crease: number): Point[] {
  const [x, y, z] = at(points, 2);
  const isOnHood = row <= 6;
  const lift = 0.01 * (row <= 5 ? 1 : 0.5) * crease;
  const spread = 1 + 4 * Math.max(0, 1 - crease);
  const shoulder: Point[] = isOnHood
    ? [
        [x, y + lift * 1.4, z - 0.035 * Math.min(2, spread)],
        [x, y + lift, z - 0.004 * spread],
        [x - 0.003, y - lift * 0.2, z + 0.006 * spread],
      ]
    : [
        [x + 0.004, y, z - 0.035],
        [x, y, z],
        [x - 0.008, y, z + 0.02],
      ];
  return [...points.slice(0, 2), ...shoulder, ...points.slice(3)];
}
