const wholeDollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

const dollarsAndCents = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/**
 * Whole US dollars as a price: 10495 is "$10,495".
 * @throws RangeError when the amount is not a whole number, since rounding would show another price.
 */
export function formatDollars(dollars: number): string {
  if (!Number.isSafeInteger(dollars)) {
    throw new RangeError(`${dollars} is not an amount of whole dollars`);
  }
  return wholeDollars.format(dollars);
}

/**
 * Cents as an amount: 22834 is "$228.34" and 15000 is "$150".
 * @throws RangeError when the amount is not a whole number of cents.
 */
export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents)) {
    throw new RangeError(`${cents} is not an amount of whole cents`);
  }
  return dollarsAndCents.format(cents / 100);
}
