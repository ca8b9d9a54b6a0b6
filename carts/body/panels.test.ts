import { Box3, Mesh } from "three";
import { expect, test } from "vitest";
import { CartAssembly } from "#carts/assembly/cart-assembly.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { splineSurface } from "#carts/geometry/spline-surface.ts";
import type { Point } from "#carts/geometry/surface.ts";
import { addPanels } from "./panels.ts";

/** A level sheet of half a meter, with a line across it. */
const sheet = splineSurface(
  [-0.25, 0, 0.25].map((z) => [-0.25, 0, 0.25].map((x): Point => [x, 1, z])),
  12,
  12,
);

test("a shut line is 3 to 4.5 mm wide after the bevels on both sides of it", () => {
  const [specification] = cartSpecifications;
  if (!specification) throw new Error("There is no model");
  const cart = new CartAssembly(specification, 1);
  const panels = cart.beginPart("panels");
  const work = addPanels(cart, sheet, [([x]) => x - 0.07], "paint");
  while (work.next().done !== true) continue;
  const boxes = panels.children
    .filter((child) => child instanceof Mesh)
    .map((child) => new Box3().setFromObject(child, true))
    .toSorted((a, b) => a.min.x - b.min.x);
  expect(boxes).toHaveLength(2);
  const width = (boxes[1]?.min.x ?? 0) - (boxes[0]?.max.x ?? 0);
  expect(width).toBeGreaterThan(0.003);
  expect(width).toBeLessThan(0.0045);
});
