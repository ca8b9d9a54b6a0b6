import { expect, test } from "vitest";
import { addDays, toDay } from "./calendar-day.ts";

const zone = "America/New_York";

test.each([
  // Five hours behind in winter, four in summer.
  ["2026-01-02T04:59:59Z", "2026-01-01"],
  ["2026-01-02T05:00:00Z", "2026-01-02"],
  ["2026-07-02T03:59:59Z", "2026-07-01"],
  ["2026-07-02T04:00:00Z", "2026-07-02"],
])("at %s it is %s in New York", (instant, day) => {
  expect(toDay(new Date(instant), zone)).toBe(day);
});

test.each([
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-11-01", 1, "2026-11-02"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2026-01-01", -1, "2025-12-31"],
])("%s and %i days is %s, also where clocks change", (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});
