import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { coastline, coastlineMark, coastSpine, stateCoasts } from "#content/places/coastline.ts";
import { states } from "#content/places/states.ts";
import { fipsByStateSlug } from "#illustrations/maps/atlas.ts";
import { writeCoastline, writeCoastPicture, writeCoastRide } from "./generate-coastline.ts";

test("content/places/coastline.ts is what its generator writes", () => {
  expect(writeCoastline()).toBe(read("content/places/coastline.ts"));
  expect(writeCoastRide()).toBe(read("app/home/coast-ride.css"));
  expect(writeCoastPicture()).toBe(read("app/home/coast.svg"));
});

test("a cart that drives down the coast is on its shoreline at every step, north to south", () => {
  const shore = listCorners(coastSpine.path);
  const [, , width = 0, height = 0] = coastSpine.viewBox.split(" ").map(Number);
  const steps = Array.from(
    read("app/home/coast-ride.css").matchAll(/([\d.]+)% \{\s+translate: ([\d.]+)cqw ([\d.]+)cqh/g),
    ([, at, x, y]) => ({ at: Number(at), x: Number(x), y: Number(y) }),
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { at, x, y } of steps) {
    expect(y).toBe(at);
    const distances = shore.map(([shoreX, shoreY]) =>
      Math.hypot(shoreX - (x / 100) * width, shoreY - (y / 100) * height),
    );
    expect(Math.min(...distances), `${at}%`).toBeLessThan(height / 25);
  }
});

test("the states are along the coast from north to south, their names apart for a finger", () => {
  expect(coastSpine.states.map(({ slug }) => slug)).toEqual(states.map(({ slug }) => slug));
  const heights = coastSpine.states.map(({ labelY }) => labelY);
  const gaps = heights.slice(1).map((height, index) => height - (heights[index] ?? 0));
  // 32 of the 608 pixels that the map is high on a phone.
  expect(Math.min(...gaps)).toBeGreaterThan((100 * 32) / 608);
  expect(coastSpine.states.map(({ y }) => y)).toEqual(
    coastSpine.states.map(({ y }) => y).toSorted((a, b) => a - b),
  );
});

test("the coast is north up: Georgia's shore is farthest west, Cape Cod and Maine farthest east", () => {
  const fromWest = coastSpine.states.toSorted((one, other) => one.x - other.x);
  const slugs = fromWest.map(({ slug }) => slug);
  expect(slugs.slice(0, 3)).toEqual(["georgia", "florida", "south-carolina"]);
  expect(slugs.slice(-2)).toEqual(["maine", "massachusetts"]);
});

function read(file: string): string {
  return readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
}

/** The corners of a path of relative lines. */
function listCorners(path: string): [number, number][] {
  const [x = 0, y = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(Number);
  const corners: [number, number][] = [[x, y]];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    const [fromX, fromY] = corners.at(-1) ?? [0, 0];
    corners.push([fromX + (steps[at] ?? 0), fromY + (steps[at + 1] ?? 0)]);
  }
  return corners;
}

test("no name is in the room of another shore: Nova Scotia is above Maine's, Cape Cod above Rhode Island's", () => {
  const byName = new Map(coastSpine.states.map((state) => [state.slug, state]));
  for (const slug of ["maine", "rhode-island"]) {
    const state = byName.get(slug);
    expect(state?.labelY, slug).toBeGreaterThanOrEqual(state?.y ?? Infinity);
  }
});

test("the cart is seen on its way, and hides no shore before and after", () => {
  const steps = read("app/home/coast-ride.css").matchAll(/([\d.]+)% \{[^}]*opacity: (\d)/g);
  expect(Array.from(steps, ([, at, opacity]) => [Number(at), Number(opacity)])).toEqual([
    [0, 0],
    [5, 1],
    [95, 1],
    [100, 0],
  ]);
});

test("where nothing moves, the cart waits at the showroom's pin", () => {
  const home = coastSpine.states.find(({ slug }) => slug === "new-jersey");
  const [, x, y] =
    /\.coast-cart \{\s+translate: calc\(([\d.]+)cqw [^)]*\) ([\d.]+)cqh/.exec(
      read("app/home/coast-ride.css"),
    ) ?? [];
  expect([Number(x), Number(y)]).toEqual([home?.x, home?.y]);
});

test("the names of all states stand in a column in the sea, east of every shore", () => {
  for (const { slug, x } of coastSpine.states) expect(coastSpine.labelX, slug).toBeGreaterThan(x);
});

test("the page goes on with land beyond our states in the color that the picture has", () => {
  const findMix = (file: string) =>
    /color-mix\(in oklab,\s*var\(--land\)[^;}]*\)/.exec(read(file))?.[0].replaceAll(/\s/g, "");
  expect(findMix("app/home/coast.svg")).toBeDefined();
  expect(findMix("app/app.css")).toBe(findMix("app/home/coast.svg"));
});

test("every state has a shore of its own", () => {
  expect(Object.keys(stateCoasts)).toEqual(Object.keys(fipsByStateSlug));
  expect(new Set(Object.values(stateCoasts).map(({ path }) => path)).size).toBe(14);
});

test("a line stays light enough to stand in every page's first flight", () => {
  for (const { path } of [coastline, coastlineMark, coastSpine, ...Object.values(stateCoasts)]) {
    expect(path.length).toBeLessThan(1_300);
  }
});
