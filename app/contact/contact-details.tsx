import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import { HoursTable } from "#app/site/hours-table.tsx";
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
      {departmentHours.map((department, index) =>
        department.id === "showroom" ? (
          <HoursTable
            key={department.id}
            department={department}
            hoursNow={hours.texts[index] ?? null}
            specialDays={hours.specialDays}
          />
        ) : null,
      )}
    </aside>
  );
}
