import { formatDollars } from "#domain/money/money.ts";
import type { DeliveryEstimate, DeliveryTiming } from "#domain/delivery/delivery.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly, isTooFarToFetch } from "#app/places/place/place-sentences.ts";
import { formatRoadMiles } from "#app/places/place-words.ts";
import { formatInPlace, formatPlaceName } from "#content/places/place-phrases.ts";

type PlaceDelivery = StateFacts<{ name: string }>["nearestToShowroom"];

interface DeliverySentence {
  figure: string;
  text: string;
}

export interface StatePrices {
  /** Whole dollars; missing while the catalogue cannot be read. */
  cartFromDollars: number | undefined;
  /** A four-seater for a week, in whole dollars. */
  weekDollars: number;
  showroomCity: string;
  timing: DeliveryTiming;
}

/** What a cart that is bought costs, delivered to a place of the state, and how far that is. */
export function formatStateSale(
  { sale }: PlaceDelivery,
  { cartFromDollars, showroomCity }: StatePrices,
): DeliverySentence {
  const delivery = formatPlaceDelivery(sale);
  const way = `${formatRoadMiles(sale.roadMiles)} from ${showroomCity}`;
  return cartFromDollars === undefined
    ? { figure: delivery, text: capitalize(`${way}.`) }
    : {
        figure: `From ${formatDollars(cartFromDollars + sale.dollars)}`,
        text: `${delivery}, ${way}.`,
      };
}

/** The least that a cart costs in a state, and what that includes; undefined while no price can be read. */
export function formatStateFrom(
  { place, sale }: PlaceDelivery,
  { cartFromDollars }: StatePrices,
): DeliverySentence | undefined {
  if (cartFromDollars === undefined) return undefined;
  return {
    figure: `From ${formatDollars(cartFromDollars + sale.dollars)}`,
    text: `delivered to ${formatPlaceName(place.name)}`,
  };
}

/** A new cart that the customer fetches, or undefined while its price cannot be read. */
export function formatStatePickup({ cartFromDollars }: StatePrices): DeliverySentence | undefined {
  return cartFromDollars === undefined
    ? undefined
    : { figure: `From ${formatDollars(cartFromDollars)}`, text: "Nothing to pay for delivery." };
}

/** A four-seater for a week, delivered to a place of the state, or what makes more sense. */
export function formatStateRental(
  { place, rental }: PlaceDelivery,
  { weekDollars, showroomCity, timing }: StatePrices,
): DeliverySentence {
  const delivery = `delivery and pickup ${formatInPlace(place.name)}`;
  if (isRentalCostly(rental, weekDollars)) {
    const cost = `${capitalize(delivery)} would be about ${formatDollars(rental.dollars)}.`;
    return isTooFarToFetch(timing, rental)
      ? { figure: "Rent locally, or buy", text: cost }
      : {
          figure: "Pick it up, or buy",
          text: `${cost} If you have a trailer, pick one up in ${showroomCity}, ${formatRoadMiles(rental.roadMiles)} each way.`,
        };
  }
  return rental.dollars === 0
    ? { figure: `From ${formatDollars(weekDollars)}`, text: `Free ${delivery}.` }
    : {
        figure: `About ${formatDollars(weekDollars + rental.dollars)}`,
        text: `With ${delivery}, about ${formatDollars(rental.dollars)}.`,
      };
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** Delivery of a cart that is bought, beside the name of a place. */
function formatPlaceDelivery({ dollars, ferryFrom }: DeliveryEstimate): string {
  if (dollars === 0) return "Free delivery";
  return `Delivery about ${formatDollars(dollars)}${ferryFrom === undefined ? "" : " plus ferry"}`;
}
