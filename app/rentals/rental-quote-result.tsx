import { business } from "#content/dealership/business.ts";
import {
  bring,
  cancellation,
  costlyDelivery,
  quoteResult as words,
} from "#content/pages/words/rental-quote.ts";
import { BulletList } from "#app/site/estimate/estimate-page.tsx";
import { EstimateActions, EstimateResult, TextLink } from "#app/site/estimate/estimate-result.tsx";
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
    <EstimateResult id="quote" title={quote.title}>
      <p className="mt-2">{quote.times}</p>
      <p className="text-quiet">{quote.destination}</p>
      {quote.isPast && <p className="mt-3 font-semibold">{words.past}</p>}
      {quote.warning !== null && (
        <div className="mt-4 rounded-field bg-tinted px-4 py-3">
          <p>{quote.warning}</p>
          <p className="mt-1 flex flex-wrap gap-x-6">
            <WayOut href={pickUpHref} label={costlyDelivery.pickUpLabel} />
            <WayOut href="/inventory" label={costlyDelivery.inventoryLabel} />
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
      <EstimateActions
        reference={quote.reference}
        words={words}
        call={{ label: words.reserveLabel, phone: business.phone }}
      />
      <Terms quote={quote} />
    </EstimateResult>
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
        <TextLink href="/policies/rental-policy" label={bring.policyLabel} />
        {bring.after}
        {quote.place && (
          <>
            {" "}
            <TextLink href={quote.place.href} label={words.formatPlaceLabel(quote.place.name)} />
          </>
        )}
      </p>
    </div>
  );
}

/** What makes more sense than a delivery that costs more than the rental. */
function WayOut({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} className="inline-block py-1.5 font-semibold text-brand">
      {label}
    </a>
  );
}
