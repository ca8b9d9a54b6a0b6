// Imports no code, because it also runs in the browser. The words of the page around the estimate
// are in content/dealership/financing.ts.

import type { FinancingProgram } from "#content/dealership/financing.ts";

export const formLabels = {
  vehicle: "Cart",
  anotherPrice: "Another price",
  price: "Price",
  down: "Down payment",
  term: "Term, in months",
  apr: "Yearly rate (APR)",
  yourRate: "Your rate",
  programsTitle: "Or choose a program a lender offers through us:",
  submit: "Show the payment",
  outOfStock: "out of stock",
} as const;

export const resultWords = {
  title: "Your estimated monthly payment",
  incomplete: "Correct the marked field to see it.",
  rateMissing: "Type your own rate.",
  perMonth: " a month",
  exampleInterest: "Interest",
  outdated: "This is the last complete estimate.",
  price: "Price",
  financed: "Amount financed",
  totalInterest: "Total interest",
  totalPaid: "Total of payments",
  contactLabel: "Ask us about this estimate",
} as const;

/** A lender's program as a link that fills in its term and rate. */
export function formatProgram(program: FinancingProgram): string {
  return `${program.name}: ${program.annualRatePercent}% APR for ${program.termMonths} months`;
}

interface FormattedTerms {
  regularPayments: number;
  payment: string;
  lastPayment: string;
  ratePercent: number;
  down: string;
}

/** The terms that a payment holds for; amounts come formatted. */
export function formatTerms(terms: FormattedTerms): string {
  return `${terms.regularPayments} payments of ${terms.payment} and a last one of ${terms.lastPayment}, at ${terms.ratePercent}% APR, with ${terms.down} down.`;
}

/** What the worked example is for; the price comes formatted. */
export function formatExampleTitle(cart: string | undefined, price: string): string {
  return `${cart ?? "A cart"} at ${price}`;
}

/** Over the monthly payment of the worked example. */
export function formatExampleTag(ratePercent: number): string {
  return `Example at ${ratePercent}% APR`;
}

/** The terms of the worked example, under its monthly payment; the down payment comes formatted. */
export function formatExampleTerms(payments: number, down: string): string {
  return `${payments} payments, ${down} down. Not an offer.`;
}

/** Rounding makes the last payment of the example another amount than the rest. */
export function formatLastPayment(lastPayment: string): string {
  return `The last payment is ${lastPayment}.`;
}

export const chartWords = {
  caption: "Where each year's payments go",
  year: "Year",
  repaid: " Repaid",
  interest: " Interest",
  balance: "Still owed",
} as const;
