import { business } from "#content/dealership/business.ts";
import {
  bring,
  cancellation,
  costlyDelivery,
  quoteResult as words,
} from "#content/pages/words/rental-quote.ts";
import { contactPath } from "#content/pages/paths.ts";
import { ButtonLink } from "#app/site/button-link.tsx";
import { CallLink } from "#app/site/call-link.tsx";
import { Bill } from "#app/ui/bill.tsx";
import type { QuoteView } from "./rental-quote-view.ts";

interface RentalQuoteResultProps {
  quote: QuoteView;
  /** The same rental, picked up at the showroom. */
  pickUpHref: string;
}

/** The quote: what it costs, how to reserve it, and what else a renter has to know. */
export function RentalQuoteResult({ quote, pickUpHref }: RentalQuoteResultProps) {
  return (
    <section
      id="quote"
      aria-labelledby="quote-title"
      className="scroll-mt-4 rounded-card bg-raised p-4 sm:p-7"
    >
      <h2 id="quote-title" className="text-title-2">
        {quote.title}
      </h2>
      <p className="mt-2">{quote.times}</p>
      <p className="text-quiet">{quote.destination}</p>
      {quote.isPast && <p className="mt-3 font-semibold">{words.past}</p>}
      {quote.warning !== null && (
        <div className="mt-4 rounded-field bg-tinted px-4 py-3">
          <p>{quote.warning}</p>
          <p className="mt-1 flex flex-wrap gap-x-6">
            <TextLink href={pickUpHref} label={costlyDelivery.pickUpLabel} />
            <TextLink href="/inventory" label={costlyDelivery.inventoryLabel} />
          </p>
        </div>
      )}
      <div className="mt-5">
        <Bill
          caption={words.billCaption}
          lines={quote.lines}
          total={{ label: words.total, amount: quote.total }}
        />
      </div>
      <p className="mt-1">{quote.deposit}</p>
      {quote.notes.map((note) => (
        <p key={note} className="mt-2">
          {note}
        </p>
      ))}
      <Reserve quote={quote} />
      <Terms quote={quote} />
    </section>
  );
}

function Reserve({ quote: { reference } }: Pick<RentalQuoteResultProps, "quote">) {
  return (
    <>
      <p className="mt-6 font-semibold">{words.formatReference(reference)}</p>
      <p className="text-small text-quiet">{words.referenceHint}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <CallLink phone={business.phone} label={words.reserveLabel} />
        <ButtonLink href={contactPath({ quote: reference })}>{words.sendLabel}</ButtonLink>
      </div>
      <p className="mt-3 text-small text-quiet">{words.notReserved}</p>
    </>
  );
}

function Terms({ quote }: Pick<RentalQuoteResultProps, "quote">) {
  const points = quote.isDelivered ? [...bring.points, bring.delivered] : bring.points;
  return (
    <div className="mt-7 grid gap-6 border-t border-line pt-6 xl:grid-cols-2">
      <div>
        <h3 className="text-title-3">{cancellation.title}</h3>
        <BulletList points={quote.cancellation} />
      </div>
      <div>
        <h3 className="text-title-3">{bring.title}</h3>
        <BulletList points={points} />
      </div>
      <p className="xl:col-span-2">
        {bring.before}
        <a href="/policies/rental-policy" className="text-brand underline">
          {bring.policyLabel}
        </a>
        {bring.after}
        {quote.place && (
          <>
            {" "}
            <a href={quote.place.href} className="text-brand underline">
              {words.formatPlaceLabel(quote.place.name)}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

function BulletList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc stack-1 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function TextLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-block py-1.5 font-semibold text-brand">
      {label}
    </a>
  );
}
