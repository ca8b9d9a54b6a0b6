import { formatTerms, resultWords } from "./payment-words.ts";
import { PaymentChart } from "./payment-chart.tsx";
import type { LoanQuote } from "#domain/money/loan-inputs.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";

interface PaymentResultProps {
  quote: LoanQuote | null;
  /** Nothing is wrong with the form, but there is no rate to compute with. */
  isRateMissing: boolean;
  /** The form has an error: what is shown is the last complete estimate. */
  isOutdated: boolean;
}

/** The estimate in large figures, followed by the terms that it holds for. */
export function PaymentResult({ quote, isRateMissing, isOutdated }: PaymentResultProps) {
  return (
    <>
      <p className="text-small font-semibold text-quiet">{resultWords.title}</p>
      <output
        htmlFor="payment-vehicle payment-price payment-down payment-apr"
        aria-live="polite"
        className="mt-1 block"
      >
        {quote === null ? (
          <span className="block text-balance">
            {isRateMissing ? resultWords.rateMissing : resultWords.incomplete}
          </span>
        ) : (
          <>
            <span className="price-figures text-title-1 text-brand">
              {formatCents(quote.estimate.monthlyPaymentCents)}
            </span>
            <span className="text-lead text-quiet">{resultWords.perMonth}</span>
          </>
        )}
        {isOutdated && quote !== null && (
          <span className="mt-1 block font-semibold">{resultWords.outdated}</span>
        )}
      </output>
      {quote !== null && <QuoteFigures quote={quote} />}
    </>
  );
}

function QuoteFigures({ quote }: { quote: LoanQuote }) {
  const { estimate, termMonths, annualRatePercent, priceDollars, downDollars } = quote;
  return (
    <>
      <p className="mt-3 text-quiet">
        {formatTerms({
          regularPayments: termMonths - 1,
          payment: formatCents(estimate.monthlyPaymentCents),
          lastPayment: formatCents(estimate.lastPaymentCents),
          ratePercent: annualRatePercent,
          down: formatDollars(downDollars),
        })}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
        <Figure label={resultWords.price} value={formatDollars(priceDollars)} />
        <Figure label={resultWords.financed} value={formatDollars(priceDollars - downDollars)} />
        <Figure
          label={resultWords.totalInterest}
          value={formatCents(estimate.totalInterestCents)}
        />
        <Figure label={resultWords.totalPaid} value={formatCents(estimate.totalPaidCents)} />
      </dl>
      <PaymentChart estimate={estimate} />
    </>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="text-title-3 font-semibold tabular-figures">{value}</dd>
    </div>
  );
}
