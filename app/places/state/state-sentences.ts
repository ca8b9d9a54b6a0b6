import { formatDollars } from "#domain/money/money.ts";
import type { DeliveryTiming } from "#domain/delivery/delivery.ts";
import type { StateFacts } from "#app/places/place/place-facts.ts";
import { isRentalCostly, isTooFarToFetch } from "#app/places/place/place-sentences.ts";
import { capitalize, formatRoadMiles } from "#app/places/place-words.ts";
import { formatInPlace } from "#content/places/place-phrases.ts";

type PlaceDelivery = StateFacts<{ name: string }>["nearestToShowroom"];

interface RentalTerms {
  /** A four-seater for a week, in whole dollars. */
  weekDollars: number;
  showroomCity: string;
  timing: DeliveryTiming;
}

type StateDeliveries = Pick<
  StateFacts<{ name: string }>,
  "nearestToShowroom" | "farthestFromShowroom"
>;

/** What a cart costs in a place, and its delivery there. */
export interface DeliveredPrice {
  place: string;
  delivery: string;
  figure: string;
  /** Whether the figure has the estimate of a delivery in it. */
  isEstimate: boolean;
}

/** What a cart of a price costs in the nearest place of the state and the farthest; without one, the delivery. */
export function listDeliveredPrices(
  { nearestToShowroom: near, farthestFromShowroom: far }: StateDeliveries,
  cartDollars: number | undefined,
): DeliveredPrice[] {
  const places = near.place === far.place ? [near] : [near, far];
  return places.map(({ place, sale }) => {
    const cost = formatCost(sale);
    return cartDollars === undefined
      ? {
          place: place.name,
          delivery: formatRoadMiles(sale.roadMiles),
          figure: capitalize(cost),
          isEstimate: false,
        }
      : {
          place: place.name,
          delivery: cost,
          figure: formatDollars(cartDollars + sale.dollars),
          isEstimate: sale.dollars > 0,
        };
  });
}

function formatCost({ dollars, ferryFrom }: PlaceDelivery["sale"]): string {
  if (dollars === 0) return "free delivery";
  return `delivery about ${formatDollars(dollars)}${ferryFrom === undefined ? "" : " plus the ferry"}`;
}

/** A four-seater for a week, delivered to a place of the state, or what makes more sense. */
export function formatStateRental(
  { place, rental }: PlaceDelivery,
  { weekDollars, showroomCity, timing }: RentalTerms,
): string {
  const delivery = `delivery and pickup ${formatInPlace(place.name)}`;
  const week = formatDollars(weekDollars);
  if (rental.dollars === 0) return `From ${week} a week, with free ${delivery}.`;
  const dollars = formatDollars(rental.dollars);
  if (!isRentalCostly(rental, weekDollars))
    return `About ${formatDollars(weekDollars + rental.dollars)} a week: ${week}, and ${delivery}.`;
  const cost = `${capitalize(delivery)} would be about ${dollars}, more than the week itself.`;
  return isTooFarToFetch(timing, rental)
    ? `${cost} Rent close to home.`
    : `${cost} With a trailer, pick one up in ${showroomCity}, ${formatRoadMiles(rental.roadMiles)} each way.`;
}
