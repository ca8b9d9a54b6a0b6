import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides, onSide } from "#carts/assembly/cart-assembly.ts";
import type { Point } from "#carts/geometry/surface.ts";

/** A tube guard before the nose; the utility cart's is a plain bar. */
export function* addBrushGuard(cart: CartAssembly): Generator<void> {
  const { hasBrushGuard, front } = cart.specification;
  if (hasBrushGuard) {
    cart.beginPart("brush-guard");
    if (front === "utility") addWorkBar(cart);
    else addHoop(cart);
  }
  yield;
}

function addHoop(cart: CartAssembly): void {
  const x = 0.56;
  cart.tube(
    [
      [0.4, 0.36, 0.24],
      [x, 0.37, 0.24],
      [x + 0.005, 0.6, 0.235],
      [x - 0.02, 0.665, 0.2],
      [x - 0.02, 0.665, -0.2],
      [x + 0.005, 0.6, -0.235],
      [x, 0.37, -0.24],
      [0.4, 0.36, -0.24],
    ],
    0.0185,
    0.07,
    "frame",
  );
  cart.tube(
    [
      [x, 0.47, -0.235],
      [x, 0.47, 0.235],
    ],
    0.013,
    0,
    "frame",
  );
  for (const side of bothSides) {
    const wing: Point[] = [
      [0.36, 0.4, 0.56],
      [0.47, 0.4, 0.5],
      [x - 0.03, 0.4, 0.3],
      [x, 0.4, 0.235],
    ];
    cart.tube(
      wing.map((point) => onSide(point, side)),
      0.0165,
      0.08,
      "frame",
    );
  }
  cart.box(
    { size: [0.012, 0.12, 0.4], radius: 0.02, at: [x - 0.03, 0.375, 0], lean: -0.28 },
    "darkMetal",
  );
  for (const z of [-0.12, 0, 0.12]) {
    cart.box(
      { size: [0.012, 0.055, 0.035], radius: 0.012, at: [x - 0.0245, 0.375, z], lean: -0.28 },
      "liner",
    );
  }
}

function addWorkBar(cart: CartAssembly): void {
  const x = 0.57;
  for (const y of [0.42, 0.54]) {
    cart.tube(
      [
        [0.34, y, 0.6],
        [x, y, 0.54],
        [x, y, -0.54],
        [0.34, y, -0.6],
      ],
      0.019,
      0.09,
      "frame",
    );
  }
  for (const z of [-0.3, 0.3]) {
    cart.box({ size: [0.02, 0.22, 0.05], radius: 0.008, at: [x - 0.012, 0.47, z] }, "frame");
  }
}
