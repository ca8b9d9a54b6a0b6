/** The dealership's terms for one kind of delivery; the figures are in `content/dealership/delivery.ts`. */
export interface DeliveryTerms {
  /** Road miles from the showroom that cost nothing. */
  freeMiles: number;
  /** Whole dollars for each road mile beyond. */
  dollarsPerMile: number;
}

/** How far a place is from the showroom by road, one way; with a ferry only the way to its dock. */
export type RoadDistance = { miles: number } | { ferryFrom: string; milesToFerry: number };

export interface DeliveryEstimate {
  /** One way and rounded as `roundRoadMiles` says. */
  roadMiles: number;
  /** The rounded miles that are not free. */
  paidMiles: number;
  /** Whole dollars; 0 in the free zone. What a ferry or a barge costs is not in it. */
  dollars: number;
  /** The dock where the road miles end. */
  ferryFrom?: string;
}

/** Miles of road between one figure and the next near the showroom; also the least that is shown. */
export const nearStepMiles = 5;
/** The same far from it, and from where on it holds. */
const farStepMiles = 10;
const farFromMiles = 200;

/**
 * Miles by road as a page may print them: to 5 below 200, to 10 from there on, never less than 5.
 * The computed miles are good to about 4 percent (`content/places/road-miles.json`).
 * @throws RangeError for a distance below zero or none.
 */
export function roundRoadMiles(miles: number): number {
  if (!(miles >= 0)) throw new RangeError("A road distance must be zero or more");
  const step = miles < farFromMiles ? nearStepMiles : farStepMiles;
  return Math.max(nearStepMiles, Math.round(miles / step) * step);
}

/** The road of a distance, up to the ferry where there is one, as `roundRoadMiles` says. */
export function toRoadMiles(distance: RoadDistance): number {
  return roundRoadMiles("miles" in distance ? distance.miles : distance.milesToFerry);
}

/**
 * What a delivery costs under these terms. The price follows from the rounded miles, so that a
 * visitor who does the sum with the figures of a page comes to the same dollars.
 * @throws RangeError for a distance or a term below zero.
 */
export function estimateDelivery(distance: RoadDistance, terms: DeliveryTerms): DeliveryEstimate {
  if (!(terms.freeMiles >= 0 && terms.dollarsPerMile >= 0)) {
    throw new RangeError("The terms of a delivery must be zero or more");
  }
  const roadMiles = toRoadMiles(distance);
  const paidMiles = Math.max(0, roadMiles - terms.freeMiles);
  const estimate = { roadMiles, paidMiles, dollars: paidMiles * terms.dollarsPerMile };
  return "ferryFrom" in distance ? { ...estimate, ferryFrom: distance.ferryFrom } : estimate;
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
  /** Up to this many road miles the business days hold; beyond, a date is agreed on. */
  businessDaysMilesMax: number;
  /** From this many road miles on a carrier's quote may be lower than ours. */
  carrierQuoteMiles: number;
}
