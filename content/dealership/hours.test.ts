import { expect, test } from "vitest";
import { departmentHours } from "./hours.ts";
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

test("the showroom is open on some day, since answers are promised by its hours", () => {
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  expect(showroom?.periods.some(({ open }) => open !== null)).toBe(true);
});
