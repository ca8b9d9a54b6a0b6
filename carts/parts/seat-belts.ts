import type { Object3D } from "three";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import { smoothStep } from "#carts/geometry/distance.ts";
import { withRolledEdges } from "#carts/geometry/edges.ts";
import { splineSurface } from "#carts/geometry/spline-surface.ts";
import type { Point } from "#carts/geometry/surface.ts";

const webbingWidth = 0.046;

/** Lap belts: a strap over each cushion from the reel at the hip to a buckle with a red button. */
export function addSeatBelts(cart: CartAssembly, bench: Object3D): void {
  for (const side of bothSides) {
    cart.box(
      { size: [0.07, 0.075, 0.03], radius: 0.012, at: [-0.41, 0.075, side * 0.548] },
      "plastic",
      bench,
    );
    const net = Array.from({ length: 11 }, (_, index) => strapAcross(index / 10, side));
    const strap = splineSurface(net, cart.segments(30), 2, side < 0);
    cart.addSurface(withRolledEdges(strap, 0.003, 0.001), "belt", bench).name = "belt";
    const buckleZ = side * 0.045;
    cart.box(
      { size: [0.045, 0.075, 0.028], radius: 0.008, at: [-0.375, 0.145, buckleZ], lean: 0.35 },
      "plastic",
      bench,
    );
    cart.box(
      { size: [0.03, 0.012, 0.02], radius: 0.004, at: [-0.39, 0.184, buckleZ], lean: 0.35 },
      "red",
      bench,
    );
    cart.box(
      {
        size: [0.04, 0.012, 0.045],
        radius: 0.003,
        at: [-0.385, 0.165, buckleZ + side * 0.04],
        lean: 0.35,
      },
      "chrome",
      bench,
    );
  }
}

/** The two edges of the strap at a share of its way from hip to buckle. */
function strapAcross(share: number, side: 1 | -1): Point[] {
  const z = side * (0.545 - 0.47 * share);
  const overCushion = Math.sin(Math.PI * Math.min(1, share * 1.02));
  const x = -0.4 + 0.055 * overCushion;
  const y = 0.115 + 0.034 * smoothStep(0, 0.12, share) + 0.01 * Math.cos(share * 2 * Math.PI);
  return [-0.5, 0, 0.5].map((edge): Point => [x + edge * webbingWidth, y - edge * 0.012, z]);
}
