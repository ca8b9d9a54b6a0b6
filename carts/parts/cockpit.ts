import { Group, PlaneGeometry, TorusGeometry } from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { smoothLine } from "#carts/geometry/curve.ts";
import { smoothStep } from "#carts/geometry/distance.ts";
import { Surface, recomputeNormals, toBufferGeometry } from "#carts/geometry/surface.ts";
import type { Point } from "#carts/geometry/surface.ts";

/** Dash, screen, steering wheel and pedals. */
export function* addCockpit(cart: CartAssembly): Generator<void> {
  cart.beginPart("dash");
  addDashMolding(cart);
  yield;
  cart.box(
    { size: [0.03, 0.12, 0.84], radius: 0.02, at: [-0.535, 0.875, 0], lean: -0.18 },
    "gloss",
  );
  for (const [y, z] of [
    [0.965, 0.34],
    [0.925, -0.5],
    [0.925, 0.5],
  ] as const) {
    const cupRing = cart.add(new TorusGeometry(0.036, 0.006, 8, cart.segments(28)), "chrome");
    cupRing.position.set(-0.485, y, z);
    cupRing.rotation.x = Math.PI / 2;
  }
  addScreen(cart);
  yield;
  cart.beginPart("steering");
  addSteering(cart);
  yield;
  cart.beginPart("pedals");
  cart.box(
    { size: [0.012, 0.09, 0.075], radius: 0.005, at: [-0.43, 0.47, -0.2], lean: 0.5 },
    "steel",
  );
  cart.box(
    { size: [0.012, 0.07, 0.095], radius: 0.005, at: [-0.43, 0.47, -0.33], lean: 0.5 },
    "steel",
  );
}

/** Section of the dash as the driver sees it, from the cowl's edge down to the toe board (x, y). */
const dashSection: readonly Point[] = [
  [-0.3, 1.002, 0],
  [-0.4, 1.008, 0],
  [-0.49, 1.003, 0],
  [-0.54, 0.978, 0],
  [-0.55, 0.935, 0],
  [-0.528, 0.86, 0],
  [-0.48, 0.79, 0],
  [-0.452, 0.7, 0],
  [-0.412, 0.46, 0],
  [-0.425, 0.4, 0],
  [-0.5, 0.352, 0],
];
const dashHalfWidth = 0.54;

/** A molding across the cart; its ends are rounded over and closed towards the cowl. */
function addDashMolding(cart: CartAssembly): void {
  const line = smoothLine(dashSection, cart.segments(60));
  const steps = cart.segments(36);
  const stations = Array.from(
    { length: steps + 1 },
    (_, i) => -dashHalfWidth + (2 * dashHalfWidth * i) / steps,
  );
  const ends = [-1, 1].map((side) => ({ z: side * (dashHalfWidth + 0.02), inset: 0.014 }));
  const rows = [
    { z: -dashHalfWidth - 0.02, inset: 0.4 },
    ends[0],
    ...stations.map((z) => ({ z, inset: 0 })),
    ends[1],
    { z: dashHalfWidth + 0.02, inset: 0.4 },
  ].filter((row) => row !== undefined);
  const surface = new Surface();
  for (const { z, inset } of rows) {
    for (const [x, y] of line) {
      surface.addVertex([Math.min(-0.28, x + inset), y - dashFall(y, z), z], [0, 0, 0]);
    }
  }
  for (let i = 0; i + 1 < rows.length; i++) {
    for (let j = 0; j + 1 < line.length; j++) {
      const a = i * line.length + j;
      const b = a + line.length;
      surface.indices.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  recomputeNormals(surface);
  cart.add(toCreasedNormals(toBufferGeometry(surface), 0.6), "plastic");
}

/** The crown of the dash falls away to its sides as the cowl before it does. */
function dashFall(y: number, z: number): number {
  const out = Math.abs(z);
  const fall =
    0.012 + 0.016 * smoothStep(0.15, 0.36, out) + 0.085 * (Math.max(0, out - 0.3) / 0.26) ** 2.2;
  return smoothStep(0.6, 0.95, y) * fall;
}

/** A touch screen: a speed ring and three bars of readings, no words. */
function addScreen(cart: CartAssembly): void {
  const lean = -0.22;
  cart.box({ size: [0.022, 0.155, 0.27], radius: 0.012, at: [-0.565, 0.925, 0], lean }, "gloss");
  const screen = new Group();
  screen.name = "screen";
  screen.position.set(-0.5775, 0.925, 0);
  screen.rotation.set(0, 0, lean);
  const face = new Group();
  face.rotation.y = -Math.PI / 2;
  screen.add(face);
  cart.add(new PlaneGeometry(0.25, 0.138), "screen", face);
  const ring = new TorusGeometry(0.038, 0.004, 6, cart.segments(32), Math.PI * 1.35);
  const speed = cart.add(ring, "screenInk", face);
  speed.position.set(-0.055, 0, 0.001);
  speed.rotation.z = -Math.PI * 0.175;
  for (const [y, width] of [
    [0.03, 0.08],
    [0, 0.06],
    [-0.03, 0.07],
  ] as const) {
    const bar = cart.add(new PlaneGeometry(width, 0.01), "screenInk", face);
    bar.position.set(0.025 + width / 2, y, 0.001);
  }
  cart.currentPart.add(screen);
}

function addSteering(cart: CartAssembly): void {
  const steering = new Group();
  steering.position.set(-0.7, 1.005, -0.28);
  steering.rotation.z = -0.98;
  cart.currentPart.add(steering);
  const rim = new TorusGeometry(0.172, 0.0155, 12, cart.segments(56));
  cart.add(rim, "plastic", steering).rotation.x = Math.PI / 2;
  cart.box({ size: [0.11, 0.03, 0.1], radius: 0.014, at: [0, -0.012, 0] }, "plastic", steering);
  cart.box({ size: [0.04, 0.006, 0.04], radius: 0.003, at: [0, 0.006, 0] }, "chrome", steering);
  for (const angle of [0, Math.PI, Math.PI / 2]) {
    const spoke = cart.box(
      {
        size: [0.125, 0.014, 0.036],
        radius: 0.006,
        at: [0.105 * Math.cos(angle), -0.008, 0.105 * Math.sin(angle)],
      },
      "gloss",
      steering,
    );
    spoke.rotation.y = -angle;
  }
  cart.tube(
    [
      [0, -0.02, 0],
      [0, -0.3, 0],
    ],
    0.028,
    0,
    "plastic",
    steering,
  );
  cart.tube(
    [
      [0, -0.06, 0],
      [0, -0.055, 0.13],
    ],
    0.005,
    0,
    "plastic",
    steering,
  );
}
