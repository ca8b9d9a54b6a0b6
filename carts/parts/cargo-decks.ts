import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import type { Point } from "#carts/geometry/surface.ts";

const floorY = 0.71;

/** An open rack of steel tube with a slatted floor. */
export function addCargoRack(cart: CartAssembly): void {
  cart.beginPart("cargo-rack");
  const front = cart.layout.lastBenchX - 0.68;
  const rear = front - 0.56;
  const [half, low, high] = [0.53, floorY + 0.06, floorY + 0.33];
  cart.box({ size: [0.5, 0.05, 1], radius: 0.02, at: [front - 0.25, floorY, 0] }, "plastic");
  for (let slat = 0; slat < 9; slat++) {
    const z = -0.44 + slat * 0.11;
    cart.box(
      { size: [front - rear, 0.014, 0.05], radius: 0.004, at: [(front + rear) / 2, low - 0.02, z] },
      "matting",
    );
  }
  const ring = (y: number): Point[] => [
    [front, y, half],
    [rear, y, half],
    [rear, y, -half],
    [front, y, -half],
  ];
  for (const y of [low, (low + high) / 2, high]) cart.tube(ring(y), 0.0135, 0.08, "frame");
  for (const side of bothSides) {
    for (const x of [front, (front + rear) / 2, rear + 0.06]) {
      cart.tube(
        [
          [x, low - 0.04, side * half],
          [x, high, side * half],
        ],
        0.0125,
        0,
        "frame",
      );
    }
    cart.tube(
      [
        [rear, low, side * 0.2],
        [rear, high, side * 0.2],
      ],
      0.0125,
      0,
      "frame",
    );
  }
}

/** A closed box in the body's color with a lid, a handle and two hinges. */
export function addTrunk(cart: CartAssembly): void {
  cart.beginPart("trunk");
  const front = cart.layout.lastBenchX - 0.66;
  const [length, width, height, lid] = [0.5, 1.06, 0.24, 0.075];
  const x = front - length / 2;
  const segments = cart.segments(8);
  const bottom = floorY - 0.03;
  cart.box(
    { size: [length, height, width], radius: 0.05, at: [x, bottom + height / 2, 0], segments },
    "paint",
  );
  const inner: Point = [x, bottom + height - 0.006, 0];
  cart.box({ size: [length - 0.03, 0.03, width - 0.03], radius: 0.006, at: inner }, "liner");
  cart.box(
    {
      size: [length + 0.012, lid, width + 0.012],
      radius: 0.034,
      at: [x, bottom + height + lid / 2 + 0.001, 0],
      segments,
    },
    "paint",
  );
  const rear = front - length;
  cart.box(
    { size: [0.02, 0.024, 0.16], radius: 0.008, at: [rear - 0.012, bottom + height - 0.05, 0] },
    "chrome",
  );
  for (const side of bothSides) {
    cart.box(
      {
        size: [0.05, 0.016, 0.07],
        radius: 0.006,
        at: [front - 0.02, bottom + height + lid, side * 0.34],
      },
      "frame",
    );
  }
}
