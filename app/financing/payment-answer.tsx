import { formatTerms, resultWords } from "./payment-words.ts";
import type { WorkedExample } from "./payment-example.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { LoanQuote } from "#domain/money/loan-inputs.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";

interface PaymentAnswerProps {
  quote: LoanQuote | null;
  /** It has the place of the answer while no rate is typed. */
  example: WorkedExample | null;
  /** Nothing is wrong with the form, but there is no rate to compute with. */
  isRateMissing: boolean;
  /** The form has an error: what is shown is the last complete estimate. */
  isOutdated: boolean;
}

/** The monthly payment with the terms that it holds for, or the worked example and what is missing. */
export function PaymentAnswer({ quote, example, isRateMissing, isOutdated }: PaymentAnswerProps) {
  return (
    <>
      {example ? (
        <ExampleAnswer {...example} />
      ) : (
        <p className="text-small font-semibold text-quiet">{resultWords.title}</p>
      )}
      <output
        htmlFor="payment-vehicle payment-price payment-down payment-apr"
        aria-live="polite"
        className={`mt-1 block ${example ? "text-small text-quiet" : ""}`}
      >
        {quote === null ? (
          <span>{isRateMissing ? resultWords.rateMissing : resultWords.incomplete}</span>
        ) : (
          <Amount text={formatCents(quote.estimate.monthlyPaymentCents)} />
        )}
        {isOutdated && quote !== null && (
          <span className="mt-1 block font-semibold">{resultWords.outdated}</span>
        )}
      </output>
      {quote !== null && <p className="mt-1 text-small text-quiet">{formatQuoteTerms(quote)}</p>}
    </>
  );
}

/**
 * Whoever reads the large figure reads at it that it is an example, its rate, and the terms that have
 * to be named with a payment.
 */
function ExampleAnswer({ tag, title, monthlyPayment, terms }: WorkedExample) {
  return (
    <>
      <Badge look="plain">{tag}</Badge>
      <p className="mt-2">
        <Amount text={monthlyPayment} />
      </p>
      <p className="mt-1 text-small">
        <span className="font-semibold">{title}:</span>{" "}
        <span className="inline-block">{terms}</span>
      </p>
    </>
  );
}

function Amount({ text }: { text: string }) {
  return (
    <>
      <span className="price-figures text-title-1 text-brand">{text}</span>
      <span className="ml-1.5 inline-block text-quiet sm:text-lead">{resultWords.perMonth}</span>
    </>
  );
}

function formatQuoteTerms(quote: LoanQuote): string {
  const { estimate, termMonths, annualRatePercent, downDollars } = quote;
  return formatTerms({
    regularPayments: termMonths - 1,
    payment: formatCents(estimate.monthlyPaymentCents),
    lastPayment: formatCents(estimate.lastPaymentCents),
    ratePercent: annualRatePercent,
    down: formatDollars(downDollars),
  });
}
