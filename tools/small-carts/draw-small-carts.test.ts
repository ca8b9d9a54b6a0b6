import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { findSmallCart, smallCartsPicture } from "#content/vehicles/small-carts-picture.ts";
import { drawSmallCarts } from "./draw-small-carts.ts";

const file = path.resolve(import.meta.dirname, `../../public${smallCartsPicture.path}`);
/** Of 255: what an encoder may change on average. */
const differenceMax = 3;

test(
  "the picture is what its tool draws now (else: npm run small-carts), and within its bytes",
  { timeout: 180_000 },
  async () => {
    expect(statSync(file).size).toBeLessThanOrEqual(36_000);
    const [kept, drawn] = await Promise.all(
      [file, await drawSmallCarts()].map((picture) =>
        sharp(picture).flatten().greyscale().raw().toBuffer({ resolveWithObject: true }),
      ),
    );
    if (!kept || !drawn) throw new Error("There is no picture");
    expect(kept.info).toEqual(drawn.info);
    const difference = kept.data.reduce(
      (sum, value, index) => sum + Math.abs(value - (drawn.data[index] ?? 0)),
      0,
    );
    expect(difference / kept.data.length).toBeLessThan(differenceMax);
  },
);

test("each cart of the picture has its part, any other none", () => {
  const { cartIds } = smallCartsPicture;
  expect(cartIds.map((id) => findSmallCart(id))).toEqual(cartIds.map((_, index) => index + 1));
  expect(findSmallCart("denago-ev-city")).toBeUndefined();
  expect(findSmallCart(undefined)).toBeUndefined();
});
