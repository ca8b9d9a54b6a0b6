import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { loadAtlas } from "./atlas.ts";
import { traceOpening, traceRiverBorders } from "./state-rivers.ts";

const stateOf = (slug: string) => states.find((state) => state.slug === slug)!;
/** How far the nearest corner of a river is from a place, in degrees. */
function farFrom(slug: string, lat: number, lng: number): number {
  const corners = traceRiverBorders(loadAtlas(), stateOf(slug)).coordinates.flat();
  return Math.min(...corners.map(([x = 0, y = 0]) => Math.hypot(x - lng, y - lat)));
}

test("the Delaware runs by Trenton and Philadelphia, the Savannah by Augusta on either side's chart", () => {
  expect(farFrom("new-jersey", 40.21, -74.77)).toBeLessThan(0.05);
  expect(farFrom("new-jersey", 39.95, -75.13)).toBeLessThan(0.05);
  // The gap at the mouth is closed as far as the open water off Salem.
  expect(farFrom("new-jersey", 39.63, -75.56)).toBeLessThan(0.01);
  expect(farFrom("georgia", 33.48, -81.96)).toBeLessThan(0.05);
  expect(farFrom("south-carolina", 33.48, -81.96)).toBeLessThan(0.05);
});

test("a border that is no river is none: New York's north of New Jersey, Maine's, Delaware's", () => {
  expect(farFrom("new-jersey", 41.1, -74.15)).toBeGreaterThan(0.3);
  expect(traceRiverBorders(loadAtlas(), stateOf("maine")).coordinates).toEqual([]);
  expect(traceRiverBorders(loadAtlas(), stateOf("delaware")).coordinates).toEqual([]);
});

test("a river is one line down to its mouth, where its water goes on without banks", () => {
  const state = stateOf("new-jersey");
  const { coordinates } = traceRiverBorders(loadAtlas(), state);
  expect(coordinates).toHaveLength(1);
  const latitudes = coordinates.flat().map(([, lat = 0]) => lat);
  expect(latitudes[0]).toBe(Math.max(...latitudes));
  expect(latitudes.at(-1)).toBe(Math.min(...latitudes));
  const opening = traceOpening(state)
    .coordinates.flat()
    .map(([, lat = 0]) => lat);
  expect(opening[0]).toBeGreaterThan(latitudes.at(-1)!);
  expect(opening.at(-1)).toBeLessThan(latitudes.at(-1)!);
  expect(traceOpening(stateOf("georgia")).coordinates).toEqual([]);
});
