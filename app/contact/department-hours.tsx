import { departmentHours } from "#content/dealership/hours.ts";
import { otherHoursTitle } from "#content/pages/words/hours.ts";
import type { OpeningPeriod } from "#domain/calendar/opening-hours.ts";
import { HoursTable } from "#app/site/hours-table.tsx";
import { Section } from "#app/ui/section.tsx";

interface DepartmentHoursProps {
  /** "Open until 5 PM" of each department in their order. */
  textsNow: readonly (string | null)[];
}

/** The hours of all departments but the showroom. The number to call is at the top of this page. */
export function DepartmentHours({ textsNow }: DepartmentHoursProps) {
  return (
    <Section title={otherHoursTitle}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-3 xl:gap-x-16 [&_td]:text-right [&_td]:whitespace-nowrap">
        {departmentHours.map(({ periods, ...department }, index) =>
          department.id === "showroom" ? null : (
            <HoursTable
              key={department.id}
              department={{ ...department, periods: periods.map(withoutPhone) }}
              hoursNow={textsNow[index] ?? null}
            />
          ),
        )}
      </div>
    </Section>
  );
}

function withoutPhone(period: OpeningPeriod): OpeningPeriod {
  const { phone: _, ...rest } = period;
  return rest;
}
