import { expect, test } from "vitest";
import { gridAreas } from "#domain/eco-impact/grid.ts";
import { states } from "#content/places/states.ts";

test("every state of the coast has a part of the grid, so its page can link to the calculator", () => {
  const areas = new Set(gridAreas.map(({ id }) => id));
  expect(states.map(({ slug }) => slug).filter((slug) => !areas.has(slug))).toEqual([]);
});

test("no part of the grid is listed twice, and all are priced", () => {
  expect(new Set(gridAreas.map(({ id }) => id)).size).toBe(gridAreas.length);
  expect(Math.min(...gridAreas.map(({ electricityCents }) => electricityCents))).toBeGreaterThan(0);
});
