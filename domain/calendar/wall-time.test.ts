import { expect, test } from "vitest";
import {
  addHours,
  countDays,
  countHours,
  findWeekDay,
  formatWallTime,
  isOpenAt,
  parseDay,
  toWallTime,
} from "./wall-time.ts";

test("a day is read as a date field sends it and as Americans type it", () => {
  expect(parseDay("2027-06-18")).toBe("2027-06-18");
  expect(parseDay("6/18/2027")).toBe("2027-06-18");
});

test.each(["", "2027-02-29", "2027-13-01", "18.6.2027", "0001-01-01", "2027-06-18T10:00", "soon"])(
  "%j is no day",
  (text) => expect(parseDay(text)).toBeNull(),
);

test("an instant is told by the clocks of its time zone, in summer and in winter", () => {
  const zone = "America/New_York";
  expect(toWallTime(new Date("2027-06-18T14:30:00Z"), zone)).toEqual({
    day: "2027-06-18",
    hour: 10.5,
  });
  expect(toWallTime(new Date("2027-01-01T04:00:00Z"), zone)).toEqual({
    day: "2026-12-31",
    hour: 23,
  });
});

test("a day has 24 hours by the clock on the wall, also when clocks change", () => {
  const [saturday, sunday] = ["2027-03-13", "2027-03-14"];
  expect(countHours({ day: saturday, hour: 10 }, { day: sunday, hour: 10 })).toBe(24);
  expect(addHours({ day: "2027-11-06", hour: 22 }, 24)).toEqual({ day: "2027-11-07", hour: 22 });
  expect(addHours({ day: "2027-11-07", hour: 10 }, -24)).toEqual({ day: "2027-11-06", hour: 10 });
  expect(countDays("2028-02-28", "2028-03-01")).toBe(2);
});

test("a department is open from its first hour until just before its last", () => {
  const periods = [
    { days: ["Friday"], open: { from: 9, to: 17 } },
    { days: ["Sunday"], open: null },
  ] as const;
  const specialDays = [
    { day: "2027-06-11", name: "Inventory", open: null },
    { day: "2027-06-25", name: "Party", open: { from: 8, to: 12 } },
  ];
  const at = (day: string, hour: number) => isOpenAt({ day, hour }, periods, specialDays);
  expect(findWeekDay("2027-06-18")).toBe("Friday");
  expect([8, 9, 16, 17].map((hour) => at("2027-06-18", hour))).toEqual([false, true, true, false]);
  expect(at("2027-06-20", 10)).toBe(false);
  expect(at("2027-06-11", 10)).toBe(false);
  expect([8, 9, 11, 12].map((hour) => at("2027-06-25", hour))).toEqual([false, true, true, false]);
  expect(at("2027-06-21", 10)).toBe(false);
});

test("a time is written with its weekday", () => {
  expect(formatWallTime({ day: "2027-06-18", hour: 10 })).toBe("Fri, June 18, 2027, 10 AM");
});
