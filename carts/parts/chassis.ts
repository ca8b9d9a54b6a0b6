import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import { smoothLine } from "#carts/geometry/curve.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { tubeSurface } from "#carts/geometry/tube.ts";

/** What is seen between the wheels: frame, axles, springs and arms. */
export function* addChassis(cart: CartAssembly): Generator<void> {
  const { wheelbase } = cart.layout;
  cart.beginPart("chassis");
  cart.box(
    { size: [wheelbase + 0.5, 0.09, 0.34], radius: 0.02, at: [-wheelbase / 2, 0.27, 0] },
    "liner",
  );
  cart.box({ size: [0.5, 0.12, 0.9], radius: 0.03, at: [0.1, 0.34, 0] }, "liner");
  cart.box({ size: [0.9, 0.3, 0.95], radius: 0.04, at: [-wheelbase + 0.12, 0.47, 0] }, "liner");
  cart.box({ size: [0.52, 0.28, 0.52], radius: 0.04, at: [0.04, 0.53, 0] }, "liner");
  for (const x of [0, -wheelbase]) addAxle(cart, x);
  yield;
}

function addAxle(cart: CartAssembly, x: number): void {
  const y = cart.layout.axleHeight;
  cart.tube(
    [
      [x, y, -0.46],
      [x, y, 0.46],
    ],
    0.024,
    0,
    "steel",
  );
  for (const side of bothSides) {
    const coil = Array.from({ length: 90 }, (_, index): Point => {
      const share = index / 89;
      const angle = (share * 14 * Math.PI) / 1.6;
      return [
        x + 0.1 + 0.032 * Math.cos(angle),
        y + 0.02 + share * 0.26,
        side * (0.36 - share * 0.05) + 0.032 * Math.sin(angle),
      ];
    });
    cart.addSurface(tubeSurface(smoothLine(coil, cart.segments(150)), 0.006, 5), "steel");
    cart.tube(
      [
        [x + 0.1, y, side * 0.365],
        [x + 0.1, y + 0.32, side * 0.3],
      ],
      0.017,
      0,
      "darkMetal",
    );
    cart.tube(
      [
        [x - 0.14, 0.27, side * 0.2],
        [x, y - 0.01, side * 0.44],
        [x + 0.14, 0.27, side * 0.2],
      ],
      0.014,
      0.05,
      "frame",
    );
  }
}
