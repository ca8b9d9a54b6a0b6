import { type DeliveryTerms, estimateDelivery, type RoadDistance } from "./delivery.ts";

/** What bringing a cart that is bought to one place costs, as a page or its island needs it. */
export interface PlaceDelivery {
  /** As in the URL: "new-jersey/cape-may". */
  id: string;
  /** "Cape May". */
  name: string;
  /** "NJ". */
  stateAbbreviation: string;
  /** The path of the page of the place. */
  path: string;
  /** Whole dollars, from the rounded miles; 0 within the free miles. */
  dollars: number;
  /** By road, rounded; with a ferry only to its dock. */
  roadMiles: number;
  /** The dock where the road miles end; what the ferry costs is not in `dollars`. */
  ferryFrom?: string;
  /** From this many road miles on a carrier may be cheaper. */
  isFar: boolean;
}

export interface NamedDistance extends Pick<
  PlaceDelivery,
  "id" | "name" | "stateAbbreviation" | "path"
> {
  distance: RoadDistance;
}

/**
 * What delivery of a cart that is bought costs to a place.
 * @param terms those of a sale, never of a rental.
 * @param carrierMiles road miles from which on the place is far.
 * @throws RangeError as `estimateDelivery` does.
 */
export function estimatePlaceDelivery(
  { distance, id, name, stateAbbreviation, path }: NamedDistance,
  terms: DeliveryTerms,
  carrierMiles: number,
): PlaceDelivery {
  const { dollars, roadMiles, ferryFrom } = estimateDelivery(distance, terms);
  return {
    id,
    name,
    stateAbbreviation,
    path,
    dollars,
    roadMiles,
    isFar: roadMiles >= carrierMiles,
    ...(ferryFrom === undefined ? {} : { ferryFrom }),
  };
}

/** The price of a cart and its delivery together, in whole dollars; a ferry is not in it. */
export function addDelivery(priceDollars: number, { dollars }: PlaceDelivery): number {
  return priceDollars + dollars;
}
