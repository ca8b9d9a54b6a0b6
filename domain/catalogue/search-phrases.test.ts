import { expect, test } from "vitest";
import { readSearchPhrases } from "./search-phrases.ts";

const nothing = { seats: null, priceMin: null, priceMax: null, rangeMilesMin: null, words: "" };

test.each([
  ["under 12000", { priceMax: 11_999 }],
  ["Under $12,000", { priceMax: 11_999 }],
  ["below $10k", { priceMax: 9_999 }],
  ["less than 9.5k", { priceMax: 9_499 }],
  ["cheaper than 10 thousand dollars", { priceMax: 9_999 }],
  ["< 10000", { priceMax: 9_999 }],
  ["up to 10,000", { priceMax: 10_000 }],
  ["max 10000", { priceMax: 10_000 }],
  ["<= 10000", { priceMax: 10_000 }],
  ["$9,995 or less", { priceMax: 9_995 }],
  ["over 15000", { priceMin: 15_001 }],
  ["at least 8k", { priceMin: 8_000 }],
  ["8k to 10k", { priceMin: 8_000, priceMax: 10_000 }],
  ["between $8,000 and $10,000", { priceMin: 8_000, priceMax: 10_000 }],
  ["8-12k", { priceMin: 8_000, priceMax: 12_000 }],
  ["over 8000 under 12000", { priceMin: 8_001, priceMax: 11_999 }],
])("%j is a price", (search, bounds) => {
  expect(readSearchPhrases(search)).toEqual({ ...nothing, ...bounds });
});

test.each([
  ["6 seater", 6],
  ["6-seat", 6],
  ["six seats", 6],
  ["8 people", 8],
  ["seats 4", 4],
  ["seating for two", 2],
])("%j is a number of seats", (search, seats) => {
  expect(readSearchPhrases(search)).toEqual({ ...nothing, seats });
});

test.each([
  ["40 miles", 40],
  ["over 40 miles", 40],
  ["50+ mile range", 50],
  ["at least 45 mi", 45],
])("%j is a range", (search, rangeMilesMin) => {
  expect(readSearchPhrases(search)).toEqual({ ...nothing, rangeMilesMin });
});

test("figures are taken out of a search, and the words around them stay", () => {
  expect(readSearchPhrases("Denago six-seater with lithium under $12,000")).toEqual({
    ...nothing,
    seats: 6,
    priceMax: 11_999,
    words: "denago with lithium",
  });
});

test.each([
  "d5 ranger 6 plus",
  "under 12",
  "2x4",
  "0 seats",
  "44 seats",
  "turfman 200",
  "10k to 8k",
  "xl6",
])("%j is words alone", (search) => {
  expect(readSearchPhrases(search)).toEqual({ ...nothing, words: search });
});
