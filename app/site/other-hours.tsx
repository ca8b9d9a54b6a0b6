import { departmentHours } from "#content/dealership/hours.ts";
import { otherHoursTitle } from "#content/pages/words/hours.ts";
import { Section } from "#app/ui/section.tsx";
import { HoursTable } from "./hours-table.tsx";

interface OtherHoursProps {
  ground?: "page" | "tinted";
  /** "Open until 5 PM" of each department in their order; only where a page may say so. */
  textsNow?: readonly (string | null)[];
}

/** The hours of all departments but the showroom, side by side. */
export function OtherHours({ ground = "page", textsNow }: OtherHoursProps) {
  return (
    <Section title={otherHoursTitle} ground={ground}>
      <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {departmentHours.map((department, index) =>
          department.id === "showroom" ? null : (
            <HoursTable
              key={department.id}
              department={department}
              hoursNow={textsNow?.[index] ?? null}
            />
          ),
        )}
      </div>
    </Section>
  );
}
