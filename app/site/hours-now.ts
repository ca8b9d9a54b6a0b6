import { business } from "#content/dealership/business.ts";
import { daysAnnouncedMax, departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import {
  findSpecialDays,
  formatNextOpening,
  formatOpenState,
} from "#domain/calendar/open-state.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";

/**
 * "Open until 5 PM" or "Opens Monday 9 AM". Cached pages may say so of the showroom alone: by its hours
 * `server/pages/page-period.ts` knows when they are outdated.
 */
export function formatHoursNow(now: Date, id: DepartmentHours["id"] = "showroom"): string | null {
  return formatOpenState(now, periodsOf(id), listSpecialDays(), business.timeZone);
}

/** The same of the showroom, but on a day that is closed out of turn when it opens next: "Opens Friday 9 AM". */
export function formatNextHours(now: Date): string | null {
  return formatNextOpening(now, periodsOf("showroom"), listSpecialDays(), business.timeZone);
}

function periodsOf(id: DepartmentHours["id"]): DepartmentHours["periods"] {
  return departmentHours.find((department) => department.id === id)?.periods ?? [];
}

/** The special days that are near. */
export function findAnnouncedDays(now: Date): SpecialDay[] {
  return findSpecialDays(now, listSpecialDays(), business.timeZone, daysAnnouncedMax);
}
