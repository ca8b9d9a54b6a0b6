import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { loadAtlas } from "./atlas.ts";
import { createLineCount, readLines } from "./drawn-lines.ts";
import { createGroundLayers, drawGround } from "./ground.ts";
import { createPlane } from "./plane.ts";
import { loadShoreline } from "./shoreline.ts";

const layers = { ...createGroundLayers(loadAtlas()), ...loadShoreline() };
const capeMay = states
  .find(({ slug }) => slug === "new-jersey")!
  .places.find(({ slug }) => slug === "cape-may")!;
const plane = createPlane({
  width: 320,
  height: 400,
  center: { lat: 39.15, lng: -74.65 },
  kilometersPerPixel: 0.19,
});
const ground = drawGround(layers, plane, { countyFips: [], hasOpenShore: true });
const area = { left: -440, top: 0, right: 760, bottom: 400 };
const [all, open] = [ground.land, ground.openShore].map((d) => createLineCount(readLines(d), area));
const near = (lat: number, lng: number) => {
  const [x, y] = plane.locate({ lat, lng });
  return { left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 };
};

test("the shores of the ocean and of a wide bay are open", () => {
  const { lat, lng } = capeMay.coordinates;
  expect(open!(near(lat, lng))).toBeGreaterThan(8);
  // The bay's shore northwest of the cape.
  expect(open!(near(39.12, -74.89))).toBeGreaterThan(8);
});

test("the shore behind an island is not, and is drawn with all others", () => {
  const greatBay = near(39.46, -74.45);
  expect(all!(greatBay)).toBeGreaterThan(20);
  expect(open!(greatBay)).toBe(0);
});
