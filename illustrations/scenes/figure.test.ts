import { expect, test } from "vitest";
import { drawLimb, type Joint } from "./figure.ts";

const leg: readonly Joint[] = [
  [0, -60, 10],
  [0, 0, 10],
];

/** Where the dark side of the leg begins. */
function findDarkX(side: 1 | -1): number {
  return Number(/class="shady"[^>]* d="M(-?[\d.]+) /.exec(drawLimb("denim", leg, side))?.[1]);
}

test("the dark side of a limb is within it, away from the light, also when it is mirrored", () => {
  expect(findDarkX(1)).toBeGreaterThan(0);
  expect(findDarkX(1)).toBeLessThan(5);
  expect(findDarkX(-1)).toBeCloseTo(-findDarkX(1), 0);
});
