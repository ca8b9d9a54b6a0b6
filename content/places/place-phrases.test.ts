import { expect, test } from "vitest";
import { formatInPlace, formatPlaceName } from "./place-phrases.ts";
import { coastalPlaces } from "./states.ts";

test("people are in a town, on an island and at a park", () => {
  expect(formatInPlace("Cape May")).toBe("in Cape May");
  expect(formatInPlace("Martha's Vineyard")).toBe("on Martha's Vineyard");
  expect(formatInPlace("Jones Beach")).toBe("at Jones Beach");
});

test("the Outer Banks have an article", () => {
  expect(formatPlaceName("Outer Banks")).toBe("the Outer Banks");
  expect(formatInPlace("Outer Banks")).toBe("on the Outer Banks");
});

test("a place that is called an island is spoken of as one, save the towns of that name", () => {
  const towns = ["Coney Island", "Fenwick Island"];
  const islands = coastalPlaces
    .map(({ place }) => place.name)
    .filter((name) => /\bIsland\b/.test(name) && !towns.includes(name));
  expect(islands.filter((name) => !formatInPlace(name).startsWith("on "))).toEqual([]);
});
