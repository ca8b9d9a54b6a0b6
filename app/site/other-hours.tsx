import { departmentHours } from "#content/dealership/hours.ts";
import type { DepartmentHours, OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import { HoursTable } from "./hours-table.tsx";

interface OtherHoursProps {
  /** "Open until 5 PM" of each department; only where a page may say so. */
  textsNow?: ReadonlyMap<DepartmentHours["id"], string | null>;
  /** False where the page has said which number to call. */
  hasPhones?: boolean;
}

/** The hours of all departments but the showroom, side by side. */
export function OtherHours({ textsNow, hasPhones = true }: OtherHoursProps) {
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-3 xl:gap-x-16">
      {departmentHours.map(({ periods, ...department }) =>
        department.id === "showroom" ? null : (
          <HoursTable
            key={department.id}
            department={{
              ...department,
              periods: hasPhones ? periods : periods.map(withoutPhone),
            }}
            hoursNow={textsNow?.get(department.id) ?? null}
          />
        ),
      )}
    </div>
  );
}

function withoutPhone(period: OpeningPeriod): OpeningPeriod {
  const { phone: _, ...rest } = period;
  return rest;
}
