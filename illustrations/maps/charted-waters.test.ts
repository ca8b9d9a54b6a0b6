import { expect, test } from "vitest";
import type { Coordinates } from "#domain/geography/place.ts";
import { findPlace, states } from "#content/places/states.ts";
import { loadAtlas, ringsOf } from "./atlas.ts";
import { chartedStates, cutBays, inletsOf } from "./charted-waters.ts";
import { createGroundLayers, drawGround } from "./ground.ts";
import { createLineCount, readLines } from "./drawn-lines.ts";
import { createPlane } from "./plane.ts";
import { isOnLand } from "./shore-facing.ts";

const layers = createGroundLayers(loadAtlas());
const land = cutBays(layers.land);
const isLand = (lat: number, lng: number) => isOnLand({ lat, lng }, ringsOf(land));

test("the bays are water, and the islands before them and the land behind are not", () => {
  // Barnegat Bay off Waretown, Island Beach, Toms River; Rehoboth Bay, Dewey Beach, Long Neck; Vermont.
  expect([isLand(39.79, -74.15), isLand(39.85, -74.09), isLand(39.95, -74.2)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([isLand(38.66, -75.11), isLand(38.693, -75.077), isLand(38.63, -75.16)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isLand(44, -72.7)).toBe(true);
});

test("no place of these states lies in a bay", () => {
  const places = states.filter(({ slug }) => chartedStates.has(slug)).flatMap((one) => one.places);
  const drowned = places.filter(
    ({ coordinates: { lat, lng } }) =>
      isOnLand({ lat, lng }, ringsOf(layers.land)) && !isLand(lat, lng),
  );
  expect(places.length).toBeGreaterThan(10);
  expect(drowned.map(({ name }) => name)).toEqual([]);
});

test("the map of Cape May has its canal from bay to ocean, and a map away from canals has none", () => {
  const draw = (center: Coordinates) => {
    const plane = createPlane({ width: 320, height: 400, center, kilometersPerPixel: 0.1 });
    return {
      plane,
      canals: drawGround({ ...layers, land }, plane, { countyFips: [], hasOpenShore: true }).canals,
    };
  };
  const capeMay = findPlace("new-jersey", "cape-may")!.place.coordinates;
  const { plane, canals } = draw(capeMay);
  const area = { left: 0, top: 0, right: 320, bottom: 400 };
  const count = createLineCount(readLines(canals), area);
  for (const [lat, lng] of [
    [38.963, -74.955],
    [38.951, -74.91],
    [38.945, -74.878],
  ] as const) {
    const [x, y] = plane.locate({ lat, lng });
    expect(count({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 })).toBeGreaterThan(0);
  }
  expect(draw({ lat: 43.66, lng: -70.25 }).canals).toBe("");
});

test("an inlet of a chart begins on the land of the atlas and ends in the sea", () => {
  const ends = [...chartedStates].flatMap((slug) => inletsOf(slug).coordinates);
  expect(ends).toHaveLength(9);
  for (const [from, to] of ends) {
    const isLandAt = ([lng = 0, lat = 0]: readonly number[] = []) =>
      isOnLand({ lat, lng }, ringsOf(layers.land));
    expect([isLandAt(from), isLandAt(to)], String(from)).toEqual([true, false]);
  }
  expect(inletsOf("maine").coordinates).toEqual([]);
});
