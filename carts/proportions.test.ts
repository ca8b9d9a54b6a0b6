import { Box3, Mesh } from "three";
import { beforeAll, describe, expect, test } from "vitest";
import { buildCart } from "./build-cart.ts";
import type { Cart } from "./build-cart.ts";
import { cartSpecifications } from "./cart-models.ts";

/** How finely the turntable divides a cart. */
const detail = 0.35;
const toleranceMeters = 0.015;
/** Two parts this near each other are screwed together. */
const touchMeters = 0.006;

/** Length, height and wheelbase of every model's cart as it was agreed, in meters. */
const agreed: Record<string, [length: number, height: number, wheelbase: number]> = {
  "denago-ev-city": [2.62, 1.95, 1.68],
  "denago-ev-nomad": [3.14, 2.05, 1.68],
  "denago-ev-nomad-xl": [3.53, 2.12, 2.54],
  "denago-ev-rover-xl": [3.94, 2.05, 2.48],
  "denago-ev-rover-xl6": [4.27, 2.12, 3.28],
  "denago-ev-rover-xxl": [4.74, 2.08, 3.28],
  "evolution-d5-ranger-4-plus": [3.13, 2.07, 1.68],
  "evolution-d5-ranger-6-plus": [3.93, 2.07, 2.48],
  "evolution-d5-maverick-4-plus": [3.21, 2.16, 1.68],
  "evolution-classic-4-plus": [3.16, 1.95, 1.68],
  "evolution-carrier-6-plus": [4.25, 1.96, 3.28],
  "evolution-d6-max-xt4": [3.155, 2.08, 1.68],
  "evolution-d5-ranger-2-plus": [2.66, 2.07, 1.68],
  "evolution-d5-maverick-2-plus": [2.74, 2.16, 1.68],
  "evolution-classic-2-plus": [2.69, 1.95, 1.68],
  "evolution-forester-4-plus": [3.16, 2.12, 1.68],
  "evolution-turfman-200": [3.26, 2.08, 1.8],
  "evolution-d6-max-gt4": [3.155, 1.89, 1.68],
};

test("every model has its measures, and nothing else has", () => {
  expect(Object.keys(agreed).toSorted()).toEqual(cartSpecifications.map(({ id }) => id).toSorted());
});

describe.each(
  cartSpecifications.map((specification) => [specification.id, specification] as const),
)("%s", (id, specification) => {
  let cart: Cart;
  beforeAll(() => {
    cart = buildCart(specification, detail);
  });

  test("is as long and as high as agreed", () => {
    const { min, max } = boxOf(cart.root);
    const [length, height] = agreed[id] ?? [0, 0];
    expect(Math.abs(max.x - min.x - length)).toBeLessThan(toleranceMeters);
    expect(Math.abs(max.y - min.y - height)).toBeLessThan(toleranceMeters);
  });

  test("stands on four wheels of its size, a wheelbase apart", () => {
    const wheels = cart.root.getObjectByName("wheels")?.children.map(boxOf) ?? [];
    const [, , wheelbase] = agreed[id] ?? [0, 0, 0];
    const centers = wheels.map(({ min, max }) => (min.x + max.x) / 2).toSorted((a, b) => a - b);
    expect(centers).toHaveLength(4);
    const [rear = 0, otherRear = 0, front = 0, otherFront = 0] = centers;
    expect(Math.abs(front - rear - wheelbase)).toBeLessThan(toleranceMeters);
    expect(Math.abs(rear - otherRear) + Math.abs(front - otherFront)).toBeLessThan(0.02);
    for (const { min, max } of wheels) {
      expect(Math.abs(min.y)).toBeLessThan(0.005);
      expect(Math.abs(max.y - 2 * specification.tireRadius)).toBeLessThan(0.02);
    }
  });

  test("has nothing below the ground and nothing that floats", () => {
    const boxes = meshesOf(cart).map(boxOf);
    expect(boxes.filter(({ min }) => min.y < -0.005)).toEqual([]);
    expect(boxes.length - reachedFromFirst(boxes).size).toBe(0);
  });
});

test("a part that hangs in the air is noticed", () => {
  const [specification] = cartSpecifications;
  if (!specification) throw new Error("There is no model");
  const cart = buildCart(specification, detail);
  const badge = cart.root.getObjectByName("badge");
  if (!badge) throw new Error("There is no badge");
  badge.position.x += 0.1;
  cart.root.updateMatrixWorld(true);
  const boxes = meshesOf(cart).map(boxOf);
  expect(boxes.length - reachedFromFirst(boxes).size).toBe(badge.children.length);
});

/** Which boxes hang together with the first, one touching the next. */
function reachedFromFirst(boxes: readonly Box3[]): Set<Box3> {
  const reached = new Set(boxes.slice(0, 1));
  // A set grows while it is walked: what is reached later has its turn later.
  for (const box of reached) {
    const near = box.clone().expandByScalar(touchMeters);
    for (const other of boxes) if (near.intersectsBox(other)) reached.add(other);
  }
  return reached;
}

function boxOf(object: Parameters<Box3["setFromObject"]>[0]): Box3 {
  return new Box3().setFromObject(object, true);
}

function meshesOf(cart: Cart): Mesh[] {
  const meshes: Mesh[] = [];
  cart.root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  return meshes;
}
