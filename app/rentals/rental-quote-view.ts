import { deliveryFees, deliveryTiming } from "#content/dealership/delivery.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import {
  cancellation,
  costlyDelivery,
  formatQuoteSubject,
  quoteResult as words,
} from "#content/pages/words/rental-quote.ts";
import { countHours, formatWallTime, type WallTime } from "#domain/calendar/wall-time.ts";
import type { Destination } from "#domain/delivery/destination.ts";
import { toRoadMiles } from "#domain/delivery/delivery.ts";
import { formatCents, formatDollars } from "#domain/money/money.ts";
import {
  estimateRental,
  type RentalEstimate,
  type RentalRequest,
} from "#domain/rental/rental-estimate.ts";
import { formatRentalDuration } from "#domain/rental/rental-quote.ts";
import { writeRentalReference } from "#domain/rental/rental-reference.ts";
import { findDeliveryPlace } from "#app/delivery/index.ts";
import { formatRoadMiles } from "#app/places/index.ts";
import { buildBillLines, type BillLine } from "./rental-bill.ts";

/** "About" stays beside its figure in a narrow column, and "AM" beside its hour. */
const noBreakSpace = "\u00a0";

function formatTime(time: WallTime): string {
  return formatWallTime(time).replace(/ (?=[AP]M$)/, noBreakSpace);
}

/** A quote in words, as the page prints it. */
export interface QuoteView {
  reference: string;
  title: string;
  times: string;
  destination: string;
  /** The page of the place, which says whether it may be driven there. */
  place: { name: string; href: string } | null;
  lines: BillLine[];
  total: string;
  deposit: string;
  /** What a careful reader should know about this price. */
  notes: string[];
  /** Where delivery makes little sense; what does instead is offered beside it. */
  warning: string | null;
  cancellation: string[];
  isDelivered: boolean;
  /** Opened by its reference after it began. */
  isPast: boolean;
  /** One line for an inquiry. */
  subject: string;
}

/** Puts a rental into words. @param now on the dealership's clocks. */
export function buildQuoteView(request: RentalRequest, now: WallTime): QuoteView {
  const { rentalClass, from, to, destination } = request;
  const estimate = estimateRental(request, rentalTerms);
  const isDelivered = estimate.delivery !== null;
  const listed = destination.kind === "place" ? findDeliveryPlace(destination.place.id) : undefined;
  const reference = writeRentalReference(request);
  const total = formatTotal(estimate);
  const deposit = formatDollars(rentalClass.depositDollars);
  const destinationText = formatDestination(destination);
  return {
    reference,
    title: words.formatTitle(rentalClass.title, estimate.days),
    times: words.formatTimes(formatTime(from), formatTime(to)),
    destination: destinationText,
    place: listed ? { name: listed.name, href: listed.href } : null,
    lines: buildBillLines(request, estimate),
    total,
    deposit: words.formatDeposit(deposit),
    notes: listNotes(estimate),
    warning: formatWarning(request, estimate),
    cancellation: listCancellation(request, estimate, now),
    isDelivered,
    isPast: false,
    subject: formatQuoteSubject({
      reference,
      cart: rentalClass.title,
      times: words.formatTimes(formatWallTime(from), formatWallTime(to)),
      days: formatRentalDuration(estimate.days),
      destination: destinationText
        .replace(/\.$/, "")
        .replace(/^\w/, (letter) => letter.toLowerCase()),
      drivers: request.additionalDrivers + 1,
      total: total.toLowerCase().replace(noBreakSpace, " "),
      deposit,
    }),
  };
}

function formatDestination(destination: Destination): string {
  if (destination.kind === "showroom") return words.pickedUp;
  if (destination.kind === "place") return words.formatDelivered(destination.place.name);
  return words.formatDeliveredMiles(formatRoadMiles(toRoadMiles(destination)));
}

/** A delivery is estimated, so its total is; the ferry is known to nobody beforehand. */
function formatTotal({ totalCents, delivery }: RentalEstimate): string {
  const total = formatCents(totalCents);
  if (delivery === null || delivery.dollars === 0) return total;
  const ferry = delivery.ferryFrom === undefined ? "" : ` ${words.plusFerry}`;
  return `${words.about}${noBreakSpace}${total}${ferry}`;
}

function listNotes(estimate: RentalEstimate): string[] {
  const { price, paidUntil, earlierReturn, delivery, days } = estimate;
  const { cheapest, exact } = price;
  const notes: string[] = [];
  if (cheapest.days > days) {
    const plan = cheapest.lines[0]?.plan.title ?? "";
    notes.push(words.formatMoreDays(plan, formatTime(paidUntil), formatCents(exact.cents)));
  }
  if (earlierReturn) {
    const { by, savedCents } = earlierReturn;
    notes.push(words.formatEarlierReturn(formatTime(by), formatCents(savedCents)));
  }
  if (delivery && delivery.dollars > 0) notes.push(words.roadDecides);
  if (delivery?.ferryFrom !== undefined) notes.push(words.ferryNote);
  return notes;
}

function formatWarning(
  { destination, rentalClass }: RentalRequest,
  { delivery, deliveryDearerThan }: RentalEstimate,
): string | null {
  if (!delivery || deliveryDearerThan === null) return null;
  const dollars = formatDollars(delivery.dollars);
  const week = rentalClass.plans.find(({ id }) => id === "weekly");
  if (deliveryDearerThan === "plans" || !week) return costlyDelivery.formatPlans(dollars);
  const place = destination.kind === "place" ? destination.place.name : costlyDelivery.yourPlace;
  const { ferryFrom, roadMiles } = delivery;
  const isFar = roadMiles > deliveryTiming.carrierQuoteMiles;
  return costlyDelivery[isFar ? "formatWeekFar" : "formatWeek"](
    dollars,
    formatDollars(week.priceDollars),
    ferryFrom === undefined ? place : costlyDelivery.formatFerry(ferryFrom),
  );
}

function listCancellation(
  { from }: RentalRequest,
  { freeCancellationUntil, delivery }: RentalEstimate,
  now: WallTime,
): string[] {
  const isFree = countHours(now, freeCancellationUntil) >= 0;
  const start = formatTime(from);
  return [
    ...(isFree
      ? [cancellation.formatFree(formatTime(freeCancellationUntil)), cancellation.formatLate(start)]
      : [cancellation.freeIsOver, cancellation.formatLateOnly(start)]),
    cancellation.noShow,
    ...(delivery
      ? [cancellation.formatDeliveryDay(formatDollars(deliveryFees.sameDayCancellationDollars))]
      : []),
  ];
}
