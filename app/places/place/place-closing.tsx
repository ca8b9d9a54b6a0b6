import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { CallSection } from "#app/site/call-section.tsx";
import { PhoneBar } from "#app/site/phone-bar.tsx";
import { ShoreScene } from "#app/site/shore-scene.tsx";

interface PlaceClosingProps {
  title: string;
  text?: string;
  phone: { display: string; link: string };
  quote: { href: string; label: string };
  /** The place, and the figure of a cart that is bought and delivered there. */
  bar: { title: string; price?: string };
  /** A shore with a cart, over the words; none where a page has one at its top. */
  scene?: { sceneUrl: string; cartId: string | undefined };
}

/** The end of a page about a place: call, or ask for a quote that names the place. */
export function PlaceClosing({ title, text, phone, quote, bar, scene }: PlaceClosingProps) {
  const quoteLink = <ButtonLink href={quote.href}>{quote.label}</ButtonLink>;
  return (
    <>
      {scene ? (
        <section className="low-shore">
          <ShoreScene {...scene}>
            <div>
              <h2 className="text-title-2">{title}</h2>
              {text && <p className="mt-2 max-w-prose text-lead text-quiet">{text}</p>}
            </div>
            <div className="hero-actions">
              <CallLink phone={phone} label="Call" isWide />
              {quoteLink}
            </div>
          </ShoreScene>
        </section>
      ) : (
        <CallSection title={title} text={text} phone={phone}>
          {quoteLink}
        </CallSection>
      )}
      <PhoneBar {...bar} phone={phone} quoteHref={quote.href} />
    </>
  );
}
