import { expect, test } from "vitest";
import {
  formatClockTime,
  formatDays,
  formatHour,
  formatPeriod,
  formatPeriodWithPhone,
  listDayColumns,
  weekDays,
} from "./opening-hours.ts";

test.each([
  [0, "12 AM"],
  [9, "9 AM"],
  [12, "12 PM"],
  [14.5, "2:30 PM"],
  [8.25, "8:15 AM"],
  [12.75, "12:45 PM"],
  [17, "5 PM"],
  [24, "12 AM"],
])("hour %d of the day is written %s", (hour, text) => {
  expect(formatHour(hour)).toBe(text);
});

test.each([
  [9, "09:00"],
  [14.5, "14:30"],
  [0.25, "00:15"],
  [24, "24:00"],
])("hour %d of the day is %s for programs", (hour, text) => {
  expect(formatClockTime(hour)).toBe(text);
});

test("days with a gap between them are not written as if there were none", () => {
  expect(formatDays(["Monday", "Tuesday", "Thursday", "Friday", "Saturday"])).toBe(
    "Monday and Tuesday, Thursday to Saturday",
  );
  expect(formatDays(["Monday", "Wednesday"])).toBe("Monday, Wednesday");
  expect(formatDays(["Sunday", "Saturday"])).toBe("Saturday and Sunday");
});

test("days that share their hours are written from the first to the last", () => {
  expect(formatDays(["Monday", "Tuesday", "Wednesday"])).toBe("Monday to Wednesday");
  expect(formatDays(["Sunday"])).toBe("Sunday");
  expect(formatDays([])).toBe("");
});

test("a closed day says so, or its note", () => {
  expect(formatPeriod({ days: ["Friday"], open: { from: 8, to: 18 } })).toBe("8 AM to 6 PM");
  expect(formatPeriod({ days: ["Friday"], open: { from: 8.5, to: 12 } })).toBe("8:30 AM to 12 PM");
  expect(formatPeriod({ days: ["Sunday"], open: null })).toBe("Closed");
  expect(formatPeriod({ days: ["Sunday"], open: null, note: "By appointment" })).toBe(
    "By appointment",
  );
});

test("a day on other terms names the number to call", () => {
  const period = { days: ["Sunday"], open: null, note: "By appointment" } as const;
  const phone = { display: "(732) 555-0100", link: "tel:+17325550100" };
  expect(formatPeriodWithPhone({ ...period, phone })).toBe("By appointment, call (732) 555-0100");
  expect(formatPeriodWithPhone(period)).toBe("By appointment");
});

test("days on which no department changes its hours share a column", () => {
  const every = { days: weekDays, open: { from: 8, to: 17 } };
  const weekend = { days: ["Saturday", "Sunday"], open: null } as const;
  // Some hours are put together each time that somebody reads them.
  const weekendOnly = {
    get periods() {
      return [{ ...weekend }];
    },
  };
  const columns = listDayColumns([{ periods: [every] }, weekendOnly, { periods: [] }]);
  expect(columns).toEqual([
    {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      periods: [every, undefined, undefined],
    },
    { days: ["Saturday", "Sunday"], periods: [every, weekend, undefined] },
  ]);
});
