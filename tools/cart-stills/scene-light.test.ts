import { expect, test } from "vitest";
import { lightOutdoors } from "./scene-light.ts";

const [width, height] = [10, 10];

/** One color everywhere, and what the light makes of it at a place of the picture. */
function light(color: readonly [number, number, number, number]) {
  const data = Buffer.from(Array.from({ length: width * height }, () => color).flat());
  lightOutdoors({ data, width, height });
  return (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 4)];
}

test("black gets the blue of the sky above and the warmth of the ground below", () => {
  const at = light([0, 0, 0, 255]);
  const roof = at(5, 0);
  const tire = at(5, 9);
  expect(roof[2]).toBeGreaterThan(roof[0] ?? 0);
  expect(tire[0]).toBeGreaterThan(tire[2] ?? 0);
  expect(Math.min(...roof, ...tire)).toBeGreaterThan(20);
});

test("what is bright in the studio keeps its color, warmer toward the sun at the left", () => {
  const at = light([220, 220, 220, 255]);
  const left = at(0, 2);
  const right = at(9, 2);
  expect(left[0]).toBeGreaterThan(right[0] ?? 0);
  for (const value of [...left, ...right]) expect(Math.abs(value - 220)).toBeLessThan(36);
});

test("what is clear stays as it is, and a soft edge keeps its coverage", () => {
  expect(light([30, 25, 20, 200])(5, 9)[3]).toBe(200);
  expect(light([0, 0, 0, 0])(5, 5)).toEqual([0, 0, 0, 0]);
});
