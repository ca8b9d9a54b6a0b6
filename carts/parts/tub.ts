import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";

/** Floor, mat, sills and side steps. */
export function* addTub(cart: CartAssembly): Generator<void> {
  const { wheelbase, archRadius, rearShift, floorY } = cart.layout;
  const { front } = cart.specification;
  cart.beginPart("tub");
  const sillFront = -0.3;
  const sillRear = -wheelbase + archRadius * 0.8;
  const hasPaintedSill = front !== "ranger" && front !== "utility" && front !== "rover";
  for (const side of bothSides) {
    cart.box(
      {
        size: [sillFront - sillRear, 0.115, 0.12],
        radius: 0.03,
        at: [(sillFront + sillRear) / 2, 0.305, side * 0.555],
      },
      "plastic",
    );
    if (hasPaintedSill) {
      const [from, to] = [-0.43, -0.97 + rearShift];
      cart.box(
        { size: [from - to, 0.07, 0.05], radius: 0.02, at: [(from + to) / 2, 0.335, side * 0.598] },
        "paint",
      );
    }
  }
  yield;
  cart.box(
    {
      size: [1.1 - rearShift, 0.03, 1.14],
      radius: 0.01,
      at: [-0.78 + rearShift / 2, floorY - 0.02, 0],
    },
    "liner",
  );
  cart.box({ size: [0.58, 0.012, 1.1], radius: 0.004, at: [-0.69, floorY, 0] }, "matting");
  for (let rib = 0; rib < 16; rib++) {
    cart.box(
      { size: [0.01, 0.006, 0.98], radius: 0.002, at: [-0.45 - rib * 0.032, floorY + 0.008, 0] },
      "matting",
    );
    yield;
  }
  if (cart.specification.hasSideSteps) addSideSteps(cart);
}

function addSideSteps(cart: CartAssembly): void {
  const { rearShift } = cart.layout;
  cart.beginPart("side-steps");
  for (const side of bothSides) {
    cart.tube(
      [
        [-0.42, 0.24, side * 0.56],
        [-0.44, 0.19, side * 0.66],
        [-0.96 + rearShift, 0.19, side * 0.66],
        [-0.98 + rearShift, 0.24, side * 0.56],
      ],
      0.02,
      0.06,
      "frame",
    );
    cart.box(
      {
        size: [0.4 - rearShift * 0.9, 0.012, 0.07],
        radius: 0.005,
        at: [-0.7 + rearShift / 2, 0.212, side * 0.655],
      },
      "matting",
    );
  }
}
