import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import { polygonDistance, roundedRectangleDistance, smoothStep } from "#carts/geometry/distance.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import { withRolledEdges } from "#carts/geometry/edges.ts";
import { probeAlongX } from "#carts/geometry/probe.ts";
import type { ControlMesh } from "#carts/geometry/spline-surface.ts";
import { mirrorHalfNet, splineSurface } from "#carts/geometry/spline-surface.ts";
import { offsetSurface } from "#carts/geometry/surface.ts";
import type { Point, Surface } from "#carts/geometry/surface.ts";
import { clipSurface, splitSurface } from "#carts/geometry/trim.ts";
import type { TrimDistance } from "#carts/geometry/trim.ts";
import type { FrontStyle, RearStyle } from "#carts/specification/specification.ts";
import { archOpening } from "./front.ts";
import { addPanel, addPanels, addUnderside, far, shutLineCut } from "./panels.ts";
import { rearControlMesh } from "./rear-control-mesh.ts";

/** How a style bends the control mesh; `tail` grows from 0 at the axle to 1 at the end. */
const bends: Record<RearStyle, (point: Point, tail: number, column: number) => Point> = {
  rounded: (point) => point,
  /** The shoulder line climbs and the tail is cut forward below it: off-road and sporty bodies. */
  kicked: ([x, y, z], tail, column) => {
    const shoulder = smoothStep(0.6, 0.7, y);
    const under = 1 - smoothStep(0.34, 0.56, y);
    return [
      x + 0.06 * tail * under - 0.012 * tail * shoulder,
      y + 0.012 * tail * shoulder + 0.045 * tail * under * smoothStep(2, 4, column),
      z + 0.014 * tail * shoulder * smoothStep(1, 3, column),
    ];
  },
  /** Straight down and square: the people mover and the utility cart. */
  upright: ([x, y, z], tail, column) => [
    x - 0.05 * tail * smoothStep(2.5, 5, column),
    y,
    z + 0.02 * tail * smoothStep(2, 4, column),
  ],
};

const tailLamps: Record<RearStyle, { outline: Point2[]; line: Point2[] }> = {
  rounded: {
    outline: [
      [0.47, 0.555],
      [0.48, 0.635],
      [0.575, 0.625],
      [0.6, 0.56],
      [0.575, 0.53],
    ],
    line: [
      [0.5, 0.592],
      [0.53, 0.592],
      [0.555, 0.592],
      [0.575, 0.592],
    ],
  },
  kicked: {
    outline: [
      [0.4, 0.6],
      [0.4, 0.645],
      [0.585, 0.65],
      [0.61, 0.56],
      [0.59, 0.5],
      [0.56, 0.5],
      [0.555, 0.6],
    ],
    line: [
      [0.42, 0.622],
      [0.5, 0.625],
      [0.56, 0.622],
      [0.58, 0.58],
      [0.578, 0.53],
    ],
  },
  upright: {
    outline: [
      [0.52, 0.46],
      [0.52, 0.65],
      [0.59, 0.65],
      [0.6, 0.46],
    ],
    line: [
      [0.556, 0.49],
      [0.556, 0.53],
      [0.556, 0.58],
      [0.556, 0.625],
    ],
  },
};

/** Height under which the rear body is black plastic; off-road bodies wear more of it. */
const claddingY: Record<FrontStyle, number> = {
  city: 0.385,
  rover: 0.45,
  ranger: 0.445,
  classic: 0.36,
  carrier: 0.39,
  utility: 0.5,
  max: 0.44,
};
const tailCladdingY = 0.455;

export function* addRear(cart: CartAssembly): Generator<void> {
  const { rear, front } = cart.specification;
  const shift = cart.layout.rearShift;
  cart.beginPart("rear-body");
  const net = rearHalfNet(cart);
  const surface = splineSurface(mirrorHalfNet(net), cart.segments(96), cart.segments(104));
  yield;
  const opened = clipSurface(surface, archOpening(cart, -cart.layout.wheelbase));
  yield;
  const portShape = roundedRectangleDistance([-1.19 + shift, 0.53], [0.052, 0.042], 0.02);
  const port = yield* splitSurface(
    opened,
    ([x, y], normal) => (normal[2] < -0.2 ? portShape(x, y) : 0.2),
    0.0016,
  );
  cart.addSurface(withRolledEdges(offsetSurface(port.inside, 0.001), 0.012, 0.003), "gloss");
  const lampShape = polygonDistance(tailLamps[rear].outline, 0.012);
  const lamp = yield* splitSurface(port.outside, ([x, y, z], normal) =>
    x < -1.95 + shift && normal[0] < -0.05 ? lampShape(Math.abs(z), y) : 0.2,
  );
  yield;
  addUnderside(cart, lamp.outside);
  const cladding = yield* splitSurface(
    lamp.outside,
    ([x, y]) =>
      y - (x < -1.5 + shift ? Math.max(tailCladdingY, claddingY[front]) : claddingY[front]),
    shutLineCut,
  );
  yield;
  yield* addPanels(cart, cladding.outside, rearSeams(shift), "paint");
  addPanel(cart, cladding.inside, "plastic");
  cart.box({ size: [0.008, 0.13, 0.62], radius: 0.03, at: [-0.927 + shift, 0.5, 0] }, "plastic");
  yield;
  cart.beginPart("tail-lamps");
  cart.addSurface(withRolledEdges(offsetSurface(lamp.inside, 0.002), 0.02, 0.004), "red");
  addTailLines(cart, surface, tailLamps[rear].line);
}

/** Between the deck's lid and the sides, and between the seat's stand and the quarter panel. */
function rearSeams(shift: number): TrimDistance[] {
  return [
    ([x, y], normal) => (normal[1] < 0.75 || x < -1.7 + shift ? y - 0.672 : far),
    ([x, y, z]) => (Math.abs(z) > 0.5 && y < 0.672 ? x + 1.42 - shift + 0.2 * (y - 0.6) : far),
  ];
}

function rearHalfNet(cart: CartAssembly): ControlMesh {
  const { rearShift, forwardRows } = cart.layout;
  const bend = bends[cart.specification.rear];
  return rearControlMesh.map((row) =>
    row.map((point, column) => {
      const [x, y, z] = bend(point, smoothStep(-1.7, -2.08, point[0]), column);
      const isBehind = x < -1.34 || forwardRows > 1;
      const shift = isBehind ? rearShift : rearShift * smoothStep(-0.9, -1.36, x);
      return [x + shift, y, z];
    }),
  );
}

function addTailLines(cart: CartAssembly, surface: Surface, line: Point2[]): void {
  for (const side of bothSides) {
    const points = line.map(([z, y]): Point => {
      const { position, normal } = probeAlongX(surface, y, z * side, -1);
      return [
        position[0] + normal[0] * 0.004,
        position[1] + normal[1] * 0.004,
        position[2] + normal[2] * 0.004,
      ];
    });
    cart.line(points, 0.005, "redLight");
  }
  if (cart.specification.front === "max") addTailBar(cart, surface);
}

/** The premium series joins its tail lamps with one line of light. */
function addTailBar(cart: CartAssembly, surface: Surface): void {
  const points = Array.from({ length: 21 }, (_, index): Point => {
    const z = -0.4 + (0.8 * index) / 20;
    const { position } = probeAlongX(surface, 0.622, z, -1);
    return [position[0] - 0.003, 0.622, z];
  });
  cart.line(points, 0.005, "redLight");
}
