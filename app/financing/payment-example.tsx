import type { ReactNode } from "react";
import { PaymentBar, Swatch } from "./payment-bar.tsx";
import { resultWords } from "./payment-words.ts";

export interface WorkedExample {
  /** The cart and its price. */
  title: string;
  /** What all payments consist of, and their total; amounts come formatted. */
  split: { financed: string; interest: string; total: string; interestPercent: number };
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
export function PaymentExample({ title, split, monthlyPayment, terms, note }: WorkedExample) {
  return (
    <section aria-labelledby="payment-example" className="mb-5 border-b border-line pb-5">
      <h2 id="payment-example" className="font-body text-small font-semibold text-quiet">
        {title}
      </h2>
      <p className="mt-1">
        <span className="price-figures text-title-1 text-brand">{monthlyPayment}</span>{" "}
        <span className="text-lead text-quiet">{resultWords.examplePerMonth}</span>
      </p>
      <p className="mt-2 font-semibold text-balance">{terms}</p>
      <div className="mt-5">
        <PaymentBar
          hatchId="payment-hatch-example"
          height={36}
          repaidPercent={100 - split.interestPercent}
          interestPercent={split.interestPercent}
        />
      </div>
      <dl className="mt-2 tabular-figures">
        <SplitRow label={resultWords.financed} value={split.financed} swatch={<Swatch />} />
        <SplitRow
          label={resultWords.exampleInterest}
          value={split.interest}
          swatch={<Swatch isHatched />}
        />
        <SplitRow label={resultWords.totalPaid} value={split.total} />
      </dl>
      <p className="mt-3 text-small text-quiet">{note}</p>
    </section>
  );
}

interface SplitRowProps {
  label: string;
  value: string;
  swatch?: ReactNode;
}

function SplitRow({ label, value, swatch }: SplitRowProps) {
  return (
    <div className="flex justify-between gap-x-4 border-b border-line py-2">
      <dt>
        {swatch} {label}
      </dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
