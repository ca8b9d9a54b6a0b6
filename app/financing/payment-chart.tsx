import { PaymentBar, Swatch } from "./payment-bar.tsx";
import { chartWords } from "./payment-words.ts";
import type { LoanEstimate } from "#domain/money/loan.ts";
import { formatCents } from "#domain/money/money.ts";

interface YearOfPayments {
  year: number;
  principalCents: number;
  interestCents: number;
  balanceCents: number;
}

/** Each year of the loan as one bar: repaid in full color, interest hatched, figures beside it. */
export function PaymentChart({ estimate }: { estimate: LoanEstimate }) {
  const years = groupByYear(estimate);
  const widest = Math.max(...years.map((year) => year.principalCents + year.interestCents));
  return (
    <table className="mt-5 w-full border-collapse text-small">
      <caption className="mb-2 text-left font-semibold">{chartWords.caption}</caption>
      <thead>
        <tr className="text-quiet">
          <th scope="col" className="py-1 pr-1 sm:pr-3 text-left font-normal">
            {chartWords.year}
          </th>
          <th scope="col" className="py-1 pr-1 sm:pr-3 text-right font-normal">
            <Swatch />
            {chartWords.repaid}
          </th>
          <th scope="col" className="py-1 pr-1 sm:pr-3 text-right font-normal">
            <Swatch isHatched />
            {chartWords.interest}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {chartWords.balance}
          </th>
        </tr>
      </thead>
      {years.map((year) => (
        <tbody key={year.year}>
          <tr>
            <th scope="row" className="pt-2 pr-1 sm:pr-3 text-left font-semibold">
              {year.year}
            </th>
            <td className="pt-2 pr-1 sm:pr-3 text-right">{formatCents(year.principalCents)}</td>
            <td className="pt-2 pr-1 sm:pr-3 text-right">{formatCents(year.interestCents)}</td>
            <td className="pt-2 text-right">{formatCents(year.balanceCents)}</td>
          </tr>
          <tr aria-hidden="true">
            <td colSpan={4} className="border-b border-line pt-1 pb-2">
              <PaymentBar
                hatchId={`payment-hatch-${year.year}`}
                height={10}
                repaidPercent={share(year.principalCents, widest)}
                interestPercent={share(year.interestCents, widest)}
              />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function share(cents: number, ofCents: number): number {
  return Math.round((cents / ofCents) * 10_000) / 100;
}

function groupByYear({ schedule }: LoanEstimate): YearOfPayments[] {
  const years: YearOfPayments[] = [];
  for (const [index, payment] of schedule.entries()) {
    const year = Math.floor(index / 12) + 1;
    const last = years.at(-1);
    const current =
      last?.year === year ? last : { year, principalCents: 0, interestCents: 0, balanceCents: 0 };
    if (current !== last) years.push(current);
    current.principalCents += payment.principalCents;
    current.interestCents += payment.interestCents;
    current.balanceCents = payment.balanceCents;
  }
  return years;
}
