import { expect, test } from "vitest";
import { densify, type PlanePoint, rollAlongShore } from "./rolling-ball.ts";

/** A straight shore 40 km long, land to the west, with an inlet of the given width in its middle. */
function shoreWithInlet(widthKilometers: number): PlanePoint[] {
  const half = widthKilometers / 2;
  return densify(
    [
      [0, 0],
      [0, 20 - half],
      [-15, 20 - half],
      [-15, 20 + half],
      [0, 20 + half],
      [0, 40],
    ],
    0.5,
  );
}

const roll = (shore: PlanePoint[]) =>
  rollAlongShore(shore, { radiusKilometers: 3, start: [5, 0], end: [0, 40] });

test("an inlet narrower than the ball is bridged", () => {
  expect(Math.min(...roll(shoreWithInlet(5)).map(([x]) => x))).toBeGreaterThan(-1.5);
});

test("a bay wider than the ball is followed to its head", () => {
  expect(Math.min(...roll(shoreWithInlet(8)).map(([x]) => x))).toBe(-15);
});

test("a shore that never comes near the end asked for is refused", () => {
  const shore = densify(shoreWithInlet(5).slice(0, 20), 0.5);
  expect(() => roll(shore)).toThrow("The shore ends before the point asked for");
});
