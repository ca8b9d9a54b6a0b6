import { PaymentChart } from "./payment-chart.tsx";
import type { LoanQuote } from "#domain/money/loan-inputs.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";

interface PaymentResultProps {
  quote: LoanQuote | null;
  /** The form has an error: what is shown is the last complete estimate. */
  isOutdated: boolean;
}

/** The estimate in large figures, with the terms it holds for in the same breath. */
export function PaymentResult({ quote, isOutdated }: PaymentResultProps) {
  return (
    <>
      <p className="font-semibold">Estimated monthly payment</p>
      <output
        htmlFor="payment-vehicle payment-price payment-down payment-apr"
        aria-live="polite"
        className="mt-1 block"
      >
        {quote === null ? (
          <span className="text-lead">Correct the marked field to see it.</span>
        ) : (
          <>
            <span className="price-figures text-title-1">
              {formatCents(quote.estimate.monthlyPaymentCents)}
            </span>
            <span className="text-lead text-quiet"> a month</span>
          </>
        )}
        {isOutdated && quote !== null && (
          <span className="mt-1 block font-semibold">This is the last complete estimate.</span>
        )}
      </output>
      {quote !== null && <QuoteFigures quote={quote} />}
    </>
  );
}

function QuoteFigures({ quote }: { quote: LoanQuote }) {
  const { estimate, termMonths, annualRatePercent, priceDollars, downDollars } = quote;
  const regularPayments = termMonths - 1;
  return (
    <>
      <p className="mt-3 text-quiet">
        {`${regularPayments} payments of ${formatCents(estimate.monthlyPaymentCents)} and a last one of ${formatCents(estimate.lastPaymentCents)}, at an assumed ${annualRatePercent}% APR, with ${formatDollars(downDollars)} down.`}
      </p>
      <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4">
        <Figure label="Price" value={formatDollars(priceDollars)} />
        <Figure label="Amount financed" value={formatDollars(priceDollars - downDollars)} />
        <Figure label="Total interest" value={formatCents(estimate.totalInterestCents)} />
        <Figure label="Total of payments" value={formatCents(estimate.totalPaidCents)} />
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
