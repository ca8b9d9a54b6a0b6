import { expect, test } from "vitest";
import { softRing } from "./line-drawing.ts";

test("a ring's corners are rounded by a few pixels, its sides stay", () => {
  const square = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ] as const;
  expect(softRing(square, 10)).toBe(
    "M0 90l0-80q0-10 10-10l80 0q10 0 10 10l0 80q0 10-10 10l-80 0q-10 0-10-10z",
  );
});

test("sides shorter than two radii meet in their middles", () => {
  const small = [
    [0, 0],
    [8, 0],
    [8, 8],
    [0, 8],
  ] as const;
  expect(softRing(small, 10)).toBe("M0 4q0-4 4-4q4 0 4 4q0 4-4 4q-4 0-4-4z");
});
