import { formatDollars } from "#domain/money/money.ts";
import type { DeliveryEstimate, DeliveryTiming } from "#domain/delivery/delivery.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly, isTooFarToFetch } from "#app/places/place/place-sentences.ts";
import { formatRoadMiles } from "#app/places/place-words.ts";
import { formatInPlace, formatPlaceIs } from "#content/places/place-phrases.ts";

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

/** What a cart that is bought costs, delivered to a place of the state. */
export function formatStateSale(
  { place, sale }: PlaceDelivery,
  { cartFromDollars, showroomCity }: StatePrices,
): DeliverySentence {
  const delivery =
    sale.dollars === 0 ? "delivery is free" : `delivery is about ${formatDollars(sale.dollars)}`;
  const ferry = sale.ferryFrom === undefined ? "" : ` The ferry from ${sale.ferryFrom} is extra.`;
  const way = `${formatPlaceIs(place.name)} ${formatRoadMiles(sale.roadMiles)} from our ${showroomCity} showroom.${ferry}`;
  return cartFromDollars === undefined
    ? { figure: formatPlaceDelivery(sale), text: way }
    : {
        figure: `From ${formatDollars(cartFromDollars + sale.dollars)}`,
        text: `Carts start at ${formatDollars(cartFromDollars)}, and ${delivery}. ${way}`,
      };
}

/** A four-seater for a week, delivered to a place of the state, or what makes more sense. */
export function formatStateRental(
  { place, rental }: PlaceDelivery,
  { weekDollars, showroomCity, timing }: StatePrices,
): DeliverySentence {
  const week = `A four-seater is ${formatDollars(weekDollars)} a week`;
  if (isRentalCostly(rental, weekDollars)) {
    const start = `${week}, but delivery and pickup would be about ${formatDollars(rental.dollars)} even ${formatInPlace(place.name)}, the closest place to us.`;
    return isTooFarToFetch(timing, rental)
      ? {
          figure: "Rent locally, or buy",
          text: `${start} For a short stay, look for a rental shop nearby. If you'd use a cart every year, it may make more sense to buy one.`,
        }
      : {
          figure: "Pick it up, or buy",
          text: `${start} If you have a trailer, you can pick a cart up in ${showroomCity}, but it's ${formatRoadMiles(rental.roadMiles)} each way. Otherwise it may make more sense to buy one.`,
        };
  }
  return {
    figure: `From ${rental.dollars === 0 ? "" : "about "}${formatDollars(weekDollars + rental.dollars)}`,
    text: `${week}. Delivery and pickup ${formatInPlace(place.name)} are ${rental.dollars === 0 ? "free" : `about ${formatDollars(rental.dollars)}`}.`,
  };
}

/** Delivery of a cart that is bought, beside the name of a place. */
export function formatPlaceDelivery({ dollars, ferryFrom }: DeliveryEstimate): string {
  if (dollars === 0) return "Free delivery";
  return `Delivery about ${formatDollars(dollars)}${ferryFrom === undefined ? "" : " plus ferry"}`;
}
