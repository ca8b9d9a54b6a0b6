import { business } from "#content/dealership/business.ts";
import { actions } from "#content/pages/words/place.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

/** The buttons at the top of the page of a place or a town; a quote names it in the contact form. */
export function PlaceActions({ quoteHref }: { quoteHref: string }) {
  return (
    <>
      <CallLink phone={business.phone} label={actions.callLabel} isWide />
      <ButtonLink href={quoteHref}>{actions.quoteLabel}</ButtonLink>
    </>
  );
}
