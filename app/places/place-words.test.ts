import { expect, test } from "vitest";
import { formatMiles, formatMilesInTable, formatRoadMiles } from "./place-words.ts";

test("miles are whole, and less than half of one is said in words", () => {
  expect([0.4, 0.97, 6.34, 9.95, 1_428.4].map(formatMiles)).toEqual([
    "under a mile",
    "1 mile",
    "6 miles",
    "10 miles",
    "1,428 miles",
  ]);
});

test("miles by road say that they are rounded, but under a head that says so", () => {
  expect([5, 105, 1_230].map(formatRoadMiles)).toEqual([
    "under 5 miles",
    "about 105 miles",
    "about 1,230 miles",
  ]);
  expect([5, 105, 1_230].map(formatMilesInTable)).toEqual([
    "under 5 miles",
    "105 miles",
    "1,230 miles",
  ]);
});
