import type { PlaceFacts } from "./place-facts.ts";
import { formatDollars } from "#domain/money/money.ts";
import {
  formatClock,
  formatDuration,
  formatList,
  formatMiles,
  formatWholeMiles,
} from "#app/places/place-words.ts";

/** What sentences need beside the figures. */
export interface PlaceContext {
  name: string;
  /** The town of the showroom. */
  showroomCity: string;
  isFerryPlace: boolean;
  freeMiles: number;
  arrangementMiles: number;
  dollarsPerMile: number;
  reserveShare: number;
}

interface NamedPlace {
  name: string;
}

export type Facts = PlaceFacts<
  NamedPlace & { slug: string; coordinates: { lat: number; lng: number } }
>;

export interface Sentences {
  /** The figure in large type. */
  figure: string;
  text: string;
}

/** Within this many road miles a test drive is a short trip. */
const shortTripMiles = 30;
const dayTripMiles = 120;
/** An estimate up to this factor beyond the limit may be within it in fact, and the page says so. */
const justPastFactor = 1.1;

export function formatDistance(place: PlaceContext, facts: Facts): Sentences {
  const { straightMiles, roadMiles, direction, roadFactor } = facts.showroom;
  const [straight, road] = [formatMiles(straightMiles), formatWholeMiles(roadMiles)];
  const figure = `${road}`;
  if (place.isFerryPlace) {
    return {
      figure: formatWholeMiles(straightMiles),
      text: `${straight} ${direction} of ${place.showroomCity} as the gull flies. No road reaches ${place.name}, so a cart makes the last stretch on a ferry or a barge.`,
    };
  }
  if (roadMiles <= shortTripMiles) {
    return {
      figure,
      text: `${place.name} lies ${straight} ${direction} of our door in ${place.showroomCity}. Allow about ${road} by road: near enough to try three carts and be home for lunch.`,
    };
  }
  if (roadMiles <= dayTripMiles) {
    return {
      figure,
      text: `From ${place.showroomCity} it is ${straight} ${direction} in a straight line, about ${road} at the wheel (times ${roadFactor}). Come for a test drive and you are back the same evening.`,
    };
  }
  return {
    figure,
    text: `Draw a line of ${straight} ${direction} from our showroom and you are in ${place.name}. By road we reckon ${roadFactor} times that: ${road}. From that far off, choose by phone: each price is on its cart's page.`,
  };
}

export function formatDelivery(place: PlaceContext, facts: Facts): Sentences {
  const { delivery, timing } = facts;
  const { inStockBusinessDays: stock, customWeeks: custom, windowHours } = timing;
  const days = `In stock: ${stock.from} to ${stock.to} business days. Built to order: ${custom.from} to ${custom.to} weeks.`;
  if (place.isFerryPlace) {
    return {
      figure: "By phone",
      text: `The boat sets the price and the day, so we quote ${place.name} by phone: our miles to the landing, then the ferry's or barge's own rate. ${days}`,
    };
  }
  if (delivery.kind === "free") {
    return {
      figure: "Free",
      text: `About ${delivery.roadMiles} road miles, and the first ${place.freeMiles} cost nothing. You get a window of ${windowHours} hours. ${days}`,
    };
  }
  if (delivery.kind === "fee") {
    const fee = formatDollars(delivery.feeDollars);
    return {
      figure: `About ${fee}`,
      text: `${delivery.roadMiles} road miles less ${place.freeMiles} free ones leaves ${delivery.chargedMiles}; at ${formatDollars(place.dollarsPerMile)} each, ${fee}. An estimate: the road driven to your address decides. ${days}`,
    };
  }
  if (delivery.roadMiles <= place.arrangementMiles * justPastFactor) {
    return {
      figure: "By phone",
      text: `Our estimate, ${delivery.roadMiles} road miles, is just past the ${place.arrangementMiles} up to which we name a fee here. Call with your street in ${place.name}: the real road decides. ${days}`,
    };
  }
  return {
    figure: "By phone",
    text: `${delivery.roadMiles.toLocaleString("en-US")} road miles is past the ${place.arrangementMiles} up to which we name a fee here. Call with your street in ${place.name} and we price the trip. ${days}`,
  };
}

export function formatFacing(place: PlaceContext, facts: Facts): Sentences {
  const { facing } = facts;
  if (facing.kind === "inland") {
    return {
      figure: "Inland water",
      text: `The map shows no open water near ${place.name}: rivers and creeks make its shore.`,
    };
  }
  const share = `${Math.round(facing.waterShare * 100)} percent`;
  if (facing.kind === "all-round") {
    return {
      figure: "Water all round",
      text: `No side of ${place.name} owns the view: ${share} of the circle about it is water, spread over most of the compass. Expect wind from anywhere; side curtains earn their keep.`,
    };
  }
  return {
    figure: `Faces ${facing.direction}`,
    text: `${share} of the circle about ${place.name} is water, most of it ${facing.direction}. ${formatLight(facing.bearingDegrees)}`,
  };
}

/** Where the sun stands over the water, by the quarter the shore faces. */
function formatLight(bearing: number): string {
  if (bearing < 25 || bearing >= 335)
    return "A north shore: for most of the day the sun is at your back.";
  if (bearing < 70) return "Midsummer's first light comes straight over the water.";
  if (bearing < 115)
    return "Mornings begin over the water, and by evening the sun is behind the houses.";
  if (bearing < 155)
    return "On winter mornings the sun comes up from the sea; in June it rises along the shore.";
  if (bearing < 205)
    return "A south shore: the noon sun stands over the water, and a roof is worth having.";
  if (bearing < 245)
    return "From noon on the glare is off the water, down to winter sunsets in it.";
  if (bearing < 290) return "Evenings end over the water, so leave the chairs on the sunset side.";
  return "In June the sun goes down into the water; in December it sets along the shore.";
}

export function formatSun(place: PlaceContext, facts: Facts): Sentences {
  const { midsummer, midwinter, daylightSwingMinutes, timeZone } = facts;
  const central =
    timeZone === "America/Chicago"
      ? ` ${place.name} keeps Central time, an hour behind our showroom.`
      : "";
  return {
    figure: `${formatClock(midsummer.sunsetMinutes)} in June`,
    text: `On June ${midsummer.day.day} the sun is up from ${formatClock(midsummer.sunriseMinutes)} to ${formatClock(midsummer.sunsetMinutes)}, ${formatDuration(midsummer.dayLengthMinutes)}. The shortest day, December ${midwinter.day.day}, loses ${formatDuration(daylightSwingMinutes)} of that and is dark by ${formatClock(midwinter.sunsetMinutes)}.${central}`,
  };
}

export function formatNeighbors(place: PlaceContext, facts: Facts): Sentences {
  const [first, ...others] = facts.nearest;
  if (!first) return { figure: "", text: "" };
  const rest = others.map(
    ({ item, miles, direction }) => `${item.name} ${formatMiles(miles)} ${direction}`,
  );
  return {
    figure: first.item.name,
    text: `${formatMiles(first.miles)} ${first.direction} of ${place.name}; then ${formatList(rest)}. Straight lines all: water, bridges and gates make the ride longer.`,
  };
}

export interface RangeCarts {
  count: number;
  /** The cart with the most range; missing while the catalogue cannot be read. */
  longest?: { name: string; rangeMiles: number };
}

export function formatRange(place: PlaceContext, facts: Facts, carts: RangeCarts): Sentences {
  const [trip] = facts.trips;
  const { longest } = carts;
  if (!trip || !longest)
    return { figure: "Ask us", text: "Call and we match a cart's range to your days." };
  const there = trip.to.item.name;
  const needed = Math.ceil(trip.trip.neededRangeMiles);
  const roundTrip = formatMiles(trip.trip.roundTripMiles);
  const reserve = `${Math.round(place.reserveShare * 100)} percent`;
  const able = trip.cartIds.length;
  const figure = `${needed} ${needed === 1 ? "mile" : "miles"} of range needed`;
  if (able === 0) {
    return {
      figure: "Beyond one charge",
      text: `${there} and back is about ${roundTrip}, too far for one charge with ${reserve} held back: even the ${longest.name} stops at ${longest.rangeMiles}. Plan on a cart for ${place.name} itself.`,
    };
  }
  if (able < carts.count) {
    return {
      figure,
      text: `To go to ${there} and back, about ${roundTrip}, with ${reserve} in reserve, ${able} of our ${carts.count} models have the range; the ${longest.name} has most, ${longest.rangeMiles}. They seat up to ${facts.seatsMax}. A yardstick, not a route.`,
    };
  }
  const farthest = facts.trips.findLast(({ cartIds }) => cartIds.length === carts.count);
  const further =
    farthest && farthest !== trip
      ? ` So is ${farthest.to.item.name}, ${formatMiles(farthest.trip.roundTripMiles)}.`
      : "";
  return {
    figure,
    text: `All ${carts.count} models make ${there} and back, about ${roundTrip}, with ${reserve} left over.${further} Choose by seats instead: up to ${facts.seatsMax}. A yardstick, not a route.`,
  };
}

/** Under the title of the page: how far the showroom is and what delivery costs. */
export function formatNextStep(place: PlaceContext, { delivery, showroom }: Facts): string {
  const road = formatWholeMiles(showroom.roadMiles);
  if (place.isFerryPlace) {
    return `Buy or rent an electric cart and have it brought over the water. ${place.name} is ${formatWholeMiles(showroom.straightMiles)} from our showroom, the boat included.`;
  }
  if (delivery.kind === "free") {
    return `Our showroom is ${road} away. Drive a cart today, and have it delivered free.`;
  }
  if (delivery.kind === "fee") {
    return `Buy or rent an electric cart and have it brought ${road} to your door, for about ${formatDollars(delivery.feeDollars)}.`;
  }
  return `Choose an electric cart by its price and range; we arrange the ${road} to ${place.name} with you.`;
}
