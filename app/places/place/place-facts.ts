import {
  type DeliveryEstimate,
  type DeliveryTerms,
  type DeliveryTiming,
  estimateDelivery,
} from "#domain/delivery/delivery.ts";
import {
  estimateRoadMiles,
  greatCircleMiles,
  initialBearingDegrees,
  nearest,
  type Neighbor,
  roadMilesPerStraightMile,
  type CompassDirection,
  toCompassDirection,
} from "#domain/geography/geography.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import {
  type CartFigures,
  cartsForTrip,
  planRoundTrip,
  type RoundTrip,
} from "#domain/catalogue/range.ts";
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

export interface PlaceFactsInput<Item extends Located> {
  place: Located;
  showroom: Coordinates;
  /** Where a visitor might drive or look next; the place itself is left out if it is among them. */
  neighbors: readonly Item[];
  terms: DeliveryTerms;
  timing: DeliveryTiming;
  carts: readonly CartFigures[];
  /** Share of a cart's range that a trip should leave, such as 0.25. */
  reserveShare: number;
  /** Where its open water is, as computed from the atlas at build time. */
  facing: ShoreFacing;
  year: number;
}

export interface Trip<Item> {
  to: Neighbor<Item>;
  trip: RoundTrip;
  /** Ids of the carts that make it there and back, longest range first. */
  cartIds: string[];
}

export interface PlaceFacts<Item> {
  showroom: {
    straightMiles: number;
    roadMiles: number;
    roadFactor: number;
    /** From the showroom to the place. */
    bearingDegrees: number;
    direction: CompassDirection;
  };
  delivery: DeliveryEstimate;
  timing: DeliveryTiming;
  nearest: Neighbor<Item>[];
  timeZone: CoastTimeZone;
  midsummer: SunTimes & { day: CalendarDay };
  midwinter: SunTimes & { day: CalendarDay };
  /** How much longer the June day is than the December one. */
  daylightSwingMinutes: number;
  trips: Trip<Item>[];
  /** The most seats among the carts that reach the nearest place and come back; 0 if none does. */
  seatsMax: number;
  facing: ShoreFacing;
}

/**
 * Everything on the page of a place that is computed, as numbers: distances in statute miles, times in
 * minutes after local midnight, money in whole dollars. `place-sentences.ts` rounds and words them.
 */
export function buildPlaceFacts<Item extends Located>(
  input: PlaceFactsInput<Item>,
): PlaceFacts<Item> {
  const { place, showroom } = input;
  const straightMiles = greatCircleMiles(showroom, place.coordinates);
  const roadMiles = estimateRoadMiles(straightMiles);
  const bearingDegrees = initialBearingDegrees(showroom, place.coordinates);
  const trips = planTrips(input);
  return {
    showroom: {
      straightMiles,
      roadMiles,
      roadFactor: roadMilesPerStraightMile,
      bearingDegrees,
      direction: toCompassDirection(bearingDegrees),
    },
    delivery: estimateDelivery(roadMiles, input.terms),
    timing: input.timing,
    nearest: trips.map(({ to }) => to),
    ...buildSunFacts(place.coordinates, input.year),
    trips,
    seatsMax: Math.max(
      0,
      ...input.carts.filter(({ id }) => trips[0]?.cartIds.includes(id)).map(({ seats }) => seats),
    ),
    facing: input.facing,
  };
}

const nearestCount = 3;

function planTrips<Item extends Located>(input: PlaceFactsInput<Item>): Trip<Item>[] {
  const { coordinates } = input.place;
  const others = input.neighbors.filter(
    (other) =>
      other.coordinates.lat !== coordinates.lat || other.coordinates.lng !== coordinates.lng,
  );
  return nearest(coordinates, others, nearestCount).map((to) => {
    const trip = planRoundTrip(estimateRoadMiles(to.miles), input.reserveShare);
    return { to, trip, cartIds: cartsForTrip(input.carts, trip).map(({ id }) => id) };
  });
}

function buildSunFacts(place: Coordinates, year: number) {
  const timeZone = coastTimeZone(place);
  const june = { year, month: 6, day: 21 };
  const december = shortestDay(place, year);
  const midsummer = { ...sunTimes(place, june, timeZone), day: june };
  const midwinter = { ...sunTimes(place, december, timeZone), day: december };
  return {
    timeZone,
    midsummer,
    midwinter,
    daylightSwingMinutes: midsummer.dayLengthMinutes - midwinter.dayLengthMinutes,
  };
}

interface PlaceDelivery<Item> {
  place: Item;
  straightMiles: number;
  roadMiles: number;
  delivery: DeliveryEstimate;
}

export interface StateFacts<Item> {
  nearestToShowroom: PlaceDelivery<Item>;
  farthestFromShowroom: PlaceDelivery<Item>;
  /** The two places farthest apart, straight line. */
  longestSpan: { from: Item; to: Item; miles: number };
  /** Places whose delivery is free or has a fee shown, and the rest. */
  deliveredCount: number;
  byArrangementCount: number;
}

/** A state's shore in figures, miles as for `buildPlaceFacts`. Throws a RangeError without places. */
export function buildStateFacts<Item extends Located>(
  places: readonly Item[],
  showroom: Coordinates,
  terms: DeliveryTerms,
): StateFacts<Item> {
  const byDistance = nearest(showroom, places, places.length).map(({ item, miles }) => {
    const roadMiles = estimateRoadMiles(miles);
    const delivery = estimateDelivery(roadMiles, terms);
    return { place: item, straightMiles: miles, roadMiles, delivery };
  });
  const [nearestToShowroom] = byDistance;
  const farthestFromShowroom = byDistance.at(-1);
  if (!nearestToShowroom || !farthestFromShowroom) throw new RangeError("A state without places");
  const byArrangementCount = byDistance.filter(
    ({ delivery }) => delivery.kind === "by-arrangement",
  ).length;
  return {
    nearestToShowroom,
    farthestFromShowroom,
    longestSpan: findLongestSpan(places),
    deliveredCount: places.length - byArrangementCount,
    byArrangementCount,
  };
}

function findLongestSpan<Item extends Located>(places: readonly Item[]) {
  const spans = places.flatMap((from, index) =>
    places.slice(index).map((to) => {
      return { from, to, miles: greatCircleMiles(from.coordinates, to.coordinates) };
    }),
  );
  return spans.reduce((longest, span) => (span.miles > longest.miles ? span : longest));
}
