import { expect, test } from "vitest";
import { isRangeStated, parseRangeMiles } from "./range.ts";

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
