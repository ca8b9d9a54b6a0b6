import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides, onSide } from "#carts/assembly/cart-assembly.ts";
import { mix } from "#carts/geometry/distance.ts";
import { splineSurface } from "#carts/geometry/spline-surface.ts";
import type { ControlMesh } from "#carts/geometry/spline-surface.ts";
import type { Point } from "#carts/geometry/surface.ts";

const halfWidth = 0.535;

/** Two clear panes that fold at a hinge rail; rubber all round lets them read on a white page. */
export function* addWindshield(cart: CartAssembly): Generator<void> {
  cart.beginPart("windshield");
  for (const [from, to] of [
    [0.005, 0.455],
    [0.475, 0.985],
  ] as const) {
    const net = paneNet(cart, from, to);
    cart.addSurface(splineSurface(net, 6, cart.segments(20)), "glass");
    addPaneFrame(cart, net);
  }
  for (const z of [-0.3, 0.3]) {
    cart.box(
      { size: [0.03, 0.05, 0.06], radius: 0.008, at: panePoint(cart, 0.465, z), lean: 0.3 },
      "plastic",
    );
  }
  yield;
  cart.beginPart("mirrors");
  for (const side of bothSides) addMirror(cart, side);
}

/** A point of the windshield: 0 at the cowl, 1 under the roof. */
function panePoint(cart: CartAssembly, share: number, z: number): Point {
  const bow = 0.035 * (1 - (z / halfWidth) ** 2);
  return [mix(-0.372, -0.58, share) + bow, mix(0.985, cart.layout.roofY - 0.055, share), z];
}

function paneNet(cart: CartAssembly, from: number, to: number): ControlMesh {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) =>
      panePoint(cart, mix(from, to, row / 4), -halfWidth + (2 * halfWidth * column) / 6),
    ),
  );
}

function addPaneFrame(cart: CartAssembly, net: ControlMesh): void {
  const [bottom, top] = [net[0] ?? [], net.at(-1) ?? []];
  cart.line(bottom, 0.009, "frame");
  cart.line(top, 0.009, "frame");
  for (const column of [0, 6]) {
    cart.line(
      net.map((row) => row[column] ?? [0, 0, 0]),
      0.007,
      "frame",
    );
  }
}

function addMirror(cart: CartAssembly, side: 1 | -1): void {
  const arm: Point[] = [
    [-0.43, 1.16, 0.57],
    [-0.43, 1.19, 0.64],
    [-0.42, 1.2, 0.68],
  ];
  cart.tube(
    arm.map((point) => onSide(point, side)),
    0.009,
    0.03,
    "frame",
  );
  const shell = cart.box(
    {
      size: [0.055, 0.1, 0.17],
      radius: 0.028,
      at: [-0.42, 1.225, side * 0.745],
      segments: cart.segments(6),
    },
    "gloss",
  );
  shell.rotation.y = side * 0.12;
  const glass = cart.box(
    { size: [0.004, 0.082, 0.15], radius: 0.002, at: [-0.4485, 1.225, side * 0.742] },
    "chrome",
  );
  glass.rotation.y = side * 0.12;
}
