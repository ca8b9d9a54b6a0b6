import type { LoanInputs } from "#domain/money/loan-inputs.ts";
import { business } from "./business.ts";
import { returnFees } from "./fees.ts";

const { zeroFinancing, zeroFinancingCondition } = business.claims;

export const financing = {
  title: "Pay for your cart by the month",
  lead: "Work out what a cart would cost you each month, before anybody asks for your details. Applying is a separate step, and it happens on the lender's own site.",
  applyLabel: "Apply with the lender",
  zeroText: `${zeroFinancing}: ${zeroFinancingCondition}.`,
  stepsTitle: "How it works",
  steps: [
    {
      title: "Choose a cart",
      text: "Every price is on the cart's page. Add what else you want, such as custom work, and ask us for a quote.",
    },
    {
      title: "Try some figures",
      text: "Change the down payment, the term and the rate until the payment and the total both look right to you.",
    },
    {
      title: "Apply with the lender",
      text: "The application opens on the lender's site in a new tab. The lender checks your credit and decides, and tells you its rate and terms.",
    },
    {
      title: "Read, sign, ride",
      text: `Compare the lender's offer with your estimate before you sign. Then we arrange delivery. A new cart can come back within ${returnFees.newCart.days} days; our return policy has the conditions.`,
    },
  ],
  atHandTitle: "What to have at hand",
  atHandText:
    "The lender says what it needs from you. These are the things lenders usually ask for:",
  atHand: [
    "A government photo ID, such as your driver's license",
    "Your address, and how long you have lived there",
    "Your Social Security number, for the credit check",
    "Your income and where it comes from, with a recent pay stub or statement",
    "The name and price of the cart, or our written quote",
    "How much you want to put down",
  ],
  estimate: {
    title: "Estimate your payment",
    rateHint: "An assumption, not an offer. Type the rate you were quoted.",
    disclosureTitle: "What this estimate is, and is not",
    disclosure: [
      "This is arithmetic for planning. It is not an offer of credit, not an approval and not a quote, and we keep nothing of what you type.",
      "The yearly rate is an assumption that you can change. Your own rate, term and payment are set by the lender, depend on its credit approval, and may be higher or lower than shown.",
      "The amount financed is the price less your down payment. Sales tax, title, registration, insurance, delivery, accessories and lender's fees are not in it; they would raise the payment or the sum due at signing.",
      "Payments are equal and monthly, start one month after the loan, and are rounded to the cent. The last one settles the rounding.",
      `${zeroFinancing}: ${zeroFinancingCondition}.`,
    ],
  },
  applyTitle: "Ready to apply?",
  applyText:
    "The application is the lender's. It opens in a new tab, and what you type there goes to the lender, not to us.",
} as const;

/** What the estimate starts from; the rate is ours to assume, not a rate anybody offers. */
export const loanDefaults: LoanInputs = {
  vehicle: "denago-ev-nomad",
  price: "10000",
  down: "1000",
  term: "48",
  apr: "9.9",
};
