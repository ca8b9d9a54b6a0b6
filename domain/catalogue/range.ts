/**
 * No cart drives farther on one charge. A longer figure is a typing error, and each page of a place
 * names the cart with the longest range.
 */
const rangeMilesMax = 500;

/**
 * The miles of a range as the catalogue writes it: 45 for "45 miles". Null for every other text, such
 * as "35 to 40 miles" or "Ask us for this model's figure", and for a figure that no cart can have:
 * zero, or more than 500 miles.
 */
export function parseRangeMiles(range: string): number | null {
  const miles = Number(/^(\d+(?:\.\d+)?) miles$/.exec(range)?.[1] ?? 0);
  return miles > 0 && miles <= rangeMilesMax ? miles : null;
}

/** Whether a range is a figure of any form ("35 to 40 miles") and not a sentence such as "Ask us". */
export function isRangeStated(range: string): boolean {
  return /^\d/.test(range);
}
