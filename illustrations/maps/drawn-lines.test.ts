import { expect, test } from "vitest";
import { createLineCount, readLines } from "./drawn-lines.ts";
import { compactPath, softRing } from "./line-drawing.ts";

const square = [
  [10, 10],
  [50, 10],
  [50, 50],
  [10, 50],
] as const;

test("lines are read as they were drawn", () => {
  expect(readLines(`${compactPath(square)}z${compactPath([...square].toReversed())}`)).toEqual([
    [...square, square[0]],
    [...square].toReversed(),
  ]);
});

test("a rounded ring is read as a closed line that keeps to its corners' curves", () => {
  const [ring = []] = readLines(softRing(square, 10));
  expect(ring[0]).toEqual(ring.at(-1));
  const distances = ring.map(([x, y]) => Math.hypot(x - 10, y - 10));
  expect(Math.min(...distances)).toBeCloseTo(Math.hypot(2.5, 2.5), 1);
});

test("a line is counted in the boxes that it crosses and in no others", () => {
  const count = createLineCount([[...square, square[0]]], {
    left: 0,
    right: 60,
    top: 0,
    bottom: 60,
  });
  expect(count({ left: 14, right: 46, top: 14, bottom: 46 })).toBe(0);
  expect(count({ left: 0, right: 8, top: 0, bottom: 60 })).toBe(0);
  expect(count({ left: 40, right: 46, top: 4, bottom: 16 })).toBeGreaterThan(4);
  expect(count({ left: -100, right: 100, top: -100, bottom: 100 })).toBeGreaterThan(150);
});
