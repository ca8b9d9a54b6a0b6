import { expect, test } from "vitest";
import type { MultiPolygon } from "geojson";
import { readLines } from "./drawn-lines.ts";
import { drawOpenLines, drawRings } from "./ground.ts";
import { roundedPath } from "./line-drawing.ts";
import { createPlane } from "./plane.ts";

const plane = createPlane({
  width: 400,
  height: 400,
  center: { lat: 40, lng: -74 },
  kilometersPerPixel: 0.5,
});
const square: MultiPolygon = {
  type: "MultiPolygon",
  coordinates: [
    [
      [
        [-75, 39.5],
        [-75, 40.5],
        [-73, 40.5],
        [-73, 39.5],
        [-75, 39.5],
      ],
    ],
  ],
};
const leftOf = (d: string) =>
  Math.min(
    ...readLines(d)
      .flat()
      .map(([x]) => x),
  );

test("a ring is cut off at the edge that is out of sight, and only there", () => {
  const whole = drawRings(plane, square, { areaMin: 1, rounded: false });
  const cut = drawRings(plane, square, { areaMin: 1, rounded: false, west: 100 });
  expect(leftOf(whole)).toBeLessThan(40);
  expect(leftOf(cut)).toBe(100);
  const rightOf = (d: string) =>
    Math.max(
      ...readLines(d)
        .flat()
        .map(([x]) => x),
    );
  expect(rightOf(cut)).toBe(rightOf(whole));
});

test("a ring as a curve is closed and keeps within its corners", () => {
  const curve = drawRings(plane, square, { areaMin: 1, rounded: false, isCurve: true });
  expect(curve).toMatch(/^M[^lM]*q[^lM]*z$/);
  expect(leftOf(curve)).toBeGreaterThanOrEqual(
    leftOf(drawRings(plane, square, { areaMin: 1, rounded: false })),
  );
});

test("an open line is drawn straight from corner to corner, or as it is asked for", () => {
  const river = {
    type: "MultiLineString" as const,
    coordinates: [square.coordinates[0]![0]!.slice(0, 4)],
  };
  expect(drawOpenLines(plane, river, 1)).toMatch(/^M[^qM]*l[^qM]*$/);
  expect(drawOpenLines(plane, river, 1, roundedPath)).toMatch(/^M[^lM]*q[^lM]*$/);
});
