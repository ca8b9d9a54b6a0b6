import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";

interface PlaceClosingProps {
  title: string;
  text: string;
  phone: { display: string; link: string };
  quote: { href: string; label: string };
}

/** The end of a page about a place: call, or ask for a quote that names the place. */
export function PlaceClosing({ title, text, phone, quote }: PlaceClosingProps) {
  return (
    <section className="bg-tinted">
      <div className="wrap py-12 sm:py-16">
        <h2 className="text-title-2">{title}</h2>
        <p className="mt-3 max-w-prose text-lead text-quiet">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <CallLink phone={phone} label="Call" isWide />
          <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
