import { departmentHours } from "#content/dealership/hours.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { findAnnouncedDays, formatHoursNow } from "#app/site/hours-now.ts";

export interface HoursOfNow {
  /** "Open until 5 PM" of each department. */
  texts: ReadonlyMap<DepartmentHours["id"], string | null>;
  specialDays: SpecialDay[];
}

/** This page is made anew each minute, so that it can say of each department when it closes. */
export function readHours(now: Date): HoursOfNow {
  return {
    texts: new Map(departmentHours.map(({ id }) => [id, formatHoursNow(now, id)])),
    specialDays: findAnnouncedDays(now),
  };
}
