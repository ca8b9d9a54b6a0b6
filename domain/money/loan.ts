/** What is borrowed, at what yearly rate and for how long. */
export interface LoanTerms {
  /** The amount financed, in cents. */
  principalCents: number;
  /** The annual percentage rate: 9.9 means 9.9 % a year. */
  annualRatePercent: number;
  termMonths: number;
}

export interface LoanEstimate {
  /** Every payment but the last, in cents. */
  monthlyPaymentCents: number;
  /** The last payment settles what rounding left over, so it may differ by some cents. */
  lastPaymentCents: number;
  /** The sum of all payments, in cents. */
  totalPaidCents: number;
  /** The sum of all payments less the amount financed, in cents. */
  totalInterestCents: number;
  /** What each payment pays, first month first. */
  schedule: LoanPayment[];
}

interface LoanPayment {
  interestCents: number;
  principalCents: number;
  /** What is still owed after this payment, in cents. */
  balanceCents: number;
}

export const loanLimits = {
  principalCents: { from: 1_00, to: 1_000_000_00 },
  annualRatePercent: { from: 0, to: 36 },
  termMonths: { from: 1, to: 120 },
} as const;

/**
 * A loan repaid in equal monthly payments: M = P·i / (1 − (1 + i)^−n), and M = P / n at 0 %,
 * the textbook formula of an annuity, with each month's interest rounded to the cent.
 * @throws RangeError when a figure is not a number, not whole where it must be, or out of range.
 */
export function estimateLoan(terms: LoanTerms): LoanEstimate {
  checkTerms(terms);
  const monthlyRate = terms.annualRatePercent / 100 / 12;
  const monthlyPaymentCents = Math.round(computeExactPayment(terms, monthlyRate));
  const schedule: LoanPayment[] = [];
  let balanceCents = terms.principalCents;
  for (let month = 1; month <= terms.termMonths; month += 1) {
    const interestCents = Math.round(balanceCents * monthlyRate);
    const isLast = month === terms.termMonths;
    // A tiny loan over many months may be paid off early by rounding up: never pay more than the balance.
    const principalCents = isLast
      ? balanceCents
      : Math.min(balanceCents, Math.max(0, monthlyPaymentCents - interestCents));
    balanceCents -= principalCents;
    schedule.push({ interestCents, principalCents, balanceCents });
  }
  const totalInterestCents = schedule.reduce((sum, payment) => sum + payment.interestCents, 0);
  const last = schedule.at(-1);
  return {
    monthlyPaymentCents,
    lastPaymentCents: last === undefined ? 0 : last.interestCents + last.principalCents,
    totalPaidCents: terms.principalCents + totalInterestCents,
    totalInterestCents,
    schedule,
  };
}

function computeExactPayment({ principalCents, termMonths }: LoanTerms, rate: number): number {
  if (rate === 0) return principalCents / termMonths;
  // expm1 and log1p keep their digits where the rate is close to nothing.
  return (principalCents * rate) / -Math.expm1(-termMonths * Math.log1p(rate));
}

function checkTerms({ principalCents, annualRatePercent, termMonths }: LoanTerms): void {
  const { principalCents: amount, annualRatePercent: rate, termMonths: months } = loanLimits;
  if (!Number.isSafeInteger(principalCents) || !isWithin(principalCents, amount)) {
    throw new RangeError(
      `The amount financed must be whole cents from ${amount.from} to ${amount.to}, not ${principalCents}`,
    );
  }
  if (!isWithin(annualRatePercent, rate)) {
    throw new RangeError(
      `The yearly rate must be from ${rate.from} to ${rate.to} percent, not ${annualRatePercent}`,
    );
  }
  if (!Number.isSafeInteger(termMonths) || !isWithin(termMonths, months)) {
    throw new RangeError(
      `The term must be whole months from ${months.from} to ${months.to}, not ${termMonths}`,
    );
  }
}

function isWithin(value: number, limits: { from: number; to: number }): boolean {
  return value >= limits.from && value <= limits.to;
}
