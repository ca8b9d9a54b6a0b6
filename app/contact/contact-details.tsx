import type { ReactNode } from "react";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import { HoursTable } from "#app/site/hours-table.tsx";

interface ContactDetailsProps {
  hoursNow: string | null;
  specialDays: readonly SpecialDay[];
}

/**
 * The ways to reach us, and when somebody picks up. On a wide screen it is a card, with room for a picture
 * over the number; on a phone the number is the button under the title.
 */
export function ContactDetails({ hoursNow, specialDays }: ContactDetailsProps) {
  const { phone, tollFree, email } = business;
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  return (
    <div className="rounded-card lg:col-start-1 lg:row-start-2 lg:bg-page lg:pt-50 [&_td]:text-right">
      <div className="lg:px-8 lg:pt-6 lg:pb-6">
        <p className="mb-4 hidden lg:block">
          <a
            href={phone.link}
            ping={pingPath}
            className="price-figures text-title-2 text-brand no-underline hover:underline"
          >
            {phone.display}
          </a>
          {hoursNow && (
            <span data-nosnippet className="block text-quiet">
              {hoursNow}
            </span>
          )}
        </p>
        <address className="not-italic">
          <dl className="lines-between border-line border-t">
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
          <div className="mt-5 lg:mt-8">
            <HoursTable department={showroom} specialDays={specialDays} />
          </div>
        )}
      </div>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 lg:py-3">
      <dt className="text-quiet">{label}</dt>
      <dd className="min-w-0 text-right text-balance">{children}</dd>
    </div>
  );
}
