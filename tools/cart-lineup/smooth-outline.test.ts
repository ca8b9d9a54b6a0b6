import { expect, test } from "vitest";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { simplifyRing, smoothPath } from "./smooth-outline.ts";

test("points that stand off the line by less than the tolerance go", () => {
  const stairs: PlanePoint[] = [
    [0, 0],
    [10, 0.4],
    [20, 0],
    [20, 10],
    [10, 9.6],
    [0, 10],
  ];
  expect(simplifyRing(stairs, 1).toSorted(([a, b], [c, d]) => a - c || b - d)).toEqual([
    [0, 0],
    [0, 10],
    [20, 0],
    [20, 10],
  ]);
});

test("sharp corners stay", () => {
  const square: PlanePoint[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(smoothPath(square, 16)).toBe("M0 0l20 0 0 20-20 0z");
});

test("bends become curves through the middles of the sides", () => {
  const octagon: PlanePoint[] = [
    [10, 0],
    [20, 0],
    [28, 8],
    [28, 18],
    [20, 26],
    [10, 26],
    [2, 18],
    [2, 8],
  ];
  expect(smoothPath(octagon, 16)).toBe("M12 8q8-8 18-8t18 8 8 18-8 18-18 8-18-8-8-18 8-18z");
});

test("a curve on long sides begins near its bend", () => {
  const bow: PlanePoint[] = [
    [0, 0],
    [100, 0],
    [180, 60],
    [0, 60],
  ];
  expect(smoothPath(bow, 10)).toBe("M0 0l180 0q20 0 36 12l144 108-360 0z");
});
