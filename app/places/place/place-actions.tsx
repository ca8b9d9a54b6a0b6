import { ButtonLink } from "#app/site/button-link.tsx";

/** The two next steps at the top of a place's page; the contact form hears where the visitor is. */
export function PlaceActions({ quoteHref }: { quoteHref: string }) {
  return (
    <>
      <ButtonLink href="/inventory">View Inventory</ButtonLink>
      <ButtonLink href={quoteHref} look="act">
        Get Quote
      </ButtonLink>
    </>
  );
}
