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

/** The miles in a specification such as "45 miles". Throws a RangeError where there are none. */
export function rangeMilesOf(specification: string): number {
  const miles = Number.parseFloat(specification);
  if (!(miles > 0)) throw new RangeError(`No range in '${specification}'`);
  return miles;
}
