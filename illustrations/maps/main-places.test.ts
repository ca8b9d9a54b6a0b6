import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { pickMainPlaces } from "./main-places.ts";

const namesOf = (slug: string, countMax: number) =>
  pickMainPlaces(
    states.find((state) => state.slug === slug)!,
    countMax,
  ).map(({ name }) => name);

test("New Jersey's few places are the two its prices are of, its first, and others far from these", () => {
  const names = namesOf("new-jersey", 6);
  expect(names).toHaveLength(6);
  expect(names).toEqual(expect.arrayContaining(["Asbury Park", "Cape May", "Atlantic City"]));
  // Of the five within 20 miles of the showroom it has no more than it must.
  expect(names).toEqual(expect.arrayContaining(["Long Beach Island"]));
  expect(names).not.toContain("Belmar");
});

test("a state of few places has all of them, in their order", () => {
  const delaware = states.find(({ slug }) => slug === "delaware")!;
  expect(pickMainPlaces(delaware, 6)).toBe(delaware.places);
  expect(namesOf("new-jersey", 2)).toEqual(["Asbury Park", "Cape May"]);
});
