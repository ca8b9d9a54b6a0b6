import { business } from "#content/dealership/business.ts";
import { departmentHours, listSpecialDays } from "#content/dealership/hours.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { toWallTime } from "#domain/calendar/wall-time.ts";
import type { RentalRules } from "#domain/rental/rental-inputs.ts";
import { findDeliveryPlace } from "#app/delivery/index.ts";

/** The periods of a department's hours. @throws when content/dealership/hours.ts lacks it. */
export function requirePeriods(id: DepartmentHours["id"]): DepartmentHours["periods"] {
  const department = departmentHours.find((each) => each.id === id);
  if (!department) throw new Error(`content/dealership/hours.ts has no ${id}`);
  return department.periods;
}

/** What a rental is checked against, at this moment. */
export function buildRentalRules(now: Date): RentalRules {
  return {
    classes: rentalClasses,
    terms: rentalTerms,
    findPlace: findDeliveryPlace,
    hours: { showroom: requirePeriods("showroom"), delivery: requirePeriods("delivery") },
    specialDays: listSpecialDays(),
    now: toWallTime(now, business.timeZone),
  };
}
