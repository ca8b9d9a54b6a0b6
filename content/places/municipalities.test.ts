import { expect, test } from "vitest";
import { findMunicipality, municipalities } from "./municipalities.ts";
import { findPlace, states } from "./states.ts";

test("Delaware has 57 municipalities: 13 in New Castle, 19 in Kent and 25 in Sussex", () => {
  const inCounty = (name: string) => municipalities.filter(({ county }) => county === name).length;
  expect(municipalities).toHaveLength(57);
  expect([inCounty("New Castle"), inCounty("Kent"), inCounty("Sussex")]).toEqual([13, 19, 25]);
});

test("they are 10 cities, 44 towns and 3 villages with the population of the census of 2020", () => {
  const ofType = (name: string) => municipalities.filter(({ type }) => type === name).length;
  expect([ofType("City"), ofType("Town"), ofType("Village")]).toEqual([10, 44, 3]);
  expect(municipalities.reduce((sum, { population }) => sum + population, 0)).toBe(279_890);
});

test("no municipality slug repeats or equals a state slug", () => {
  const slugs = municipalities.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(57);
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
