import { estimateLoan, loanLimits } from "./loan.ts";
import type { LoanEstimate } from "./loan.ts";
import { formatDollars } from "./money.ts";

/** A vehicle whose price the estimate can start from. */
export interface PricedVehicle {
  id: string;
  name: string;
  /** Whole US dollars. */
  priceDollars: number;
  inStock: boolean;
}

/** The form as a visitor typed it. */
export interface LoanInputs {
  /** A vehicle's id, or `typedPrice`. */
  vehicle: string;
  price: string;
  down: string;
  term: string;
  /** The annual percentage rate. */
  apr: string;
}

export type LoanField = keyof LoanInputs;

export interface LoanQuote {
  priceDollars: number;
  downDollars: number;
  termMonths: number;
  annualRatePercent: number;
  estimate: LoanEstimate;
}

/** Without a quote: a message for each wrong field, or none while only the rate is still missing. */
export type LoanReading =
  { quote: LoanQuote; errors: null } | { quote: null; errors: Partial<Record<LoanField, string>> };

/** The value of `vehicle` when the visitor types the price. */
export const typedPrice = "other";

export const loanTermChoices = [24, 36, 48, 60] as const;

/** Whole US dollars; a higher price is a typing mistake rather than a cart. */
const loanPriceDollarsMax = 200_000;

const fieldOrder: readonly LoanField[] = ["vehicle", "price", "down", "term", "apr"];

/**
 * The form as a query fills it. A form that was sent always has a term, so a missing price or down
 * payment was left empty; a link that names only a vehicle takes the rest from the defaults.
 */
export function readLoanInputs(parameters: URLSearchParams, defaults: LoanInputs): LoanInputs {
  const isSent = parameters.has("term");
  const read = (field: LoanField) =>
    parameters.get(field)?.trim().slice(0, 80) ?? (isSent ? "" : defaults[field]);
  const inputs = {
    vehicle: read("vehicle"),
    price: read("price"),
    down: read("down"),
    term: read("term"),
    apr: read("apr"),
  };
  const isTyped = parameters.has("price") && !parameters.has("vehicle");
  return isTyped ? { ...inputs, vehicle: typedPrice } : inputs;
}

/** Writes the form as a query, always in the same order and without empty or unused fields. */
export function formatLoanInputs(inputs: LoanInputs): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const field of fieldOrder) {
    const isUnused = field === "price" && inputs.vehicle !== typedPrice;
    if (field === "term" || (inputs[field] !== "" && !isUnused)) {
      parameters.set(field, inputs[field]);
    }
  }
  return parameters;
}

/**
 * Checks the form and computes the estimate; each wrong field gets its own message. There is no
 * estimate before a rate is typed.
 */
export function quoteLoan(inputs: LoanInputs, vehicles: readonly PricedVehicle[]): LoanReading {
  const errors: Partial<Record<LoanField, string>> = {};
  const vehicle = vehicles.find((candidate) => candidate.id === inputs.vehicle);
  const priceDollars = vehicle?.priceDollars ?? parseDollars(inputs.price);
  const downDollars = inputs.down === "" ? 0 : parseDollars(inputs.down);
  const termMonths = Number(inputs.term);
  const annualRatePercent = parseRate(inputs.apr);
  const { from, to } = loanLimits.annualRatePercent;

  if (vehicle === undefined && inputs.vehicle !== typedPrice) {
    errors.vehicle = "Choose a vehicle from the list, or type a price";
  } else if (priceDollars === null || priceDollars < 1 || priceDollars > loanPriceDollarsMax) {
    errors.price = `Type a price from $1 to $${loanPriceDollarsMax.toLocaleString("en-US")}`;
  } else if (downDollars !== null && downDollars >= priceDollars) {
    errors.down = "The down payment must be less than the price";
  }
  if (downDollars === null) errors.down = "Type the down payment in whole dollars, such as 1000";
  if (!isTermChoice(termMonths)) errors.term = "Choose 24, 36, 48 or 60 months";
  // Nobody may have quoted a rate yet, which is no mistake; and none is assumed.
  const isRateMissing = inputs.apr === "";
  const isRate = annualRatePercent !== null && annualRatePercent >= from && annualRatePercent <= to;
  if (!isRateMissing && !isRate) {
    errors.apr = `Type a yearly rate from ${from} to ${to} percent, such as 9.9`;
  }
  if (isRateMissing || Object.keys(errors).length > 0) return { quote: null, errors };
  if (priceDollars === null || downDollars === null || annualRatePercent === null) {
    throw new TypeError("A checked form has every figure");
  }
  const principalCents = (priceDollars - downDollars) * 100;
  const estimate = estimateLoan({ principalCents, annualRatePercent, termMonths });
  return {
    quote: { priceDollars, downDollars, termMonths, annualRatePercent, estimate },
    errors: null,
  };
}

/** An estimate as one line of an inquiry: vehicle, down payment, term and rate. */
export function formatLoanInquiry(quote: LoanQuote, vehicleName: string | undefined): string {
  const price = formatDollars(quote.priceDollars);
  const what = vehicleName === undefined ? `A cart at ${price}` : `${vehicleName} at ${price}`;
  const down = formatDollars(quote.downDollars);
  return `${what}, ${down} down, ${quote.termMonths} months, ${quote.annualRatePercent}% APR`;
}

function isTermChoice(months: number): boolean {
  return (loanTermChoices as readonly number[]).includes(months);
}

/** Whole dollars as people type them: "10495", "$10,495" or "10,495.00". */
function parseDollars(text: string): number | null {
  const plain = text
    .replace(/^\$\s*/, "")
    .replaceAll(",", "")
    .replace(/\.0{1,2}$/, "");
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
}

/** A percentage as people type it: "9.9", "9.9%" or "0". */
function parseRate(text: string): number | null {
  const plain = text.replace(/\s*%$/, "");
  return /^\d{1,3}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : null;
}
