import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { business } from "./business.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
/** Where a day is open on other terms, the page says whom to call. */
const { phone } = business;
const workdays = [...weekdays, "Saturday"] as const;

/** One table by department; every page and the structured data read it. */
export const departmentHours: readonly DepartmentHours[] = [
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
      { days: ["Sunday"], open: null, note: "Emergencies only", phone },
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
      { days: ["Sunday"], open: null, note: "By appointment", phone },
    ],
  },
];
