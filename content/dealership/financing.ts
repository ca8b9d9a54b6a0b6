import type { LoanInputs } from "#domain/money/loan-inputs.ts";
import { business } from "./business.ts";
import { returnFees } from "./fees.ts";

/** A program that a lender offers our customers, with what must be said beside its rate. */
export interface FinancingProgram {
  name: string;
  /** The annual percentage rate. */
  annualRatePercent: number;
  /** One of the terms that the estimate has. */
  termMonths: number;
  /** Who lends, for which models, to whom and until when. */
  terms: string;
}

/** None until the dealership names one; the estimate then offers it by name. */
export const financingPrograms: readonly FinancingProgram[] = [];

const { zeroFinancing, zeroFinancingCondition } = business.claims;

export const financing = {
  title: "Pay by the month",
  lead: "See what a cart would cost each month before you give anyone your details.",
  applyLabel: "Apply with the lender",
  /** Beside the call that it asks for. */
  zeroText: `${zeroFinancing}, ${zeroFinancingCondition}.`,
  stepsTitle: "How it works",
  steps: [
    {
      title: "Choose a cart",
      text: "Every price is on the cart's page. If you want custom work too, ask us for a quote.",
    },
    {
      title: "Try some numbers",
      text: "Ask your bank or a lender what rate you'd get. Change the term until both the payment and the total look right.",
    },
    {
      title: "Apply with the lender",
      text: "The application is on the lender's own site, and what you type there goes to the lender, not to us. The lender checks your credit and decides.",
    },
    {
      title: "Read, sign, ride",
      get text() {
        return `Compare the offer with your estimate, then sign, and we arrange delivery. You can return a new cart within ${returnFees.newCart.days} days; our return policy has the conditions.`;
      },
    },
  ],
  atHandTitle: "What to have on hand",
  atHandText: "Lenders usually ask for these. Yours will tell you what it needs.",
  atHand: [
    "A government photo ID, such as your driver's license",
    "Your address, and how long you have lived there",
    "Your Social Security number, for the credit check",
    "Your income and where it comes from, with a recent pay stub or statement",
    "The name and price of the cart, or our written quote",
    "How much you want to put down",
  ],
  estimate: {
    get rateHint() {
      return `From your bank or a lender. Until you type it, the example uses ${exampleRatePercent}%.`;
    },
    disclosureTitle: "What this estimate is, and is not",
    disclosure: [
      "This is arithmetic for planning. It isn't an offer of credit, an approval or a quote, and we don't store what you type here.",
      "The rate is the one you type. The lender sets your rate, term and payment after it checks your credit, and they may be higher or lower than what you see here.",
      "The amount financed is the price less your down payment. Sales tax, title, registration, insurance, delivery, accessories and the lender's fees aren't included. They would raise your payment or what you pay at signing.",
      "The payments are equal and monthly. They start one month after the loan does and are rounded to the cent. The last one makes up for the rounding.",
    ],
  },
  applyTitle: "Ready to apply?",
} as const;

/** What the estimate starts from: without a rate, because only a lender can quote one. */
export const loanDefaults: LoanInputs = {
  vehicle: "denago-ev-nomad",
  price: "10000",
  down: "1000",
  term: "48",
  apr: "",
};

/**
 * The annual percentage rate of the worked example; nobody offers it. Whoever names a payment in an
 * advertisement names the down payment, all payments and the rate with it (12 CFR 1026.24(d)).
 */
export const exampleRatePercent = 10;
