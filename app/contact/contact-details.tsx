import type { ReactNode } from "react";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { HoursTable } from "#app/site/hours-table.tsx";

interface ContactDetailsProps {
  specialDays: readonly SpecialDay[];
  /** What fills the column down to the end of the form. */
  children: ReactNode;
}

/** The other ways to reach us, and when somebody picks up. */
export function ContactDetails({ specialDays, children }: ContactDetailsProps) {
  const { tollFree, email } = business;
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  return (
    <div className="flex flex-col [&_td]:text-right">
      <address className="not-italic">
        <dl className="lines-between border-y border-line">
          <Detail label={contactDetails.tollFree}>
            <a
              href={tollFree.link}
              ping={pingPath}
              className="-my-2.5 inline-block max-w-full py-2.5 text-brand"
            >
              {tollFree.display}
            </a>
          </Detail>
          <Detail label={contactDetails.email}>
            <a
              href={`mailto:${email}`}
              className="-my-2.5 inline-block max-w-full py-2.5 text-brand"
            >
              {email}
            </a>
          </Detail>
          <Detail label={contactDetails.showroom}>
            {listShowroomLines().map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Detail>
        </dl>
      </address>
      {showroom && (
        <div className="mt-6">
          <HoursTable department={showroom} specialDays={specialDays} />
        </div>
      )}
      {children}
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 text-right text-balance">{children}</dd>
    </div>
  );
}
