import { expect, test } from "vitest";
import { subtractMonths } from "./months.ts";

test.each([
  ["2026-11-22T15:04:05.678Z", 24, "2024-11-22T15:04:05.678Z"],
  ["2026-01-31T00:00:00.000Z", 2, "2025-11-30T00:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", 24, "2026-02-28T12:00:00.000Z"],
  ["2026-03-31T12:00:00.000Z", 1, "2026-02-28T12:00:00.000Z"],
])("calendar months before %s: %i months earlier is %s", (from, months, expected) => {
  expect(subtractMonths(new Date(from), months).toISOString()).toBe(expected);
});
