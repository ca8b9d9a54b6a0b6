import { Box3, Mesh } from "three";
import { beforeAll, describe, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { buildCart } from "./build-cart.ts";
import type { Cart } from "./build-cart.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { closeUpDetail } from "./parts/close-up.ts";
import { cartSpecifications } from "./cart-models.ts";

const turntableDetail = 0.35;
const trianglesMax = 360_000;
const partsOfEveryCart = [
  "wheels",
  "cowl",
  "bumper",
  "grille",
  "lamps",
  "fenders",
  "rear-body",
  "tail-lamps",
  "tub",
  "dash",
  "steering",
  "pedals",
  "seats",
  "roof",
  "posts",
  "grips",
  "windshield",
  "mirrors",
  "chassis",
];
const rearDeckParts = {
  "rear-seat": "foot-deck",
  "cargo-bed": "cargo-bed",
  "bag-well": "bag-well",
  "cargo-rack": "cargo-rack",
  trunk: "trunk",
};

describe.each(
  cartSpecifications.map((specification) => [specification.id, specification] as const),
)("%s", (_id, specification) => {
  let cart: Cart;
  beforeAll(() => {
    cart = buildCart(specification, turntableDetail);
  });

  test("has every part, and no part is empty", () => {
    const parts = [...partsOfEveryCart, ...optionalParts(specification)];
    for (const part of parts) {
      const children = cart.root.getObjectByName(part)?.children.length ?? 0;
      expect({ part, isBuilt: children > 0 }).toEqual({ part, isBuilt: true });
    }
  });

  test("has as many seats as the catalog says, each with its own belt", () => {
    let seats = 0;
    let belts = 0;
    cart.root.traverse((object) => {
      if (object.name === "seat") seats++;
      if (object.name === "belt") belts++;
    });
    expect(seats).toBe(specification.seats);
    expect(belts).toBe(specification.seats);
  });

  test("has whole numbers of finite coordinates and few enough triangles", () => {
    let triangles = 0;
    for (const { geometry } of meshesOf(cart)) {
      const positions = geometry.getAttribute("position");
      const normals = geometry.getAttribute("normal");
      expect(normals.count).toBe(positions.count);
      expect(positions.array.every(Number.isFinite)).toBe(true);
      expect(normals.array.every(Number.isFinite)).toBe(true);
      triangles += (geometry.getIndex()?.count ?? positions.count) / 3;
    }
    expect(triangles).toBeGreaterThan(50_000);
    expect(triangles).toBeLessThan(trianglesMax);
  });

  test("stands on the ground and has the proportions of its kind", () => {
    const box = new Box3().setFromObject(cart.root, true);
    const length = box.max.x - box.min.x;
    const [shortest, longest] = lengthRange(specification);
    expect(box.min.y).toBeGreaterThan(-0.005);
    expect(box.min.y).toBeLessThan(0.005);
    expect(length).toBeGreaterThan(shortest);
    expect(length).toBeLessThan(longest);
    expect(box.max.y).toBeGreaterThan(1.85);
    expect(box.max.y).toBeLessThan(specification.isLifted ? 2.2 : 2);
    expect(box.max.z - box.min.z).toBeGreaterThan(1.3);
    expect(box.max.z - box.min.z).toBeLessThan(1.75);
    expect(Math.abs(box.max.z + box.min.z)).toBeLessThan(0.02);
  });

  test("has a wheelbase that grows by a bench for every row", () => {
    const { wheelbase, forwardRows } = cart.layout;
    expect(wheelbase).toBeGreaterThanOrEqual(1.68 + (forwardRows - 1) * 0.8);
    expect(wheelbase).toBeLessThan(1.85 + (forwardRows - 1) * 0.8);
  });
});

test("every model has its own record and no two look the same", () => {
  expect(new Set(cartSpecifications.map(({ id }) => id))).toEqual(
    new Set(catalogue.map(({ id }) => id)),
  );
  const looks = cartSpecifications.map((specification) =>
    JSON.stringify({ ...specification, id: "" }),
  );
  expect(new Set(looks).size).toBe(cartSpecifications.length);
});

test("there are at least four fronts and two rears among the models", () => {
  expect(new Set(cartSpecifications.map(({ front }) => front)).size).toBeGreaterThanOrEqual(4);
  expect(new Set(cartSpecifications.map(({ rear }) => rear)).size).toBeGreaterThanOrEqual(2);
});

test("stitching and lettering are there for stills and not on the turntable", () => {
  const [specification] = cartSpecifications;
  if (!specification) throw new Error("There is no model");
  const countLetters = (cart: Cart) =>
    meshesOf(cart).filter(({ material }) => (material as { name: string }).name === "lettering")
      .length;
  const plain = buildCart(specification, 0.12);
  const still = buildCart(specification, 0.12, closeUpDetail);
  expect(countLetters(plain)).toBe(0);
  // Four words on each of four tires.
  expect(countLetters(still)).toBe(16);
  // One seam on each cushion and each backrest.
  expect(meshesOf(still).length - meshesOf(plain).length - 16).toBe(2 * specification.seats);
});

function meshesOf(cart: Cart): Mesh[] {
  const meshes: Mesh[] = [];
  cart.root.traverse((object) => {
    if (object instanceof Mesh) meshes.push(object);
  });
  return meshes;
}

function optionalParts(specification: CartSpecification): string[] {
  return [
    rearDeckParts[specification.rearDeck],
    specification.hasBrushGuard && "brush-guard",
    specification.roof === "rack" && "roof-rack",
    specification.hasRoofLightBar && "roof-light-bar",
    specification.hasSideSteps && "side-steps",
  ].filter((part) => part !== false);
}

/** Meters from bumper to tail: about 2.7 for one bench, and a bench's pitch for each more. */
function lengthRange({ seats, rearDeck }: CartSpecification): [number, number] {
  const rows = seats / 2 - (rearDeck === "rear-seat" ? 1 : 0);
  const shortest = {
    "bag-well": 2.6,
    "cargo-rack": 2.65,
    trunk: 2.55,
    "rear-seat": 3,
    "cargo-bed": 2.9,
  }[rearDeck];
  return [shortest + (rows - 1) * 0.8, shortest + 0.4 + (rows - 1) * 0.8];
}
