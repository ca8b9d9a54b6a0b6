import { expect, test } from "vitest";
import { business } from "./business.ts";
import { departmentHours, listSpecialDays } from "./hours.ts";
import { weekDays } from "#domain/calendar/opening-hours.ts";

test.each(departmentHours)("$name has each day of the week once", ({ periods }) => {
  const days = periods.flatMap((period) => period.days);
  expect(days.toSorted()).toEqual(weekDays.toSorted());
});

test.each(departmentHours)(
  "$name closes after it opens, on a quarter of an hour",
  ({ periods }) => {
    for (const { open } of periods.filter((period) => period.open !== null)) {
      const { from, to } = open ?? { from: 0, to: 0 };
      expect([from, to]).toEqual([Math.round(from * 4) / 4, Math.round(to * 4) / 4]);
      expect(0 <= from && from < to && to <= 24, `${from} to ${to}`).toBe(true);
    }
  },
);

test("every day that is open on other terms says whom to call", () => {
  const onTerms = departmentHours.flatMap(({ name, periods }) =>
    periods
      .filter(({ note }) => note !== undefined)
      .map(({ note, phone }) => ({ name, note, phone })),
  );
  expect(onTerms).toContainEqual({
    name: "Service",
    note: "Emergencies only",
    phone: business.phone,
  });
  expect(onTerms.filter(({ phone }) => phone === undefined)).toEqual([]);
});

test("the showroom is open on some day, since answers are promised by its hours", () => {
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  expect(showroom?.periods.some(({ open }) => open !== null)).toBe(true);
});

test("special days are days of the calendar in order, each once, with hours on quarters of an hour", () => {
  const days = listSpecialDays().map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
  for (const { day, name, open } of listSpecialDays()) {
    expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    expect(name).not.toBe("");
    const { from, to } = open ?? { from: 0, to: 1 };
    expect([from, to]).toEqual([Math.round(from * 4) / 4, Math.round(to * 4) / 4]);
    expect(0 <= from && from < to && to <= 24, `${from} to ${to}`).toBe(true);
  }
});
