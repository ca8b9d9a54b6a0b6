import { expect, test } from "vitest";
import { formatMiles } from "./place-words.ts";

test("miles are whole, and less than half of one is said in words", () => {
  expect([0.4, 0.97, 6.34, 9.95, 1_428.4].map(formatMiles)).toEqual([
    "under a mile",
    "1 mile",
    "6 miles",
    "10 miles",
    "1,428 miles",
  ]);
});
