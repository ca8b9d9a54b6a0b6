import { actions } from "#content/pages/words/place.ts";
import { ButtonLink } from "#app/site/button-link.tsx";

/** The buttons at the top of the page of a place or a town; a quote names it in the contact form. */
export function PlaceActions({
  quoteHref,
  inventoryHref,
}: {
  quoteHref: string;
  inventoryHref: string;
}) {
  return (
    <>
      <ButtonLink href={inventoryHref}>{actions.inventoryLabel}</ButtonLink>
      <ButtonLink href={quoteHref} look="act">
        {actions.quoteLabel}
      </ButtonLink>
    </>
  );
}
