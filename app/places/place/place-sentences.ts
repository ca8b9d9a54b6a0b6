import { formatRoadMiles } from "#app/places/place-words.ts";
import { formatInPlace, formatPlaceName } from "#content/places/place-phrases.ts";
import type { DeliveryTerms, DeliveryTiming } from "#domain/delivery/delivery.ts";
import type { Water } from "#domain/geography/place.ts";
import { formatDollars } from "#domain/money/money.ts";
import type { LeadCarts } from "./lead-carts.ts";
import type { PlaceFacts } from "./place-facts.ts";

/** What sentences need beside the figures. */
export interface PlaceContext {
  name: string;
  /** The town of the showroom. */
  showroomCity: string;
  terms: Record<"sale" | "rental", DeliveryTerms>;
  timing: DeliveryTiming;
  water: Water;
  /** The lowest price of a cart, in whole dollars; missing while the catalogue cannot be read. */
  cartFromDollars: number | undefined;
  /** The cart whose price leads there, and the one for other roads. */
  carts: LeadCarts;
  /** The plans of a four-seater, in whole dollars. */
  rental: { weekDollars: number; monthDollars: number; depositDollars: number };
}

export interface Sentences {
  /** The figure in large type. */
  figure: string;
  /** What it is the sum of. */
  lines?: readonly SumLine[];
  text: string;
}

/** A part of a sum, and its amount as the page shows it. */
export interface SumLine {
  label: string;
  amount: string;
}

/** What delivery costs, and of which miles that is the sum; the price of a cart with it heads the page. */
export function formatSale(place: PlaceContext, { sale }: PlaceFacts): Sentences {
  const { freeMiles } = place.terms.sale;
  const crossing =
    sale.ferryFrom === undefined
      ? ""
      : `The crossing to ${formatPlaceName(place.name)} is extra, and we'll tell you the price before you decide. `;
  return {
    figure: formatSaleFigure(sale),
    lines: [
      { label: `First ${freeMiles} miles`, amount: "free" },
      ...formatOtherMiles(place.terms.sale, sale),
    ],
    text: `It's ${formatRoadMiles(sale.roadMiles)} by road${formatDock(sale)}. ${crossing}${formatCarrier(place, sale.roadMiles)}${formatArrival(place, sale.roadMiles)}`,
  };
}

/** The miles that are paid, in a line of their own; none where all are free. */
function formatOtherMiles(
  { dollarsPerMile }: DeliveryTerms,
  { paidMiles }: PlaceFacts["sale"],
): SumLine[] {
  if (paidMiles === 0) return [];
  const miles = paidMiles.toLocaleString("en-US");
  return [{ label: `Other ${miles} miles`, amount: `${formatDollars(dollarsPerMile)} each` }];
}

function formatSaleFigure({ dollars, ferryFrom }: PlaceFacts["sale"]): string {
  if (dollars === 0) return "Free";
  return `About ${formatDollars(dollars)}${ferryFrom === undefined ? "" : " to the ferry"}`;
}

function formatDock({ ferryFrom }: PlaceFacts["sale"]): string {
  return ferryFrom === undefined ? "" : ` to the ferry at ${ferryFrom}`;
}

/** Whether delivery of a rental costs more than its week, so that renting from us makes no sense. */
export function isRentalCostly({ dollars }: PlaceFacts["rental"], weekDollars: number): boolean {
  return dollars > weekDollars;
}

/** A four-seater for a week and its delivery, or what makes more sense. */
export function formatRental(place: PlaceContext, facts: PlaceFacts): Sentences {
  const { rental } = facts;
  const { weekDollars, depositDollars } = place.rental;
  if (isRentalCostly(rental, weekDollars)) return formatCostlyRental(place, facts);
  const isFree = rental.dollars === 0;
  const isFerry = rental.ferryFrom !== undefined;
  const total = formatDollars(weekDollars + rental.dollars);
  return {
    figure: isFree ? total : `About ${total}${isFerry ? " plus the ferry" : ""}`,
    lines: [
      { label: "One week", amount: formatDollars(weekDollars) },
      {
        label: `Delivery${formatDock(rental)} and pickup`,
        amount: isFree ? "free" : `about ${formatDollars(rental.dollars)}`,
      },
    ],
    text: `${formatPaidShare(place.terms.rental, rental)} Plus a refundable ${formatDollars(depositDollars)} deposit.${isFerry ? ` The crossing to ${formatPlaceName(place.name)} is extra, so call us before you make plans.` : ""}`,
  };
}

function formatCostlyRental(place: PlaceContext, { sale, rental }: PlaceFacts): Sentences {
  const { weekDollars, monthDollars } = place.rental;
  const where = rental.ferryFrom === undefined ? "" : ` to the ferry at ${rental.ferryFrom}`;
  const delivered =
    place.cartFromDollars === undefined
      ? ""
      : `; ours start at ${formatDollars(place.cartFromDollars + sale.dollars)} delivered${where}`;
  const start = `Delivery${where} and pickup would be about ${formatDollars(rental.dollars)} for a ${formatDollars(weekDollars)} week, so renting from us doesn't make sense ${formatInPlace(place.name)}.`;
  if (isTooFarToFetch(place.timing, rental)) {
    return {
      figure: "Rent locally, or buy",
      text: `${start} For a short stay, look for a rental shop nearby. If you'd use a cart every year, look at buying one${delivered}.`,
    };
  }
  return {
    figure: "Pick it up, or buy",
    text: `${start} If you have a trailer, you can pick the cart up in ${place.showroomCity}, but it's ${formatRoadMiles(rental.roadMiles)} each way. For a longer stay, compare a month, at ${formatDollars(monthDollars)} plus delivery, with buying a cart${delivered}.`,
  };
}

/** Where even our own delivery may not be the cheapest, or across the water, nobody fetches a rental. */
export function isTooFarToFetch(
  { carrierQuoteMiles }: DeliveryTiming,
  { roadMiles, ferryFrom }: PlaceFacts["rental"],
): boolean {
  return ferryFrom !== undefined || roadMiles > carrierQuoteMiles;
}

/** Which of a rental's miles are paid. */
function formatPaidShare(
  { freeMiles, dollarsPerMile }: DeliveryTerms,
  { paidMiles }: PlaceFacts["rental"],
): string {
  const others =
    paidMiles === 0
      ? ""
      : `, the other ${paidMiles.toLocaleString("en-US")} are ${formatDollars(dollarsPerMile)} each`;
  return `The first ${freeMiles} miles are free${others}.`;
}

function formatArrival({ timing }: PlaceContext, roadMiles: number): string {
  const { inStockBusinessDays: stock, customWeeks: custom, businessDaysMilesMax } = timing;
  return roadMiles <= businessDaysMilesMax
    ? `In stock: ${stock.from} to ${stock.to} business days. Built to order: ${custom.from} to ${custom.to} weeks.`
    : "We'll set a delivery date with you when you order.";
}

function formatCarrier({ timing }: PlaceContext, roadMiles: number): string {
  return roadMiles > timing.carrierQuoteMiles
    ? "At this distance a carrier's quote may be lower, so call and we'll compare the two. "
    : "";
}

/** Under the title of the page: what one can do here, and how a cart comes. */
export function formatNextStep(place: PlaceContext, { sale, rental }: PlaceFacts): string {
  const isRentable = !isRentalCostly(rental, place.rental.weekDollars);
  const carts = `Electric carts to ${isRentable ? "buy or\u00A0rent" : "buy"}`;
  if (sale.ferryFrom !== undefined) {
    return `${carts}. We bring yours to the ferry at ${sale.ferryFrom} and set up the crossing with you.`;
  }
  return sale.dollars === 0
    ? `${carts}, with free delivery when you buy. Our showroom is ${formatRoadMiles(sale.roadMiles)} away: come in and drive one.`
    : `${carts}, delivered to ${formatPlaceName(place.name)}.`;
}
