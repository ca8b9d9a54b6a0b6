import { BoxGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides } from "#carts/assembly/cart-assembly.ts";
import { addCargoRack, addTrunk } from "./cargo-decks.ts";

/** What is behind the benches: a foot deck for the rear seat, or one of four places for cargo. */
export function* addRearDeck(cart: CartAssembly): Generator<void> {
  const { rearDeck } = cart.specification;
  if (rearDeck === "rear-seat") addFootDeck(cart);
  else if (rearDeck === "cargo-bed") addCargoBed(cart);
  else if (rearDeck === "cargo-rack") addCargoRack(cart);
  else if (rearDeck === "trunk") addTrunk(cart);
  else addBagWell(cart);
  yield;
}

/** The step under the rear seat: tread plate, lights and a bar to hold on to. */
function addFootDeck(cart: CartAssembly): void {
  cart.beginPart("foot-deck");
  const x = -2.16 + cart.layout.rearShift;
  cart.box({ size: [0.4, 0.035, 1.06], radius: 0.015, at: [x - 0.2, 0.33, 0] }, "plastic");
  for (const side of bothSides) {
    cart.box(
      { size: [0.42, 0.05, 0.06], radius: 0.01, at: [x + 0.08, 0.305, side * 0.32] },
      "frame",
    );
  }
  cart.box({ size: [0.07, 0.14, 0.9], radius: 0.015, at: [x + 0.1, 0.36, 0] }, "plastic");
  cart.box({ size: [0.35, 0.008, 0.98], radius: 0.003, at: [x - 0.2, 0.352, 0] }, "matting");
  const studs: BoxGeometry[] = [];
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 24; column++) {
      const stud = new BoxGeometry(0.026, 0.004, 0.007);
      stud.rotateY((row + column) % 2 ? Math.PI / 4 : -Math.PI / 4);
      stud.translate(x - 0.05 - row * 0.037, 0.357, -0.46 + column * 0.04);
      studs.push(stud);
    }
  }
  cart.add(mergeGeometries(studs), "steel");
  cart.tube(
    [
      [x - 0.02, 0.3, 0.36],
      [x - 0.42, 0.3, 0.36],
      [x - 0.44, 0.3, 0.2],
      [x - 0.455, 0.86, 0.17],
      [x - 0.455, 0.86, -0.17],
      [x - 0.44, 0.3, -0.2],
      [x - 0.42, 0.3, -0.36],
      [x - 0.02, 0.3, -0.36],
    ],
    0.0165,
    0.08,
    "frame",
  );
  cart.box({ size: [0.012, 0.05, 0.9], radius: 0.008, at: [x - 0.405, 0.325, 0] }, "gloss");
  for (const side of bothSides) {
    cart.box(
      { size: [0.006, 0.022, 0.11], radius: 0.003, at: [x - 0.412, 0.328, side * 0.4] },
      "red",
    );
  }
}

function addCargoBed(cart: CartAssembly): void {
  cart.beginPart("cargo-bed");
  const front = cart.layout.lastBenchX - 0.64;
  const rear = -2.52 + cart.layout.rearShift;
  const [floor, wall, half] = [0.72, 0.27, 0.6];
  const [length, middle, wallY] = [front - rear, (front + rear) / 2, floor + wall / 2];
  cart.box({ size: [length, 0.03, 2 * half], radius: 0.01, at: [middle, floor, 0] }, "plastic");
  for (const side of bothSides) {
    cart.box(
      { size: [length, wall, 0.035], radius: 0.014, at: [middle, wallY, side * half] },
      "paint",
    );
    for (let rib = 0; rib < 8; rib++) {
      const x = rear + 0.1 + (rib * (length - 0.2)) / 7;
      cart.box(
        { size: [0.03, wall - 0.05, 0.022], radius: 0.008, at: [x, wallY, side * (half + 0.018)] },
        "plastic",
      );
    }
    cart.tube(
      [
        [rear, floor + wall + 0.012, side * half],
        [front, floor + wall + 0.012, side * half],
      ],
      0.018,
      0,
      "frame",
    );
    cart.box(
      {
        size: [0.03, 0.05, 0.03],
        radius: 0.008,
        at: [rear - 0.012, floor + wall - 0.03, side * (half - 0.03)],
      },
      "steel",
    );
  }
  cart.box({ size: [0.035, wall, 2 * half], radius: 0.014, at: [rear, wallY, 0] }, "paint");
  cart.box(
    { size: [0.035, wall + 0.05, 2 * half], radius: 0.014, at: [front, wallY, 0] },
    "plastic",
  );
  for (let rib = 0; rib < 8; rib++) {
    const z = -half + 0.1 + rib * 0.143;
    cart.box(
      { size: [0.022, wall - 0.06, 0.05], radius: 0.008, at: [rear - 0.016, wallY, z] },
      "plastic",
    );
  }
  for (let rib = 0; rib < 14; rib++) {
    const z = -0.52 + rib * 0.08;
    cart.box(
      { size: [length - 0.08, 0.008, 0.03], radius: 0.003, at: [middle, floor + 0.018, z] },
      "matting",
    );
  }
}

/** A tray between the posts with a hoop that holds bags upright. */
function addBagWell(cart: CartAssembly): void {
  cart.beginPart("bag-well");
  const front = cart.layout.lastBenchX - 0.64;
  cart.box({ size: [0.5, 0.05, 1], radius: 0.02, at: [front - 0.25, 0.71, 0] }, "plastic");
  for (let rib = 0; rib < 9; rib++) {
    cart.box(
      { size: [0.44, 0.008, 0.03], radius: 0.003, at: [front - 0.25, 0.738, -0.4 + rib * 0.1] },
      "matting",
    );
  }
  const hoop = (z: number) =>
    [
      [front, 0.72, z],
      [front, 1.12, z],
      [front - 0.12, 1.16, z],
    ] as [number, number, number][];
  cart.tube([...hoop(0.5), ...hoop(-0.5).toReversed()], 0.0165, 0.07, "frame");
  cart.tube(
    [
      [front - 0.5, 0.72, 0.48],
      [front - 0.5, 0.86, 0.48],
      [front - 0.5, 0.86, -0.48],
      [front - 0.5, 0.72, -0.48],
    ],
    0.015,
    0.06,
    "frame",
  );
}
