import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { loadAtlas } from "./atlas.ts";
import { traceNarrowWater } from "./state-rivers.ts";

const stateOf = (slug: string) => states.find((state) => state.slug === slug)!;
/** How far the nearest corner of a river is from a place, in degrees. */
function farFrom(slug: string, lat: number, lng: number): number {
  const corners = traceNarrowWater(loadAtlas(), stateOf(slug)).coordinates.flat();
  return Math.min(...corners.map(([x = 0, y = 0]) => Math.hypot(x - lng, y - lat)));
}

test("the Delaware runs by Trenton and Philadelphia, the Savannah by Augusta on either side's chart", () => {
  expect(farFrom("new-jersey", 40.21, -74.77)).toBeLessThan(0.05);
  expect(farFrom("new-jersey", 39.95, -75.13)).toBeLessThan(0.05);
  // The gap at the mouth is closed, on to where the bay is wide.
  expect(farFrom("new-jersey", 39.628, -75.557)).toBeLessThan(0.01);
  expect(farFrom("new-jersey", 39.46, -75.532)).toBeLessThan(0.01);
  expect(farFrom("georgia", 33.48, -81.96)).toBeLessThan(0.05);
  expect(farFrom("south-carolina", 33.48, -81.96)).toBeLessThan(0.05);
});

test("a border that is no river is none: New York's north of New Jersey, Maine's, Delaware's", () => {
  expect(farFrom("new-jersey", 41.1, -74.15)).toBeGreaterThan(0.2);
  expect(traceNarrowWater(loadAtlas(), stateOf("maine")).coordinates).toEqual([]);
  expect(traceNarrowWater(loadAtlas(), stateOf("delaware")).coordinates).toEqual([]);
});

test("the Delaware is one line down to its bay, and one above New Jersey's corner", () => {
  const [delaware = [], ...others] = traceNarrowWater(
    loadAtlas(),
    stateOf("new-jersey"),
  ).coordinates;
  const latitudes = delaware.map(([, lat = 0]) => lat);
  expect(latitudes[0]).toBe(Math.max(...latitudes));
  expect(latitudes.at(-1)).toBe(Math.min(...latitudes));
  const [lng = 0, lat = 0] = delaware[0] ?? [];
  const starts = others.map(([[x = 0, y = 0] = []]) => Math.hypot(x - lng, y - lat));
  expect(Math.min(...starts)).toBeLessThan(0.001);
});
