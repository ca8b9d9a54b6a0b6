import { readFileSync } from "node:fs";
import { Box3 } from "three";
import { expect, test } from "vitest";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import drawnSizes from "#content/vehicles/drawn-sizes.json" with { type: "json" };
import { detail, drawSymbol } from "./draw-lineup.ts";
import { viewFromSide } from "./side-view.ts";

/** Enough for the measures of a cart. */
const coarseDetail = 0.12;
const sizes: Record<string, { lengthCentimeters: number; heightCentimeters: number }> = drawnSizes;
const lineup = readFileSync(new URL("../../public/pictures/lineup.svg", import.meta.url), "utf8");

test(
  "every cart of the lineup is as long and high as its model, within one percent",
  { timeout: 180_000 },
  () => {
    expect(Object.keys(sizes)).toEqual(cartSpecifications.map(({ id }) => id));
    for (const specification of cartSpecifications) {
      const { min, max } = new Box3().setFromObject(buildCart(specification, coarseDetail).root);
      const drawn = sizes[specification.id] ?? { lengthCentimeters: 0, heightCentimeters: 0 };
      const { lengthCentimeters, heightCentimeters } = drawn;
      const box = `viewBox="0 0 ${lengthCentimeters} ${heightCentimeters}"`;
      expect(lineup).toContain(`<symbol id="${specification.id}" ${box}>`);
      const length = (max.x - min.x) * 100;
      expect(Math.abs(lengthCentimeters / length - 1), specification.id).toBeLessThan(0.01);
      expect(Math.abs(heightCentimeters / (max.y * 100) - 1), specification.id).toBeLessThan(0.01);
    }
  },
);

test("the lineup is what its tool draws now (else: npm run lineup)", { timeout: 180_000 }, () => {
  const [first] = cartSpecifications;
  if (!first) throw new Error("There is no model");
  expect(lineup.split("\n")[1]).toBe(drawSymbol(first.id, viewFromSide(buildCart(first, detail))));
});
