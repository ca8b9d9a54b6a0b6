import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { traceBackBays } from "./back-bays.ts";
import { readLines } from "./drawn-lines.ts";
import { createGroundTest } from "./on-ground.ts";
import { createPlane } from "./plane.ts";
import { loadShoreline } from "./shoreline.ts";

const bayOf = (slug: string, center = { lat: 39.6, lng: -74.6 }) => {
  const plane = createPlane({ width: 1200, height: 560, center, kilometersPerPixel: 0.5 });
  const path = traceBackBays(
    states.find((state) => state.slug === slug)!,
    loadShoreline().land,
    plane,
  );
  const isInside = createGroundTest(readLines(path));
  return { path, isWater: (lat: number, lng: number) => isInside(plane.locate({ lat, lng })) };
};

test("Barnegat Bay and Rehoboth Bay are water, the land and the islands round them are not", () => {
  const { isWater } = bayOf("new-jersey");
  // Off Waretown; Toms River; the island at Seaside Park; land in the north and in the west.
  expect(isWater(39.79, -74.15)).toBe(true);
  expect(isWater(39.95, -74.25)).toBe(false);
  expect(isWater(39.92, -74.08)).toBe(false);
  expect(isWater(40.22, -74.76)).toBe(false);
  expect(isWater(39.6, -75.2)).toBe(false);
  // Great Sound behind Stone Harbor, Great Bay; Cape May Court House.
  expect(isWater(39.1, -74.78)).toBe(true);
  expect(isWater(39.52, -74.4)).toBe(true);
  expect(isWater(39.08, -74.85)).toBe(false);
  expect(bayOf("delaware").isWater(38.66, -75.11)).toBe(true);
});

test("Georgia's sounds are water, and nothing is drawn beyond the frame", () => {
  const { isWater } = bayOf("georgia", { lat: 31.4, lng: -81.3 });
  // Sapelo Sound, Sapelo Island, the mainland at Darien; the ocean in the frame and east of it.
  expect(isWater(31.54, -81.2)).toBe(true);
  expect(isWater(31.45, -81.24)).toBe(false);
  expect(isWater(31.37, -81.5)).toBe(false);
  expect(isWater(31.2, -80.9)).toBe(true);
  expect(isWater(31.2, -80.6)).toBe(false);
});

test("a state whose sounds the atlas has, or whose bays are too small, has no such path", () => {
  expect(bayOf("north-carolina").path).toBe("");
  expect(bayOf("maine").path).toBe("");
});
