import {
  type DeliveryEstimate,
  type DeliveryTerms,
  estimateDelivery,
  type RoadDistance,
} from "#domain/delivery/delivery.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import {
  type CalendarDay,
  type CoastTimeZone,
  coastTimeZone,
  shortestDay,
  type SunTimes,
  sunTimes,
} from "#domain/calendar/sun-times.ts";

interface Located {
  name: string;
  slug: string;
  coordinates: Coordinates;
}

/** The two sets of terms: a cart that is bought and one that is rented. */
export interface BothTerms {
  sale: DeliveryTerms;
  rental: DeliveryTerms;
}

export interface PlaceFactsInput {
  place: Located;
  /** By road from the showroom. */
  distance: RoadDistance;
  terms: BothTerms;
  /** Where its open water is, as computed from the atlas at build time. */
  facing: ShoreFacing;
  year: number;
}

export interface PlaceFacts {
  sale: DeliveryEstimate;
  rental: DeliveryEstimate;
  timeZone: CoastTimeZone;
  midsummer: SunTimes & { day: CalendarDay };
  midwinter: SunTimes & { day: CalendarDay };
  facing: ShoreFacing;
}

/**
 * Everything on the page of a place that is computed, as numbers: straight distances in statute miles,
 * road miles rounded as `roundRoadMiles` says, times in minutes after local midnight, money in whole
 * dollars. `place-sentences.ts` words them.
 */
export function buildPlaceFacts(input: PlaceFactsInput): PlaceFacts {
  const { coordinates } = input.place;
  return {
    sale: estimateDelivery(input.distance, input.terms.sale),
    rental: estimateDelivery(input.distance, input.terms.rental),
    ...buildSunFacts(coordinates, input.year),
    facing: input.facing,
  };
}

function buildSunFacts(place: Coordinates, year: number) {
  const timeZone = coastTimeZone(place);
  const june = { year, month: 6, day: 21 };
  const december = shortestDay(place, year);
  const midsummer = { ...sunTimes(place, june, timeZone), day: june };
  const midwinter = { ...sunTimes(place, december, timeZone), day: december };
  return { timeZone, midsummer, midwinter };
}

interface PlaceDelivery<Item> {
  place: Item;
  sale: DeliveryEstimate;
  rental: DeliveryEstimate;
}

export interface StateFacts<Item> {
  /** What delivery costs to each place, in the order given. */
  deliveries: PlaceDelivery<Item>[];
  /** By road; places behind a ferry count only where the state has no others. */
  nearestToShowroom: PlaceDelivery<Item>;
  farthestFromShowroom: PlaceDelivery<Item>;
}

/** Delivery to the places of a state. @throws RangeError without places. */
export function buildStateFacts<Item>(
  places: readonly Item[],
  distanceTo: (place: Item) => RoadDistance,
  terms: BothTerms,
): StateFacts<Item> {
  const deliveries = places.map((place) => ({
    place,
    sale: estimateDelivery(distanceTo(place), terms.sale),
    rental: estimateDelivery(distanceTo(place), terms.rental),
  }));
  const byRoad = deliveries.filter(({ sale }) => sale.ferryFrom === undefined);
  const byDistance = (byRoad.length > 0 ? byRoad : deliveries).toSorted(
    (one, other) => one.sale.roadMiles - other.sale.roadMiles,
  );
  const [nearestToShowroom] = byDistance;
  const farthestFromShowroom = byDistance.at(-1);
  if (!nearestToShowroom || !farthestFromShowroom) {
    throw new RangeError("A state without places");
  }
  return { deliveries, nearestToShowroom, farthestFromShowroom };
}
