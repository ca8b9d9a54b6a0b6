import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { traceBackBays } from "./back-bays.ts";
import { readLines } from "./drawn-lines.ts";
import { createGroundTest } from "./on-ground.ts";
import { createPlane } from "./plane.ts";
import { loadShoreline } from "./shoreline.ts";

const plane = createPlane({
  width: 1200,
  height: 560,
  center: { lat: 39.6, lng: -74.6 },
  kilometersPerPixel: 0.5,
});
const bayOf = (slug: string) => {
  const path = traceBackBays(
    states.find((state) => state.slug === slug)!,
    loadShoreline().land,
    plane,
  );
  const isInside = createGroundTest(readLines(path));
  return { path, isWater: (lat: number, lng: number) => isInside(plane.locate({ lat, lng })) };
};

test("Barnegat Bay and Rehoboth Bay are water, the land behind them is not, and nothing is drawn beyond the frame", () => {
  const { isWater } = bayOf("new-jersey");
  // Off Waretown; Toms River; the ocean off Seaside Heights; land in the north and in the west of the frame.
  expect(isWater(39.79, -74.15)).toBe(true);
  expect(isWater(39.95, -74.25)).toBe(false);
  expect(isWater(39.94, -74)).toBe(true);
  expect(isWater(40.22, -74.76)).toBe(false);
  expect(isWater(39.6, -75.2)).toBe(false);
  expect(bayOf("delaware").isWater(38.68, -75.11)).toBe(true);
});

test("a state whose sounds the atlas has, or whose bays are too small, has no such path", () => {
  expect(bayOf("north-carolina").path).toBe("");
  expect(bayOf("maine").path).toBe("");
});
