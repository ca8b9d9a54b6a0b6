import { expect, test } from "vitest";
import { doCross, drawLeader } from "./name-leader.ts";
import { placeNames, spread } from "./name-placing.ts";

const frame = { left: 0, top: 0, right: 400, bottom: 300 };
/** A shore that looks east. */
const options = {
  frame,
  fontSize: 15,
  isHome: ([x]: readonly [number, number]) => x < 100,
  isOther: () => false,
  isSeaward: false,
  pitchMax: 28,
  steepMax: 1,
};
const list = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Place ${index}`,
    x: 98,
    y: 150 + index * 4,
  }));

test("names stand beside the shore in the order of their places, each in a line of its own", () => {
  const names = placeNames(list(6), options)?.names ?? [];
  const heights = names.map(({ labelY }) => labelY);
  expect(heights).toHaveLength(6);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  const gaps = heights.slice(1).map((y, index) => y - (heights[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(19);
  for (const { labelX } of names) expect(labelX).toBeGreaterThan(108);
});

test("there are no names where one of them lacks room", () => {
  expect(placeNames(list(40), options)).toBeUndefined();
  expect(placeNames(list(1), { ...options, frame: { ...frame, right: 110 } })).toBeUndefined();
});

test("no two lines cross, however the places lie", () => {
  const places = [
    { name: "Behind", x: 80, y: 148 },
    { name: "Before", x: 98, y: 146 },
    { name: "South", x: 85, y: 170 },
  ];
  const lines = (placeNames(places, options)?.names ?? []).map((name) =>
    drawLeader(name, name.labelX, name.labelY),
  );
  const crossed = lines.filter((one, index) => lines.slice(index + 1).some((o) => doCross(one, o)));
  expect(lines).toHaveLength(3);
  expect(crossed).toEqual([]);
});

test("a line leaves its dot at half a right angle and ends level before its name", () => {
  expect(drawLeader({ x: 10, y: 10 }, 100, 40)).toEqual([
    [10, 10],
    [40, 40],
    [95, 40],
  ]);
  expect(drawLeader({ x: 100, y: 10 }, 40, 30)).toEqual([
    [100, 10],
    [80, 30],
    [45, 30],
  ]);
  // Where it has no room for that it is steeper, and still level at its end.
  expect(drawLeader({ x: 10, y: 10 }, 40, 60)).toEqual([
    [10, 10],
    [30, 60],
    [35, 60],
  ]);
});

test("heights stay as near to those wished as their distance allows", () => {
  expect(spread([10, 50, 90], 20)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 50], 20)).toEqual([30, 50, 70]);
  expect(spread([10, 100, 100], 20)).toEqual([10, 90, 110]);
});
