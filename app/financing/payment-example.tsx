export interface WorkedExample {
  title: string;
  /** Label and value of each figure. */
  rows: readonly (readonly [label: string, value: string])[];
  /** All payments, the rate and the down payment. */
  terms: string;
  /** Says that it is arithmetic and no offer. */
  note: string;
}

/** It has the place of the result until a rate is typed, and is no result: no figure is large. */
export function PaymentExample({ title, rows, terms, note }: WorkedExample) {
  return (
    <section aria-labelledby="payment-example" className="mt-4 border-t border-line pt-4">
      <h3 id="payment-example" className="text-title-3">
        {title}
      </h3>
      <dl className="mt-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-x-4 border-b border-line py-2">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-figures">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{terms}</p>
      <p className="mt-1 text-small text-quiet">{note}</p>
    </section>
  );
}
