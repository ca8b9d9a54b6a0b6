import { business } from "#content/dealership/business.ts";
import { departmentHours } from "#content/dealership/hours.ts";
import { contactHero } from "#content/pages/words/contact.ts";
import { formatDays, formatPeriod } from "#domain/calendar/opening-hours.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

/**
 * The title and, where the details beside the form on a wide screen come only after it, the two quickest
 * ways to reach us and when somebody is there.
 */
export function ContactIntro() {
  const [usual] = departmentHours.find(({ id }) => id === "showroom")?.periods ?? [];
  return (
    <div className="lg:-mt-1.5">
      <h1 className="text-title-1">{contactHero.title}</h1>
      <p className="mt-2 text-lead text-quiet sm:mt-3">{contactHero.text}</p>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 sm:items-center lg:hidden">
        <CallLink
          phone={business.phone}
          label={contactHero.callLabel}
          isWide
          className="grow sm:grow-0"
        />
        <ButtonLink href={`mailto:${business.email}`} className="no-print grow sm:grow-0">
          {contactHero.mailLabel}
        </ButtonLink>
        {usual && (
          <p className="text-quiet max-sm:w-full">
            {`${formatDays(usual.days)}, ${formatPeriod(usual)}`}
          </p>
        )}
      </div>
    </div>
  );
}
