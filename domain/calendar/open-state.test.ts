import { expect, test } from "vitest";
import {
  describeSpecialDay,
  findSpecialDays,
  formatNextOpening,
  formatOpenState,
} from "./open-state.ts";
import type { OpeningPeriod } from "./opening-hours.ts";
import type { SpecialDay } from "./special-day.ts";

const timeZone = "America/New_York";
const periods: readonly OpeningPeriod[] = [
  {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    open: { from: 9, to: 17 },
  },
  { days: ["Sunday"], open: null },
];
const specialDays: readonly SpecialDay[] = [
  { day: "2026-11-26", name: "Thanksgiving Day", open: null },
  { day: "2026-12-24", name: "Christmas Eve", open: { from: 8, to: 13.5 } },
  { day: "2026-12-25", name: "Christmas Day", open: null },
];

function at(instant: string, days = specialDays): string | null {
  return formatOpenState(new Date(instant), periods, days, timeZone);
}

test.each([
  // Friday, November 20, 2026: New York is five hours behind.
  ["2026-11-20T13:59:59.999Z", "Opens Friday 9 AM"],
  ["2026-11-20T14:00:00.000Z", "Open until 5 PM"],
  ["2026-11-20T21:59:59.999Z", "Open until 5 PM"],
  ["2026-11-20T22:00:00.000Z", "Opens Saturday 9 AM"],
  ["2026-11-21T22:00:00.000Z", "Opens Monday 9 AM"],
  ["2026-11-22T12:00:00.000Z", "Opens Monday 9 AM"],
])("at %s the showroom says: %s", (instant, text) => {
  expect(at(instant)).toBe(text);
});

test.each([
  // Wednesday before Thanksgiving in the evening, and on the day itself.
  ["2026-11-25T22:00:00Z", "Opens Friday 9 AM"],
  ["2026-11-26T15:00:00Z", "Closed today, Nov 26"],
  // The short day opens at its usual hour and closes early.
  ["2026-12-24T13:30:00Z", "Opens Thursday 9 AM"],
  ["2026-12-24T18:29:59Z", "Open until 1:30 PM"],
  ["2026-12-24T18:30:00Z", "Opens Saturday 9 AM"],
])("a closed day is passed over and a short one ends early: %s, %s", (instant, text) => {
  expect(at(instant)).toBe(text);
});

test.each([
  ["2026-11-26T15:00:00Z", "Opens Friday 9 AM"],
  ["2026-12-25T15:00:00Z", "Opens Saturday 9 AM"],
  ["2026-11-20T15:00:00Z", "Open until 5 PM"],
])("the next opening on a closed day is that of the day after: %s, %s", (instant, text) => {
  expect(formatNextOpening(new Date(instant), periods, specialDays, timeZone)).toBe(text);
});

test.each([
  // Clocks go forward on Sunday, March 8, 2026, and back on Sunday, November 1.
  ["2026-03-07T13:59:59Z", "Opens Saturday 9 AM"],
  ["2026-03-07T14:00:00Z", "Open until 5 PM"],
  ["2026-03-09T12:59:59Z", "Opens Monday 9 AM"],
  ["2026-03-09T13:00:00Z", "Open until 5 PM"],
  ["2026-11-02T13:59:59Z", "Opens Monday 9 AM"],
  ["2026-11-02T14:00:00Z", "Open until 5 PM"],
])("the clock change moves the hours with the clocks: %s, %s", (instant, text) => {
  expect(at(instant)).toBe(text);
});

test("hours on the day of the clock change itself are the wall clock's", () => {
  const always: readonly OpeningPeriod[] = [{ days: ["Sunday"], open: { from: 1, to: 9 } }];
  const say = (instant: string) => formatOpenState(new Date(instant), always, [], timeZone);
  expect([say("2026-03-08T12:59:59Z"), say("2026-03-08T13:00:00Z")]).toEqual([
    "Open until 9 AM",
    "Opens Mar 15, 1 AM",
  ]);
  expect(say("2026-11-01T13:59:59Z")).toBe("Open until 9 AM");
});

test("a day a week or more ahead has its date, and without any open hour nothing is said", () => {
  const week = Array.from({ length: 8 }, (_, index) => ({
    day: `2026-11-${20 + index}`,
    name: "Boat show",
    open: null,
  }));
  expect(at("2026-11-19T23:00:00Z", week)).toBe("Opens Nov 28, 9 AM");
  expect(at("2026-11-20T15:00:00Z", week)).toBe("Closed today, Nov 20");
  expect(at("2026-11-27T15:00:00Z", week)).toBe("Closed today, Nov 27");
  expect(formatOpenState(new Date(), [{ days: ["Sunday"], open: null }], [], timeZone)).toBeNull();
});

test("special days are announced from so many days before to the end of the day itself", () => {
  const days = (instant: string) =>
    findSpecialDays(new Date(instant), specialDays, timeZone, 30).map(({ day }) => day);
  expect(days("2026-10-27T03:59:59Z")).toEqual([]);
  expect(days("2026-10-27T04:00:00Z")).toEqual(["2026-11-26"]);
  expect(days("2026-11-27T04:59:59Z")).toEqual(["2026-11-26", "2026-12-24", "2026-12-25"]);
  expect(days("2026-11-27T05:00:00Z")).toEqual(["2026-12-24", "2026-12-25"]);
});

test("a special day is a row of its date with its name, and of what is left of its hours", () => {
  const day = { day: "2026-11-26", name: "Thanksgiving Day" };
  expect(describeSpecialDay({ ...day, open: null })).toEqual({
    date: "Thursday, November 26 (Thanksgiving\u00A0Day)",
    hours: "Closed",
  });
  expect(describeSpecialDay({ ...day, open: { from: 9, to: 13 } }).hours).toBe("9 AM to 1 PM");
});
