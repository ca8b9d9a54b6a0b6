import sharp from "sharp";
import { expect, test } from "vitest";
import { drawDelivery } from "./delivery.ts";
import { frontOf, spotAt } from "./delivery-view.ts";
import { drawTrailer, drawTruck } from "./truck-and-trailer.ts";

/** The frame of a tile, and where the bumper of the cart in it is. */
const tile = { left: 800, top: 200, bottom: 600, bumperX: 1205 } as const;

test("a tile shows the truck and its trailer whole, left of the cart", async () => {
  const [, right = "", down = "", scale = ""] =
    /--t:translate\((\d+)px,(\d+)px\)scale\(([\d.]+)\)/.exec(drawDelivery()) ?? [];
  const drawing = (drawTruck() + drawTrailer())
    .replaceAll(/var\(--[\w-]+\)/g, "#000")
    .replaceAll('class="stroke"', 'fill="none"')
    .replaceAll('class="shadow"', 'fill="none"');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="600">${drawing}</svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
  const toTile = (x: number, shift: string) => x * Number(scale) + Number(shift);
  expect(toTile(left, right)).toBeGreaterThan(tile.left + 8);
  expect(toTile(left + info.width, right)).toBeLessThan(tile.bumperX - 40);
  expect(toTile(top, down)).toBeGreaterThan(tile.top + 80);
  expect(toTile(top + info.height, down)).toBeLessThan(tile.bottom - 40);
});

test("what is twice as far from the eye is half as large, and as far below the horizon", () => {
  const heights = [8, 16].map((away) => spotAt([0, 0, away]).y - spotAt([0, 1.9, away]).y);
  expect(heights[0]).toBeCloseTo((heights[1] ?? 0) * 2, -1);
  const [near, far] = [8, 16].map((away) => spotAt([0, 0, away]).y - spotAt([0, 1.14, away]).y);
  expect(near).toBeCloseTo((far ?? 0) * 2, -1);
  expect(frontOf([-1, 1], [0, 1], 11.76)).toBe("M860 379H1060V479H860z");
});
