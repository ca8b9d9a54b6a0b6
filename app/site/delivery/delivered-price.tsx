import { createContext, use } from "react";
import { deliveredPrice as words } from "#content/pages/words/delivered-price.ts";
import { addDelivery, type PlaceDelivery } from "#domain/delivery/delivered-price.ts";
import { formatDollars } from "#domain/money/money.ts";

/**
 * The place that prices are shown for; null on the page without one. An island has a tree of its
 * own and provides it again from its props.
 */
export const DeliveryPlace = createContext<PlaceDelivery | null>(null);

export function useDeliveryPlace(): PlaceDelivery | null {
  return use(DeliveryPlace);
}

/** "Delivered to Cape May, NJ: about $7,205"; nothing where no place is chosen. */
export function DeliveredPrice({ dollars, className }: { dollars: number; className?: string }) {
  const delivery = useDeliveryPlace();
  return delivery && <span className={className}>{formatDeliveredPrice(dollars, delivery)}</span>;
}

/** The price of a cart and its delivery as one sentence; with a ferry, as far as its dock. */
export function formatDeliveredPrice(priceDollars: number, delivery: PlaceDelivery): string {
  return `${formatDeliveredLabel(delivery)}: ${formatDeliveredTotal(priceDollars, delivery)}`;
}

/** The two halves of that sentence, for a table: "Delivered to Cape May, NJ". */
export function formatDeliveredLabel(delivery: PlaceDelivery): string {
  return delivery.ferryFrom === undefined
    ? words.formatLabel(formatDeliveryPlace(delivery))
    : words.formatFerryLabel(delivery.ferryFrom);
}

/** "about $7,205", and "$6,695, delivery free". */
export function formatDeliveredTotal(priceDollars: number, delivery: PlaceDelivery): string {
  const total = formatDollars(addDelivery(priceDollars, delivery));
  return delivery.dollars === 0 ? words.formatFreeTotal(total) : words.formatAbout(total);
}

/** What delivery costs and why, and what the price leaves out. */
export function formatDeliveryParts(delivery: PlaceDelivery): string {
  const { isFar } = delivery;
  return isFar ? `${formatDeliveryCost(delivery)} ${words.farNote}` : formatDeliveryCost(delivery);
}

function formatDeliveryCost(delivery: PlaceDelivery): string {
  const place = formatDeliveryPlace(delivery);
  const dollars = formatDollars(delivery.dollars);
  const { roadMiles, ferryFrom, name } = delivery;
  if (ferryFrom !== undefined) return words.formatFerryParts(ferryFrom, dollars, roadMiles, name);
  return delivery.dollars === 0
    ? words.formatFreeParts(place)
    : words.formatParts(place, dollars, roadMiles);
}

/** "Cape May, NJ", because two states have an Ocean City. */
export function formatDeliveryPlace({
  name,
  stateAbbreviation,
}: Pick<PlaceDelivery, "name" | "stateAbbreviation">): string {
  return words.formatPlace(name, stateAbbreviation);
}
