import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateLoan, loanLimits } from "./loan.ts";

const anyTerms = fc.record({
  principalCents: fc.integer({ min: loanLimits.principalCents.from, max: 100_000_00 }),
  annualRatePercent: fc.integer({ min: 0, max: 3600 }).map((hundredths) => hundredths / 100),
  termMonths: fc.integer({ min: 1, max: loanLimits.termMonths.to }),
});

test("$10,495 at 9.9 % over 48 months is $265.68 a month", () => {
  const estimate = estimateLoan({
    principalCents: 10_495_00,
    annualRatePercent: 9.9,
    termMonths: 48,
  });
  expect(estimate.monthlyPaymentCents).toBe(265_68);
  // 48 × $265.68 is $12,752.64; the last payment settles what rounding left.
  expect(Math.abs(estimate.totalPaidCents - 12_752_64)).toBeLessThan(48);
});

test("$10,000 at 0 % over 48 months is $208.33 a month and costs nothing", () => {
  const estimate = estimateLoan({
    principalCents: 10_000_00,
    annualRatePercent: 0,
    termMonths: 48,
  });
  expect(estimate.monthlyPaymentCents).toBe(208_33);
  expect(estimate.lastPaymentCents).toBe(208_49);
  expect(estimate.totalPaidCents).toBe(10_000_00);
  expect(estimate.totalInterestCents).toBe(0);
});

test("one month at 12 % costs one percent", () => {
  const estimate = estimateLoan({ principalCents: 1_000_00, annualRatePercent: 12, termMonths: 1 });
  expect(estimate.totalPaidCents).toBe(1_010_00);
});

test("the payments add up to the total, the principal is repaid, and nothing is negative", () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const estimate = estimateLoan(terms);
      const payments = estimate.schedule.map((paid) => paid.interestCents + paid.principalCents);
      const repaid = estimate.schedule.reduce((sum, paid) => sum + paid.principalCents, 0);
      expect(payments.reduce((sum, payment) => sum + payment, 0)).toBe(estimate.totalPaidCents);
      expect(repaid).toBe(terms.principalCents);
      expect(Math.min(...payments)).toBeGreaterThanOrEqual(0);
      expect(estimate.totalInterestCents).toBeGreaterThanOrEqual(0);
      expect(estimate.schedule.at(-1)?.balanceCents).toBe(0);
      expect(estimate.schedule).toHaveLength(terms.termMonths);
    }),
  );
});

test("a higher rate never lowers the monthly payment", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 0, max: 1000 }), (terms, hundredths) => {
      const annualRatePercent = Math.min(36, terms.annualRatePercent + hundredths / 100);
      const dearer = estimateLoan({ ...terms, annualRatePercent });
      expect(dearer.monthlyPaymentCents).toBeGreaterThanOrEqual(
        estimateLoan(terms).monthlyPaymentCents,
      );
    }),
  );
});

test("a longer term never raises the monthly payment", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 0, max: 60 }), (terms, moreMonths) => {
      const termMonths = Math.min(loanLimits.termMonths.to, terms.termMonths + moreMonths);
      const longer = estimateLoan({ ...terms, termMonths });
      expect(longer.monthlyPaymentCents).toBeLessThanOrEqual(
        estimateLoan(terms).monthlyPaymentCents,
      );
    }),
  );
});

test.each([
  [{ principalCents: 0 }, "The amount financed must be whole cents from 100 to 100000000, not 0"],
  [{ principalCents: 1_000.5 }, "not 1000.5"],
  [{ principalCents: Number.NaN }, "not NaN"],
  [{ annualRatePercent: -1 }, "The yearly rate must be from 0 to 36 percent, not -1"],
  [{ annualRatePercent: Number.NaN }, "not NaN"],
  [{ termMonths: 0 }, "The term must be whole months from 1 to 120, not 0"],
  [{ termMonths: 12.5 }, "not 12.5"],
])("%o is refused with a clear message", (wrong, message) => {
  const terms = { principalCents: 10_000_00, annualRatePercent: 9.9, termMonths: 48, ...wrong };
  expect(() => estimateLoan(terms)).toThrow(message);
});
