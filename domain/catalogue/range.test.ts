import { expect, test } from "vitest";
import { cartsForTrip, isRangeStated, parseRangeMiles, planRoundTrip } from "./range.ts";

test("a trip of 12 miles each way with a quarter in reserve asks for a range of 32", () => {
  expect(planRoundTrip(12, 0.25)).toEqual({ roundTripMiles: 24, neededRangeMiles: 32 });
});

test("the carts with range enough come longest range first", () => {
  const carts = [
    { id: "short", rangeMiles: 30, seats: 2 },
    { id: "just", rangeMiles: 32, seats: 4 },
    { id: "long", rangeMiles: 60, seats: 8 },
  ];
  expect(cartsForTrip(carts, planRoundTrip(12, 0.25)).map(({ id }) => id)).toEqual([
    "long",
    "just",
  ]);
});

test("a reserve of the whole battery is refused", () => {
  expect(() => planRoundTrip(12, 1)).toThrow(RangeError);
  expect(() => planRoundTrip(-1, 0.2)).toThrow(RangeError);
});

test("one figure in miles is a range", () => {
  expect(parseRangeMiles("45 miles")).toBe(45);
  expect(parseRangeMiles("12.5 miles")).toBe(12.5);
});

test.each([
  "Ask us for this model's figure",
  "35 to 40 miles",
  "45",
  "45 km",
  "0 miles",
  "0.0 miles",
  "-5 miles",
  "501 miles",
  `${"9".repeat(193)} miles`,
  "",
])("%j is no range in miles", (text) => {
  expect(parseRangeMiles(text)).toBeNull();
});

test("a card shows every range that begins with a figure", () => {
  expect(isRangeStated("35 to 40 miles")).toBe(true);
  expect(isRangeStated("Ask us for this model's figure")).toBe(false);
});
