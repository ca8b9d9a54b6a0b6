import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides, onSide } from "#carts/assembly/cart-assembly.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import { roofShapes } from "./roof-styles.ts";
import type { RoofShape } from "./roof-styles.ts";
import { crownedPanel, roundedOutline } from "#carts/geometry/crowned-panel.ts";
import type { Point } from "#carts/geometry/surface.ts";
import type { RoofStyle } from "#carts/specification/specification.ts";

const postRadius = 0.021;
/** How far the head of the rear post stands ahead of the plain one's, in meters. */
const rearPostRake: Record<RoofStyle, number> = {
  dome: 0.12,
  crowned: 0,
  visor: 0.1,
  rack: -0.04,
  swept: 0.3,
  slab: -0.08,
  pod: 0.04,
};

export function* addRoof(cart: CartAssembly): Generator<void> {
  cart.beginPart("roof");
  const { roofFrontX, roofRearX, roofY } = cart.layout;
  const shape = roofShapes[cart.specification.roof];
  const crown = roofCrown(shape, roofFrontX, roofRearX);
  const outline = roundedOutline(
    { x: roofRearX, ...shape.rear },
    { x: roofFrontX, ...shape.front },
  );
  const lifted = shape.rim.map(([inset, height]): Point2 => [inset, height + roofY]);
  cart.addSurface(crownedPanel(outline, lifted, crown), "roof");
  for (const z of shape.strakes) {
    const strake = Array.from({ length: 21 }, (_, index): Point => {
      const x = roofRearX + 0.22 + ((roofFrontX - roofRearX - 0.5) * index) / 20;
      return [x, roofY + 0.019 + crown(x, z), z];
    });
    cart.line(strake, 0.011, "roof");
  }
  yield;
  addRoofFrame(cart, crown);
  if (cart.specification.roof === "rack") addRoofRack(cart, crown);
  yield;
  cart.beginPart("posts");
  for (const side of bothSides) addPosts(cart, side, crown);
  yield;
  cart.beginPart("grips");
  for (const side of bothSides) addGrips(cart, side);
  if (cart.specification.hasRoofLightBar) addRoofLightBar(cart, crown);
}

type RoofCrown = (x: number, z: number) => number;

/** Height of the lid's top at a place, above the roof's own level. */
function roofCrown(shape: RoofShape, frontX: number, rearX: number): RoofCrown {
  return (x, z) => {
    const along = (x - (frontX + rearX) / 2) / ((frontX - rearX) / 2);
    return shape.crown * (1 - 0.9 * (z / 0.64) ** 2) + shape.profile(along);
  };
}

/** A rail on feet round the lid, with cross bars: for boards and bags. */
function addRoofRack(cart: CartAssembly, crown: RoofCrown): void {
  const { roofFrontX, roofRearX, roofY } = cart.layout;
  cart.beginPart("roof-rack");
  const [from, to, half] = [roofFrontX - 0.2, roofRearX + 0.14, 0.47];
  const railY = roofY + 0.125;
  const rail: Point[] = [
    [from + 0.05, roofY + 0.01, half],
    [from - 0.04, railY, half],
    [to, railY, half],
    [to, railY, -half],
    [from - 0.04, railY, -half],
    [from + 0.05, roofY + 0.01, -half],
  ];
  cart.tube(rail, 0.0145, 0.07, "frame");
  const bars = Math.max(3, Math.round((from - to) / 0.4));
  for (let index = 0; index < bars; index++) {
    const x = from - 0.12 + ((to - from + 0.2) * index) / (bars - 1);
    cart.tube(
      [
        [x, roofY + crown(x, half), half],
        [x, railY - 0.02, half],
        [x, railY - 0.02, -half],
        [x, roofY + crown(x, half), -half],
      ],
      0.011,
      0.03,
      "frame",
    );
  }
}

/** What is seen when one looks up: two rails and cross tubes under the lid. */
function addRoofFrame(cart: CartAssembly, crown: RoofCrown): void {
  const { roofFrontX, roofRearX, roofY } = cart.layout;
  const under = (x: number, z: number): Point => [x, roofY - 0.034 + crown(x, z), z];
  const [from, to] = [roofFrontX - 0.16, roofRearX + 0.14];
  for (const side of bothSides) {
    const rail = Array.from({ length: 9 }, (_, index) =>
      under(from + ((to - from) * index) / 8, side * 0.47),
    );
    cart.line(rail, 0.015, "frame");
  }
  const count = Math.max(3, Math.round((from - to) / 0.55) + 1);
  for (let index = 0; index < count; index++) {
    const x = from - 0.04 + ((to - from + 0.08) * index) / (count - 1);
    const cross = Array.from({ length: 7 }, (_, k) => under(x, -0.47 + (0.94 * k) / 6));
    cart.line(cross, 0.013, "frame");
  }
}

function addPosts(cart: CartAssembly, side: 1 | -1, crown: RoofCrown): void {
  const {
    roofY,
    roofRearX,
    hasRearSeat,
    rearShift,
    lastBenchX,
    firstBenchX,
    rowPitch,
    forwardRows,
  } = cart.layout;
  const post = (points: Point[], radius = postRadius) =>
    cart.tube(
      points.map((point) => onSide(point, side)),
      radius,
      0.1,
      "frame",
    );
  const head = (x: number): Point => [x, roofY + crown(x, 0.5) - 0.03, 0.5];
  const shoulder = (x: number): Point => [x, roofY + crown(x, 0.5) - 0.1, 0.54];
  post([[-0.36, 0.8, 0.575], [-0.375, 0.965, 0.572], shoulder(-0.59), head(-0.68)]);
  const isCargo = cart.specification.rearDeck === "cargo-bed";
  const footX = hasRearSeat ? -2 + rearShift : isCargo ? lastBenchX - 0.6 : lastBenchX - 0.66;
  const topX = roofRearX + (hasRearSeat ? 0.34 : 0.16);
  const rake = rearPostRake[cart.specification.roof];
  post([
    [footX, 0.69, 0.565],
    [footX + (hasRearSeat ? 0.015 : 0), 0.8, 0.568],
    shoulder(topX + rake),
    head(topX + rake + 0.09),
  ]);
  const straight = (bottomX: number, topX2: number, bottomY: number) =>
    post([[bottomX, bottomY, 0.575], [topX2, 1.2, 0.563], head(topX2)], postRadius * 0.9);
  if (hasRearSeat) straight(lastBenchX - 0.62, lastBenchX - 0.66, 0.69);
  for (let row = 0; row < forwardRows - 1; row++) {
    const x = firstBenchX - 0.65 - row * rowPitch;
    straight(x, x - 0.03, 0.33);
    const foot = onSide([x, 0.372, 0.572], side);
    cart.box({ size: [0.09, 0.03, 0.06], radius: 0.012, at: foot }, "frame");
  }
  cart.box(
    { size: [0.075, 0.05, 0.06], radius: 0.018, at: [-0.372, 0.955, side * 0.567], lean: 0.1 },
    "plastic",
  );
}

function addGrips(cart: CartAssembly, side: 1 | -1): void {
  const { roofY, forwardRows, rowPitch } = cart.layout;
  for (let row = 0; row < forwardRows; row++) {
    const x = -0.98 - row * rowPitch;
    const grip: Point[] = [
      [x, roofY - 0.012, 0.5],
      [x - 0.02, roofY - 0.075, 0.49],
      [x - 0.22, roofY - 0.075, 0.49],
      [x - 0.24, roofY - 0.012, 0.5],
    ];
    cart.tube(
      grip.map((point) => onSide(point, side)),
      0.009,
      0.03,
      "frame",
    );
  }
}

/** A bar of lights on two feet over the brow. */
function addRoofLightBar(cart: CartAssembly, crown: RoofCrown): void {
  const { roofY, roofFrontX } = cart.layout;
  cart.beginPart("roof-light-bar");
  const x = roofFrontX - 0.13;
  const y = roofY + 0.075;
  cart.box({ size: [0.06, 0.066, 0.8], radius: 0.018, at: [x, y, 0] }, "gloss");
  for (const side of bothSides) {
    const footY = roofY + crown(x - 0.03, 0.3);
    cart.box(
      { size: [0.05, y - footY, 0.03], radius: 0.008, at: [x - 0.03, (y + footY) / 2, side * 0.3] },
      "frame",
    );
  }
  for (let index = 0; index < 10; index++) {
    const z = -0.342 + index * 0.076;
    cart.box({ size: [0.006, 0.046, 0.066], radius: 0.005, at: [x + 0.03, y, z] }, "lamp");
    cart.box({ size: [0.004, 0.016, 0.016], radius: 0.002, at: [x + 0.0335, y, z] }, "light");
  }
}
