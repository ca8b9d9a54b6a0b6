import { expect, test } from "vitest";
import type { OpeningPeriod } from "./opening-hours.ts";
import { findReminderTime } from "./reminder-time.ts";

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const periods: OpeningPeriod[] = [
  { days: workdays, open: { from: 9, to: 17 } },
  { days: ["Sunday"], open: null },
];
const thanksgiving = { day: "2026-11-26", name: "Thanksgiving Day", open: null };

/** Of an inquiry received at a time in New York in November 2026, in the same time. */
function findReminder(received: string, isSpecial = false): string {
  const at = new Date(`2026-11-${received}:00-05:00`);
  const reminder = findReminderTime(
    at,
    new Date(at.getTime() + 24 * 3_600_000),
    periods,
    "America/New_York",
    isSpecial ? [thanksgiving] : [],
  );
  return new Date(reminder.getTime() - 5 * 3_600_000).toISOString().slice(8, 16);
}

test.each([
  ["in open hours", "17T14:00", "18T12:00"],
  ["just after the opening", "17T09:30", "17T15:30"],
  ["in the night", "17T23:00", "18T15:00"],
  ["before the opening", "17T07:00", "17T15:00"],
])("an inquiry that came %s is reminded of with two open hours left", (_, received, reminder) => {
  expect(findReminder(received)).toBe(reminder);
});

test("before a day on which the shop stays closed, the reminder comes on the day before", () => {
  expect(findReminder("21T11:00")).toBe("21T15:00");
  expect(findReminder("25T10:00", true)).toBe("25T15:00");
  expect(findReminder("25T10:00")).toBe("25T16:00");
});

test("with hardly an open hour left, the reminder comes four hours before the promise ends", () => {
  expect(findReminder("21T18:00")).toBe("22T14:00");
  expect(findReminder("21T15:00")).toBe("22T11:00");
  expect(findReminder("25T16:00", true)).toBe("26T12:00");
});
