import type { ReactNode } from "react";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { HoursTable } from "#app/site/hours-table.tsx";

interface ContactDetailsProps {
  specialDays: readonly SpecialDay[];
  /** What fills the head of the card, so that it is as high as the form. */
  children: ReactNode;
}

/** The other ways to reach us, and when somebody picks up. */
export function ContactDetails({ specialDays, children }: ContactDetailsProps) {
  const { tollFree, email } = business;
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  return (
    <div className="flex flex-col overflow-hidden rounded-card lg:row-start-2 lg:max-h-212 lg:bg-page [&_td]:text-right">
      {children}
      <div className="lg:px-8 lg:pt-5 lg:pb-6">
        <address className="not-italic">
          <dl className="lines-between border-line max-lg:border-t">
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
          <div className="mt-5">
            <HoursTable department={showroom} specialDays={specialDays} />
          </div>
        )}
      </div>
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
