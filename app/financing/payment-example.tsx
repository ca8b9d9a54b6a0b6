import type { ReactNode } from "react";
import { PaymentBar, Swatch } from "./payment-bar.tsx";
import { resultWords } from "./payment-words.ts";

export interface WorkedExample {
  /** The cart that it is about. */
  vehicleId: string;
  /** That it is an example, and its rate. */
  tag: string;
  /** The cart and its price. */
  title: string;
  /** What all payments consist of, and their total; amounts come formatted. */
  split: { financed: string; interest: string; total: string; interestPercent: number };
  monthlyPayment: string;
  /** The number of payments, the down payment, and that it is no offer. */
  terms: string;
  /** The last payment. */
  note: string;
}

/** What the payments of the worked example consist of; they stand in the answer above it. */
export function PaymentExample({ split, note }: Pick<WorkedExample, "split" | "note">) {
  return (
    <>
      <PaymentBar
        hatchId="payment-hatch-example"
        height={24}
        repaidPercent={100 - split.interestPercent}
        interestPercent={split.interestPercent}
      />
      <dl className="mt-2 tabular-figures">
        <SplitRow label={resultWords.financed} value={split.financed} swatch={<Swatch />} />
        <SplitRow
          label={resultWords.exampleInterest}
          value={split.interest}
          swatch={<Swatch isHatched />}
        />
        <SplitRow label={resultWords.totalPaid} value={split.total} />
      </dl>
      <p className="mt-2 text-small text-quiet">{note}</p>
    </>
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
