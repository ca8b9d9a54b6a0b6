/** The dealership's rule for deliveries; its figures are in `content/dealership/delivery.ts`. */
export interface DeliveryTerms {
  /** Road miles from the showroom that cost nothing. */
  freeMiles: number;
  /** Whole dollars for each road mile beyond. */
  dollarsPerMile: number;
  /** Beyond this many road miles no figure is shown: such a trip is arranged by phone. */
  arrangementMiles: number;
}

export type DeliveryEstimate =
  | { kind: "free"; roadMiles: number }
  | { kind: "fee"; roadMiles: number; chargedMiles: number; feeDollars: number }
  | { kind: "by-arrangement"; roadMiles: number };

/**
 * What a delivery over `roadMiles` would cost, both in whole miles. Throws a RangeError for a distance
 * or a term below zero.
 */
export function estimateDelivery(roadMiles: number, terms: DeliveryTerms): DeliveryEstimate {
  const figures = [roadMiles, terms.freeMiles, terms.dollarsPerMile, terms.arrangementMiles];
  if (!figures.every((figure) => figure >= 0)) {
    throw new RangeError("Delivery distances and rates must be zero or more");
  }
  const wholeMiles = Math.round(roadMiles);
  if (wholeMiles > terms.arrangementMiles) return { kind: "by-arrangement", roadMiles: wholeMiles };
  if (wholeMiles <= terms.freeMiles) return { kind: "free", roadMiles: wholeMiles };
  const chargedMiles = wholeMiles - terms.freeMiles;
  return {
    kind: "fee",
    roadMiles: wholeMiles,
    chargedMiles,
    feeDollars: chargedMiles * terms.dollarsPerMile,
  };
}

export interface Span {
  from: number;
  to: number;
}

/** How long a cart takes to arrive, as the delivery policy states it. */
export interface DeliveryTiming {
  /** Length of the arrival window agreed on. */
  windowHours: number;
  inStockBusinessDays: Span;
  customWeeks: Span;
}
