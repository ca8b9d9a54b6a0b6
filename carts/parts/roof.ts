import type { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { bothSides, onSide } from "#carts/assembly/cart-assembly.ts";
import type { Point2 } from "#carts/geometry/distance.ts";
import { crownedPanel, roundedOutline } from "#carts/geometry/crowned-panel.ts";
import type { Point } from "#carts/geometry/surface.ts";

const postRadius = 0.021;

/** Inset and height of the roof's rim, from its top round the drip edge to its underside. */
const rimProfile: Point2[] = [
  [0.16, 0.026],
  [0.1, 0.024],
  [0.06, 0.021],
  [0.035, 0.015],
  [0.016, 0.004],
  [0.005, -0.01],
  [0, -0.024],
  [0.003, -0.036],
  [0.01, -0.043],
  [0.024, -0.046],
  [0.04, -0.043],
  [0.05, -0.03],
  [0.06, -0.022],
  [0.12, -0.018],
];

export function* addRoof(cart: CartAssembly): Generator<void> {
  cart.beginPart("roof");
  const { roofFrontX, roofRearX, roofY } = cart.layout;
  const crown = roofCrown(roofFrontX, roofRearX);
  const outline = roundedOutline(
    { x: roofRearX, halfWidth: 0.6, radius: 0.16 },
    { x: roofFrontX, halfWidth: 0.58, radius: 0.22 },
  );
  const lifted = rimProfile.map(([inset, height]): Point2 => [inset, height + roofY]);
  cart.addSurface(crownedPanel(outline, lifted, crown), "roof");
  for (const z of [-0.26, 0, 0.26]) {
    const strake = Array.from({ length: 21 }, (_, index): Point => {
      const x = roofRearX + 0.22 + ((roofFrontX - roofRearX - 0.5) * index) / 20;
      return [x, roofY + 0.023 + crown(x, z), z];
    });
    cart.line(strake, 0.011, "roof");
  }
  yield;
  addRoofFrame(cart, crown);
  yield;
  cart.beginPart("posts");
  for (const side of bothSides) addPosts(cart, side);
  yield;
  cart.beginPart("grips");
  for (const side of bothSides) addGrips(cart, side);
  if (cart.specification.hasRoofLightBar) addRoofLightBar(cart);
}

/** Higher in the middle, falling to both ends and a little more over the windshield. */
function roofCrown(frontX: number, rearX: number) {
  return (x: number, z: number): number => {
    const along = (x - (frontX + rearX) / 2) / ((frontX - rearX) / 2);
    const brow = along > 0.75 ? 0.05 * (along - 0.75) ** 2 : 0;
    return 0.045 * (1 - 0.9 * (z / 0.64) ** 2) - 0.028 * Math.abs(along) ** 2.4 - brow;
  };
}

/** What is seen when one looks up: two rails and cross tubes under the lid. */
function addRoofFrame(cart: CartAssembly, crown: (x: number, z: number) => number): void {
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

function addPosts(cart: CartAssembly, side: 1 | -1): void {
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
  post([
    [-0.36, 0.8, 0.575],
    [-0.375, 0.965, 0.572],
    [-0.59, roofY - 0.07, 0.545],
    [-0.68, roofY - 0.005, 0.52],
  ]);
  const isCargo = cart.specification.rearDeck === "cargo-bed";
  const footX = hasRearSeat ? -2 + rearShift : isCargo ? lastBenchX - 0.6 : lastBenchX - 0.66;
  const topX = roofRearX + (hasRearSeat ? 0.34 : 0.16);
  post([
    [footX, 0.69, 0.565],
    [footX + (hasRearSeat ? 0.015 : 0), 0.8, 0.568],
    [topX, roofY - 0.08, 0.545],
    [topX + 0.09, roofY - 0.01, 0.52],
  ]);
  const straight = (bottomX: number, topX2: number, bottomY: number) =>
    post(
      [
        [bottomX, bottomY, 0.575],
        [topX2, 1.2, 0.563],
        [topX2, roofY - 0.005, 0.54],
      ],
      postRadius * 0.9,
    );
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

function addRoofLightBar(cart: CartAssembly): void {
  const { roofY, roofFrontX } = cart.layout;
  cart.beginPart("roof-light-bar");
  const y = roofY - 0.048;
  cart.box({ size: [0.05, 0.046, 0.66], radius: 0.016, at: [roofFrontX - 0.07, y, 0] }, "gloss");
  for (let index = 0; index < 10; index++) {
    const z = -0.279 + index * 0.062;
    cart.box({ size: [0.006, 0.03, 0.052], radius: 0.004, at: [roofFrontX - 0.045, y, z] }, "lamp");
    cart.box(
      { size: [0.004, 0.012, 0.012], radius: 0.002, at: [roofFrontX - 0.0415, y, z] },
      "light",
    );
  }
}
