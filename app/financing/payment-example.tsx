import { resultWords } from "./payment-words.ts";

export interface WorkedExample {
  title: string;
  /** Label and value of each figure. */
  rows: readonly (readonly [label: string, value: string])[];
  monthlyPayment: string;
  /** That it is no offer, the number of payments, the rate and the down payment. */
  terms: string;
  /** The last payment, and that nobody offers that rate. */
  note: string;
}

/**
 * It has the place of the result until a rate is typed. Whoever reads the large figure reads right
 * under it that it is no offer, and the terms that have to be named with a payment.
 */
export function PaymentExample({ title, rows, monthlyPayment, terms, note }: WorkedExample) {
  return (
    <section aria-labelledby="payment-example" className="mt-4 border-t border-line pt-4">
      <h3 id="payment-example" className="text-title-3">
        {title}
      </h3>
      <p className="mt-2">
        <span className="price-figures text-title-1">{monthlyPayment}</span>{" "}
        <span className="text-lead text-quiet">{resultWords.examplePerMonth}</span>
      </p>
      <p className="mt-2 font-semibold">{terms}</p>
      <dl className="mt-5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-quiet">{note}</p>
    </section>
  );
}
