import sharp from "sharp";
import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { landTopAt } from "./background.ts";
import { nearGroundTop } from "./near-edge.ts";
import { planTownScene } from "#illustrations/draw-illustrations.ts";
import { drawGalleryHouse, drawMansardHouse, drawTurretHouse } from "./victorian-houses.ts";
import { drawVictorianRow } from "./victorian-row.ts";

const builds = [drawTurretHouse, drawMansardHouse, drawGalleryHouse];

test("a Victorian house is at most 240 wide and low enough for a title above it", async () => {
  for (const draw of builds) {
    const house = draw({ x: 200, y: 260 }, "t0");
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><style>.trim,.rail,.mast,.wire{fill:none;stroke:#000}.shadow{fill:none}</style>${house}</svg>`;
    const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    expect(left, draw.name).toBeGreaterThanOrEqual(200 - 120);
    expect(left + info.width, draw.name).toBeLessThanOrEqual(200 + 120);
    expect(260 - top, draw.name).toBeLessThanOrEqual(218);
    expect(260 - top, draw.name).toBeGreaterThan(180);
  }
});

const victorianRows = municipalities
  .map((town) => planTownScene(town))
  .filter(({ motif }) => motif === "porch-houses")
  .map((plan) => ({ plan, row: drawVictorianRow(plan) }));

test("each place's row has one house of each build, two of them on a phone, and every build is in the middle of one", () => {
  const rows = victorianRows.map(({ row }) => row);
  // What each build alone has: a finial on its cone, the cresting on its roof, a drop under its ridge.
  const marks = ["M83-210", "M-66-206", "M-12-194"];
  const middles = rows.map((row) => {
    expect(marks.map((mark) => row.split(mark).length - 1)).toEqual([1, 1, 1]);
    // The last to be drawn: on a phone its neighbor is behind it.
    const at = marks.map((mark) => row.indexOf(mark));
    return at.indexOf(Math.max(...at));
  });
  expect(new Set(middles).size).toBe(builds.length);
  // Between the lawn and its neighbor, the first house is what a phone leaves out.
  const phones = rows.map((row) => row.replace(/<g class="extra">.*(?=<g id="next">)/, ""));
  const counts = phones.map((row) => marks.filter((mark) => row.includes(mark)).length);
  expect(new Set(counts)).toEqual(new Set([2]));
});

test("a Victorian row stands back from the street: a lawn as high as a door is before its houses", () => {
  const door = 50;
  for (const { row, plan } of victorianRows) {
    const feet = Array.from(row.matchAll(/translate\(\d+ (\d+)\)scale\(-?0\.89/g), ([, y]) =>
      Number(y),
    );
    expect(feet).toHaveLength(3);
    expect(Math.max(...feet)).toBeLessThanOrEqual(nearGroundTop - door);
    expect(Math.min(...feet)).toBeGreaterThan(
      Math.max(...[0, 400, 800].map((x) => landTopAt(plan, x))),
    );
  }
});
