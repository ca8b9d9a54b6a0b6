import { ButtonLink } from "#app/site/button-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";

interface PlaceClosingProps {
  title: string;
  text: string;
  phone: { display: string; link: string };
  quote: { href: string; label: string };
  /** The place, and the figure of a cart that is bought and delivered there. */
  bar: { title: string; price?: string | undefined };
  /** The shore there, along which the section begins. */
  shoreUrl: string;
}

/** The end of a page about a place: call, or ask for a quote that names the place. */
export function PlaceClosing({ title, text, phone, quote, bar, shoreUrl }: PlaceClosingProps) {
  return (
    <>
      <CallSection title={title} text={text} phone={phone} shoreUrl={shoreUrl}>
        <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
      </CallSection>
      <PhoneBar {...bar} phone={phone} quoteHref={quote.href} />
    </>
  );
}
