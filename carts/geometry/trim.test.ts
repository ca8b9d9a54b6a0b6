import { expect, test } from "vitest";
import { at } from "./at.ts";
import { circleDistance } from "./distance.ts";
import { splineSurface } from "./spline-surface.ts";
import type { Point, Surface } from "./surface.ts";
import { crossProduct, subtract } from "./surface.ts";
import { clipSurface, splitSurface } from "./trim.ts";

/** A flat plate of one square meter. */
const plate = splineSurface(
  [0, 1 / 3, 2 / 3, 1].map((x) => [0, 1 / 3, 2 / 3, 1].map((z): Point => [x, 0, z])),
  12,
  12,
);
const hole = circleDistance([0.5, 0.5], 0.21);

test("a panel and the hole it was cut from make up the whole plate but for the shut line", () => {
  const gap = 0.002;
  const { inside, outside } = split(gap);
  expect(area(inside)).toBeCloseTo(Math.PI * (0.21 - gap) ** 2, 2);
  expect(area(outside)).toBeCloseTo(1 - Math.PI * (0.21 + gap) ** 2, 2);
});

test("a trim line on a coarse mesh is followed within a millimeter", () => {
  const { inside } = split(0);
  const border = borderPoints(inside);
  expect(border.length).toBeGreaterThan(40);
  for (const [x, , z] of border) expect(Math.abs(hole(x, z))).toBeLessThan(0.001);
});

test("refining opens no crack: the border is the plate's edge or the trim line", () => {
  const { outside } = split(0);
  for (const [x, , z] of borderPoints(outside)) {
    const isOnPlateEdge = [x, z].some((value) => value < 1e-9 || value > 1 - 1e-9);
    expect(isOnPlateEdge || Math.abs(hole(x, z)) < 0.001).toBe(true);
  }
});

test("what lies wholly on the wrong side of a line is gone", () => {
  expect(clipSurface(plate, () => -1).vertexCount).toBe(0);
  expect(area(clipSurface(plate, () => 1))).toBeCloseTo(1, 6);
});

/** Ends of the edges that have a triangle on one side only. */
function borderPoints(surface: Surface): Point[] {
  const open = new Map<string, [number, number]>();
  for (let i = 0; i < surface.indices.length; i += 3) {
    for (let k = 0; k < 3; k++) {
      const from = at(surface.indices, i + k);
      const to = at(surface.indices, i + ((k + 1) % 3));
      if (!open.delete(`${to}-${from}`)) open.set(`${from}-${to}`, [from, to]);
    }
  }
  return [...open.values()].flat().map((vertex) => surface.position(vertex));
}

function split(gapMeters: number) {
  const steps = splitSurface(plate, ([x, , z]) => hole(x, z), gapMeters);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

function area(surface: Surface): number {
  let total = 0;
  for (let i = 0; i < surface.indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => surface.position(at(surface.indices, i + k))) as [
      Point,
      Point,
      Point,
    ];
    total += Math.hypot(...crossProduct(subtract(b, a), subtract(c, a))) / 2;
  }
  return total;
}
