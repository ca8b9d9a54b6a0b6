import { business } from "#content/dealership/business.ts";
import { contactHero } from "#content/pages/words/contact.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

/**
 * The title and, where the details beside the form on a wide screen come only after it, the two quickest
 * ways to reach us. When somebody is there, the header says right above.
 */
export function ContactIntro() {
  return (
    <div className="lg:-mt-1.5">
      <h1 className="text-title-1">{contactHero.title}</h1>
      <p className="mt-2 text-lead text-quiet sm:mt-3">{contactHero.text}</p>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2 lg:hidden">
        <CallLink
          phone={business.phone}
          label={contactHero.callLabel}
          isWide
          className="grow sm:grow-0"
        />
        <ButtonLink href={`mailto:${business.email}`} className="no-print grow sm:grow-0">
          {contactHero.mailLabel}
        </ButtonLink>
      </div>
    </div>
  );
}
