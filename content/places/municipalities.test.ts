import { expect, test } from "vitest";
import { findMunicipality, municipalities } from "./municipalities.ts";
import { findPlace, states } from "./states.ts";

test("the census of 2020 counted 279,890 people in all of them, so none is missing or wrong", () => {
  expect(municipalities.reduce((sum, { population }) => sum + population, 0)).toBe(279_890);
});

test("no municipality slug repeats or equals a state slug", () => {
  const slugs = municipalities.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(municipalities.length);
  const stateSlugs = new Set(states.map(({ slug }) => slug));
  expect(slugs.filter((slug) => stateSlugs.has(slug))).toEqual([]);
});

test("a coastal place of Delaware stands at the same point as its municipality", () => {
  for (const { slug, coordinates } of states.find(({ slug }) => slug === "delaware")!.places) {
    expect(findMunicipality(slug)?.coordinates).toEqual(coordinates);
    expect(findPlace("delaware", slug)?.place.coordinates).toEqual(coordinates);
  }
});

test("an unknown municipality is not found", () => {
  expect(findMunicipality("delaware")).toBeUndefined();
});
