import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { DepartmentHours } from "#domain/calendar/opening-hours.ts";
import { HoursTable } from "#app/site/hours-table.tsx";
import { Section } from "#app/ui/section.tsx";
import type { HoursOfNow } from "./hours-of-departments.ts";

/** Every way to reach us, and when somebody picks up. */
export function ContactDetails({ hours }: { hours: HoursOfNow }) {
  const { phone, tollFree, email } = business;
  return (
    <aside className="stack-8">
      <section>
        <h2 className="text-title-3">{contactDetails.title}</h2>
        <address className="mt-3 stack-1 not-italic">
          <p>
            <a href={phone.link} ping={pingPath} className="font-semibold text-brand">
              {phone.display}
            </a>{" "}
            {contactDetails.phoneNote}
          </p>
          <p>
            <a href={tollFree.link} ping={pingPath} className="text-brand">
              {tollFree.display}
            </a>{" "}
            {contactDetails.tollFreeNote}
          </p>
          <p>
            <a href={`mailto:${email}`} className="text-brand">
              {email}
            </a>
          </p>
          <p>
            {listShowroomLines().map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </address>
      </section>
      <HoursOfDepartments hours={hours} has={isShowroom} />
    </aside>
  );
}

/** The hours of the other departments. */
export function OtherHours({ hours }: { hours: HoursOfNow }) {
  return (
    <Section title={contactDetails.otherHoursTitle} ground="tinted">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
        <HoursOfDepartments hours={hours} has={(id) => !isShowroom(id)} />
      </div>
    </Section>
  );
}

type DepartmentId = DepartmentHours["id"];

const isShowroom = (id: DepartmentId) => id === "showroom";

interface HoursOfDepartmentsProps {
  hours: HoursOfNow;
  has: (id: DepartmentId) => boolean;
}

function HoursOfDepartments({ hours, has }: HoursOfDepartmentsProps) {
  return departmentHours.map((department, index) =>
    has(department.id) ? (
      <HoursTable
        key={department.id}
        department={department}
        hoursNow={hours.texts[index] ?? null}
        // They hold for every department; one list is enough.
        specialDays={isShowroom(department.id) ? hours.specialDays : []}
      />
    ) : null,
  );
}
