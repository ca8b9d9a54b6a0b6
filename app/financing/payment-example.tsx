import type { LoanQuote } from "#domain/money/loan-inputs.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import { formatTerms, resultWords } from "./payment-words.ts";

export interface PaymentExampleWords {
  title: string;
  /** Says that it is arithmetic and no offer. */
  note: string;
}

interface PaymentExampleProps {
  words: PaymentExampleWords;
  quote: LoanQuote;
  /** The cart of the form; missing where a price is typed. */
  vehicleName: string | undefined;
}

/**
 * What a loan for the chosen cart could look like, at a rate that nobody offers. It has the place of the
 * result until a rate is typed, and is no result: it names all its terms, and no figure is larger.
 */
export function PaymentExample({ words, quote, vehicleName }: PaymentExampleProps) {
  const { estimate, priceDollars, downDollars, termMonths, annualRatePercent } = quote;
  const rows = [
    [vehicleName ?? resultWords.price, formatDollars(priceDollars)],
    [resultWords.financed, formatDollars(priceDollars - downDollars)],
    [resultWords.totalInterest, formatCents(estimate.totalInterestCents)],
    [resultWords.totalPaid, formatCents(estimate.totalPaidCents)],
  ] as const;
  return (
    <section aria-labelledby="payment-example" className="mt-4 border-t border-line pt-4">
      <h3 id="payment-example" className="text-title-3">
        {words.title}
      </h3>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">
        {formatTerms({
          regularPayments: termMonths - 1,
          payment: formatCents(estimate.monthlyPaymentCents),
          lastPayment: formatCents(estimate.lastPaymentCents),
          ratePercent: annualRatePercent,
          down: formatDollars(downDollars),
        })}
      </p>
      <p className="mt-1 text-small text-quiet">{words.note}</p>
    </section>
  );
}
