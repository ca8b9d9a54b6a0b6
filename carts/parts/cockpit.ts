import { ExtrudeGeometry, Group, PlaneGeometry, Shape, TorusGeometry } from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { CartAssembly } from "../assembly.ts";
import { smoothStep } from "../geometry/distance.ts";

/** Dash, screen, steering wheel and pedals. */
export function* addCockpit(cart: CartAssembly): Generator<void> {
  cart.beginPart("dash");
  addDashMolding(cart);
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

function addDashMolding(cart: CartAssembly): void {
  const section = new Shape();
  section.moveTo(-0.3, 0.99);
  section.bezierCurveTo(-0.42, 1.005, -0.5, 0.995, -0.535, 0.965);
  section.bezierCurveTo(-0.555, 0.94, -0.535, 0.88, -0.515, 0.84);
  section.bezierCurveTo(-0.49, 0.8, -0.45, 0.78, -0.44, 0.7);
  section.lineTo(-0.4, 0.46);
  section.bezierCurveTo(-0.4, 0.4, -0.44, 0.365, -0.5, 0.36);
  section.lineTo(-0.28, 0.34);
  section.lineTo(-0.28, 0.98);
  const geometry = new ExtrudeGeometry(section, {
    depth: 1.08,
    bevelEnabled: true,
    bevelSize: 0.012,
    bevelThickness: 0.02,
    bevelSegments: 3,
    curveSegments: cart.segments(12),
    steps: cart.segments(30),
  });
  geometry.translate(0, 0, -0.54);
  const places = geometry.getAttribute("position");
  for (let i = 0; i < places.count; i++) {
    const z = Math.abs(places.getZ(i));
    const y = places.getY(i);
    // The crown of the dash falls away to its sides as the cowl before it does.
    const fall =
      0.012 + 0.016 * smoothStep(0.15, 0.36, z) + 0.085 * (Math.max(0, z - 0.3) / 0.26) ** 2.2;
    places.setY(i, y - smoothStep(0.6, 0.95, y) * fall);
  }
  cart.add(toCreasedNormals(geometry, 0.5), "plastic");
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
