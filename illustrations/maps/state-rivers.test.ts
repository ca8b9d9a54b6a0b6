import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { loadAtlas } from "./atlas.ts";
import { readLines } from "./drawn-lines.ts";
import { createPlane } from "./plane.ts";
import { drawInlets, drawStraits, traceRiverBorders } from "./state-rivers.ts";

const stateOf = (slug: string) => states.find((state) => state.slug === slug)!;
const plane = createPlane({
  width: 1200,
  height: 1200,
  center: { lat: 39.8, lng: -74.6 },
  kilometersPerPixel: 0.5,
});

/** How far the nearest corner of a river is from a place, in degrees. */
function farFrom(slug: string, lat: number, lng: number): number {
  const corners = traceRiverBorders(loadAtlas(), stateOf(slug)).coordinates.flat();
  return Math.min(...corners.map(([x = 0, y = 0]) => Math.hypot(x - lng, y - lat)));
}

test("the Delaware runs by Trenton and Philadelphia, the Savannah by Augusta on either side's chart", () => {
  expect(farFrom("new-jersey", 40.21, -74.77)).toBeLessThan(0.05);
  expect(farFrom("new-jersey", 39.95, -75.13)).toBeLessThan(0.05);
  expect(farFrom("georgia", 33.48, -81.96)).toBeLessThan(0.05);
  expect(farFrom("south-carolina", 33.48, -81.96)).toBeLessThan(0.05);
});

test("a border that is no river is none: New York's north of New Jersey, Maine's, Delaware's", () => {
  expect(farFrom("new-jersey", 41.1, -74.15)).toBeGreaterThan(0.3);
  expect(traceRiverBorders(loadAtlas(), stateOf("maine")).coordinates).toEqual([]);
  expect(traceRiverBorders(loadAtlas(), stateOf("delaware")).coordinates).toEqual([]);
});

test("each inlet of New Jersey runs eastward to the sea, and only New Jersey has some", () => {
  const lines = readLines(drawInlets(stateOf("new-jersey"), plane));
  expect(lines).toHaveLength(7);
  for (const [from, to] of lines) expect(to![0]).toBeGreaterThan(from![0]);
  expect(drawInlets(stateOf("maine"), plane)).toBe("");
});

test("narrow water is drawn where it is in the frame", () => {
  expect(readLines(drawStraits(stateOf("new-jersey"), plane))).toHaveLength(2);
  const southern = createPlane({
    width: 1200,
    height: 400,
    center: { lat: 39.3, lng: -74.6 },
    kilometersPerPixel: 0.5,
  });
  expect(readLines(drawStraits(stateOf("new-jersey"), southern))).toHaveLength(1);
});
