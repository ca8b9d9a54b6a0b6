import type { DepartmentHours, OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { business } from "./business.ts";
import { defineFact } from "./changed-facts.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const workdays = [...weekdays, "Saturday"] as const;

const hoursInFiles: readonly DepartmentHours[] = [
  {
    id: "showroom",
    name: "Showroom and phone",
    periods: [
      { days: workdays, open: { from: 9, to: 17 } },
      { days: ["Sunday"], open: null },
    ],
  },
  {
    id: "service",
    name: "Service",
    periods: [
      { days: weekdays, open: { from: 8, to: 17 } },
      { days: ["Saturday"], open: { from: 9, to: 15 } },
      { days: ["Sunday"], open: null, note: "Emergencies only" },
    ],
  },
  {
    id: "delivery",
    name: "Delivery",
    periods: [
      { days: workdays, open: { from: 8, to: 18 } },
      { days: ["Sunday"], open: { from: 10, to: 16 } },
    ],
  },
  {
    id: "storage",
    name: "Storage access",
    periods: [
      { days: weekdays, open: { from: 8, to: 17 } },
      { days: ["Saturday"], open: { from: 8, to: 15 } },
      { days: ["Sunday"], open: null, note: "By appointment" },
    ],
  },
];

/** One table by department; every page and the structured data read it. */
export const departmentHours: readonly DepartmentHours[] = hoursInFiles.map(
  ({ id, name, periods }) => {
    const readPeriods = defineFact(`hours.${id}`, periods);
    return {
      id,
      name,
      get periods() {
        return readPeriods().map(addPhone);
      },
    };
  },
);

/** Where a day is open on other terms, the page says whom to call. */
function addPhone(period: OpeningPeriod): OpeningPeriod {
  return period.note === undefined ? period : { ...period, phone: business.phone };
}

/**
 * Days on which the hours above do not hold, in order: closed (`open: null`), or open for a shorter
 * time, such as `{ from: 9, to: 13 }`. The dealership has not named its holidays yet: these three are
 * shown until it does, because nobody should drive to a door that is most likely shut.
 */
export const listSpecialDays = defineFact<readonly SpecialDay[]>("hours.specialDays", [
  { day: "2026-11-26", name: "Thanksgiving Day", open: null },
  { day: "2026-12-25", name: "Christmas Day", open: null },
  { day: "2027-01-01", name: "New Year's Day", open: null },
  { day: "2027-11-25", name: "Thanksgiving Day", open: null },
  { day: "2027-12-25", name: "Christmas Day", open: null },
  { day: "2028-01-01", name: "New Year's Day", open: null },
]);

/** From so many days before it on, pages with the hours announce a special day. */
export const daysAnnouncedMax = 30;
