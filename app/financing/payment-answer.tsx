import { formatTerms, resultWords } from "./payment-words.ts";
import type { WorkedExample } from "./payment-example.tsx";
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
      <div className="text-small text-quiet">
        <b className="font-semibold">{example ? `${example.tag}. ` : resultWords.title}</b>
        <output
          htmlFor="payment-vehicle payment-price payment-down payment-apr"
          aria-live="polite"
          className={example ? "inline-block" : "block"}
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
      </div>
      {example && <ExampleAnswer {...example} />}
      {quote !== null && <p className="mt-1 text-small text-quiet">{formatQuoteTerms(quote)}</p>}
    </>
  );
}

/**
 * Whoever reads the large figure reads over it that it is an example, and its rate, and under it the terms
 * that have to be named with a payment.
 */
function ExampleAnswer({ title, monthlyPayment, terms }: WorkedExample) {
  return (
    <>
      <p className="mt-1">
        <Amount text={monthlyPayment} />
      </p>
      <p className="mt-1 text-small text-balance">
        <span className="font-semibold">{title}:</span>{" "}
        <span className="inline-block">{terms}</span>
      </p>
    </>
  );
}

/** The cents are small, in one text with the dollars. */
function Amount({ text }: { text: string }) {
  return (
    <>
      <span className="price-figures text-display text-brand">
        {text.slice(0, -3)}
        <small className="text-[0.5em]">{text.slice(-3)}</small>
      </span>
      <span className="block text-body text-quiet sm:text-lead">{resultWords.perMonth}</span>
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
