import { expect, test } from "vitest";
import { compassDirections } from "#domain/geography/geography.ts";
import { formatWay } from "./place-words.ts";

test("a direction is in the letters of a compass", () => {
  expect(compassDirections.map((direction) => formatWay(2, direction))).toEqual(
    [
      ["N", "NNE", "NE", "ENE"],
      ["E", "ESE", "SE", "SSE"],
      ["S", "SSW", "SW", "WSW"],
      ["W", "WNW", "NW", "NNW"],
    ]
      .flat()
      .map((letters) => `2 miles ${letters}`),
  );
});

test("miles have one decimal below ten and none beyond", () => {
  expect([0.97, 6.34, 9.95, 1_428.4].map((miles) => formatWay(miles, "east"))).toEqual([
    "1 mile E",
    "6.3 miles E",
    "10 miles E",
    "1,428 miles E",
  ]);
});
