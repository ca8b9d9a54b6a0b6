import { expect, test } from "vitest";
import { addOpenHours, computeAnswerTimes } from "./business-hours.ts";
import type { OpeningPeriod } from "./opening-hours.ts";

const timeZone = "America/New_York";
const showroom: readonly OpeningPeriod[] = [
  {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    open: { from: 9, to: 17 },
  },
  { days: ["Sunday"], open: null },
];

function addAt(start: string, hours: number): string {
  return addOpenHours(new Date(start), hours, showroom, timeZone).toISOString();
}

test("hours on an open day are hours by the clock", () => {
  // Friday, 20 November 2026, 10:00 in New York.
  expect(addAt("2026-11-20T15:00:00Z", 2)).toBe("2026-11-20T17:00:00.000Z");
});

test("hours that do not fit go on when the doors open next", () => {
  // Saturday 16:00: one hour is left, Sunday is closed, Monday opens at 9.
  expect(addAt("2026-11-21T21:00:00Z", 2)).toBe("2026-11-23T15:00:00.000Z");
});

test("a night inquiry starts counting at the opening", () => {
  expect(addAt("2026-11-20T05:30:00Z", 6)).toBe("2026-11-20T20:00:00.000Z");
});

test("the clock change of a weekend moves the opening by an hour in world time", () => {
  // Clocks go forward on Sunday, 8 March 2026: Saturday 9 AM is 14:00Z, Monday 9 AM is 13:00Z.
  expect(addAt("2026-03-07T21:00:00Z", 2)).toBe("2026-03-09T14:00:00.000Z");
});

test("answers are due 24 hours later and typical within 2 to 6 open hours", () => {
  const times = computeAnswerTimes(
    new Date("2026-11-20T15:00:00Z"),
    { answerWithinHours: 24, typicalHours: { from: 2, to: 6 } },
    showroom,
    timeZone,
  );
  expect(times).toEqual({
    answerBy: new Date("2026-11-21T15:00:00Z"),
    typicalFrom: new Date("2026-11-20T17:00:00Z"),
    typicalTo: new Date("2026-11-20T21:00:00Z"),
  });
});

test("a closed day has no open hours, and a short one has fewer", () => {
  const specialDays = [
    { day: "2026-11-20", name: "Inventory", open: { from: 9, to: 11 } },
    { day: "2026-11-21", name: "Holiday", open: null },
  ];
  const start = new Date("2026-11-20T15:00:00Z");
  // One hour is left on Friday; Saturday and Sunday are closed.
  expect(addOpenHours(start, 2, showroom, timeZone, specialDays).toISOString()).toBe(
    "2026-11-23T15:00:00.000Z",
  );
});

test("a table that is never open is refused", () => {
  const closed = [{ days: ["Monday" as const], open: null }];
  expect(() => addOpenHours(new Date(0), 1, closed, "America/New_York")).toThrow(RangeError);
});
