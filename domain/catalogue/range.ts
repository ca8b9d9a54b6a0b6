/** What decides whether a cart suits a trip. */
export interface CartFigures {
  id: string;
  /** On one charge, as the maker states it. */
  rangeMiles: number;
  seats: number;
}

export interface RoundTrip {
  /** There and back by road. */
  roundTripMiles: number;
  /** The range to look for, so that the reserve is still in the battery at home. */
  neededRangeMiles: number;
}

/**
 * The range that a trip of `oneWayRoadMiles` and back asks for when `reserveShare` (0 up to 1) of it
 * stays unused: hills, cold and a full load all shorten a range. Throws a RangeError outside that.
 */
export function planRoundTrip(oneWayRoadMiles: number, reserveShare: number): RoundTrip {
  if (!(oneWayRoadMiles >= 0) || !(reserveShare >= 0 && reserveShare < 1)) {
    throw new RangeError("A trip needs a distance of zero or more and a reserve below the whole");
  }
  const roundTripMiles = 2 * oneWayRoadMiles;
  return { roundTripMiles, neededRangeMiles: roundTripMiles / (1 - reserveShare) };
}

/** The carts whose stated range covers the trip with its reserve, those with most range to spare first. */
export function cartsForTrip<Cart extends CartFigures>(
  carts: readonly Cart[],
  trip: RoundTrip,
): Cart[] {
  return carts
    .filter((cart) => cart.rangeMiles >= trip.neededRangeMiles)
    .toSorted((a, b) => b.rangeMiles - a.rangeMiles || a.seats - b.seats);
}

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
