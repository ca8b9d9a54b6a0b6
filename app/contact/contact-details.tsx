import type { ReactNode } from "react";
import { business, listShowroomLines } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactDetails, contactHero } from "#content/pages/words/contact.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { SpecialDay } from "#domain/calendar/special-day.ts";
import type { SceneOfPage } from "#app/site/scene-band.tsx";
import { ScenePicture } from "#app/site/shore-scene.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { HoursTable } from "#app/site/hours-table.tsx";

interface ContactDetailsProps {
  scene: SceneOfPage;
  hoursNow: string | null;
  specialDays: readonly SpecialDay[];
}

/**
 * The ways to reach us, under a picture, and when somebody picks up. On a wide screen it is a card that
 * opens with the call; on a phone the call is the button under the title.
 */
export function ContactDetails({ scene, hoursNow, specialDays }: ContactDetailsProps) {
  const { phone, tollFree, email } = business;
  const showroom = departmentHours.find(({ id }) => id === "showroom");
  return (
    <div className="flex flex-col overflow-hidden rounded-card bg-page lg:col-start-1 lg:row-start-2 [&_td]:text-right [&_td]:whitespace-nowrap [&_th]:w-auto [&_table]:text-small">
      <ScenePicture
        {...scene}
        className="min-h-44 grow lg:min-h-48 aspect-auto! sm:max-lg:aspect-5/2! rounded-b-none [&>div]:top-auto! [&>div]:bottom-0 [&>div]:h-[124%]!"
      />
      <div className="px-5 pt-3 pb-5 lg:px-8 lg:pt-5 lg:pb-6">
        <p className="mb-4 hidden flex-wrap items-center gap-x-4 gap-y-2 lg:flex">
          <CallLink phone={phone} label={contactHero.callLabel} isWide />
          {hoursNow && (
            <span data-nosnippet className="whitespace-nowrap text-quiet">
              {hoursNow}
            </span>
          )}
        </p>
        <address className="not-italic">
          <dl className="lines-between border-line lg:border-t">
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
                className="-my-2.5 inline-block max-w-full py-2.5 text-brand max-[24rem]:text-small"
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
