import { expect, test } from "vitest";
import { createPlane } from "./plane.ts";
import { findSimilarity, joinExtents, layBack } from "./similarity.ts";

const middle = { lat: 40, lng: -74.5 };
const form = { meridian: middle.lng, parallel: middle.lat };
const large = createPlane({
  width: 1200,
  height: 520,
  center: middle,
  kilometersPerPixel: 0.6,
  ...form,
});
const small = createPlane({
  width: 360,
  height: 420,
  center: { lat: 39.6, lng: -74.2 },
  kilometersPerPixel: 0.8,
  ...form,
});

test("a smaller plane of the same form is the larger one in size and place: every point of it, to a thousandth of a pixel", () => {
  const similarity = findSimilarity(large, small, middle);
  for (const place of [middle, { lat: 41.4, lng: -73.8 }, { lat: 38.9, lng: -75 }]) {
    const [x, y] = layBack(small.locate(place), similarity);
    const [largeX, largeY] = large.locate(place);
    expect(Math.hypot(x - largeX, y - largeY)).toBeLessThan(0.001);
  }
});

test("a plane can be cut at the edges of two", () => {
  const similarity = findSimilarity(large, small, middle);
  const extent = joinExtents(large.extent, small.extent, similarity);
  for (const corner of [0, 1] as const) {
    const [x, y] = layBack(small.extent[corner], similarity);
    expect(x).toBeGreaterThanOrEqual(extent[0][0]);
    expect(y).toBeLessThanOrEqual(extent[1][1]);
  }
  const line = {
    type: "LineString" as const,
    coordinates: [
      [-74.5, 30],
      [-74.5, 50],
    ],
  };
  const [cut = []] = large.cutAt(extent).trace(line);
  expect(Math.min(...cut.map(([, y]) => y))).toBeCloseTo(extent[0][1], 3);
  expect(Math.max(...cut.map(([, y]) => y))).toBeCloseTo(extent[1][1], 3);
});
