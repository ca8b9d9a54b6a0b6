import { expect, test } from "vitest";
import { overlap } from "./labels.ts";
import { createPlane } from "./plane.ts";
import { drawRangeRings, placeRangeRings } from "./range-rings.ts";

const middle = { x: 160, y: 200 };
const frame = { left: 0, top: 0, right: 320, bottom: 400 };
const plane = createPlane({
  width: 320,
  height: 400,
  center: { lat: 38.8, lng: -75.1 },
  kilometersPerPixel: 0.1,
});
/** The ends of a circle's arcs. */
const endsOf = (line: string) =>
  Array.from(line.matchAll(/[M ](-?[\d.]+) (-?[\d.]+)(?=A|M|$)/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ]);

test("a circle's name keeps off shores where another spot is free, and takes one on a shore before none", () => {
  const place = (lines: (box: typeof frame) => number) =>
    placeRangeRings(plane, middle, { taken: [], frame, lines })[0]!;
  expect(place(() => 0)).toMatchObject({ miles: 5, radius: 80, label: { x: 160, y: 124 } });
  const shoreInTheNorth = place(({ top }) => (top < 200 ? 1 : 0));
  expect(shoreInTheNorth.label).toMatchObject({ x: 160, y: 284 });
  expect(place(() => 1).label).toEqual(place(() => 0).label);
});

test("a circle ends before each name that lies on it, its own too", () => {
  const ring = { miles: 5, radius: 80, label: { x: 160, y: 124, anchor: "middle" as const } };
  const name = { left: 220, right: 290, top: 190, bottom: 206 };
  const ends = endsOf(drawRangeRings([ring], middle, [name])[0]!.line);
  expect(ends).toHaveLength(4);
  for (const [x = 0, y = 0] of ends) {
    expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(80, 0);
    expect(overlap({ left: x, right: x, top: y, bottom: y }, name)).toBe(false);
  }
  expect(ends.some(([x = 0, y = 0]) => x > 220 && Math.abs(y - 198) < 14)).toBe(true);
});
