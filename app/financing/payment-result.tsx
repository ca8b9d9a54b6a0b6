import { resultWords } from "./payment-words.ts";
import { PaymentChart } from "./payment-chart.tsx";
import type { LoanQuote } from "#domain/money/loan-inputs.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";

/** What the payment comes from, and where each year's payments go. */
export function PaymentResult({ quote }: { quote: LoanQuote }) {
  const { estimate, priceDollars, downDollars } = quote;
  return (
    <>
      <dl className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[auto_auto_auto_auto]">
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
      <dd className="font-semibold tabular-figures">{value}</dd>
    </div>
  );
}
