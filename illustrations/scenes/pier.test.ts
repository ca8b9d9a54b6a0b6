import sharp from "sharp";
import { expect, test } from "vitest";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { storefrontScenePlan } from "./shop.ts";
import { drawPier } from "./pier.ts";

const { width, height } = shoreFrame;
/** Left of the bumper of every cart. */
const cartX = 940;

test("a pier comes in from the left and ends before the cart", async () => {
  const pier = drawPier({ ...storefrontScenePlan, motif: "pier", water: "ocean" });
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${pier}</svg>`,
    ),
  )
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDrawn = (x: number) =>
    Array.from(
      { length: info.height },
      (_, y) => data[(y * info.width + x) * info.channels + 3] ?? 0,
    ).some((alpha) => alpha > 0);
  expect(isDrawn(0)).toBe(true);
  expect(isDrawn(cartX - 50)).toBe(true);
  expect(Array.from({ length: width - cartX }, (_, at) => cartX + at).filter(isDrawn)).toEqual([]);
});
