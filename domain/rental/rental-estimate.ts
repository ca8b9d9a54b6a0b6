import { addHours, countHours, type WallTime } from "#domain/calendar/wall-time.ts";
import { estimateDelivery, type DeliveryEstimate } from "#domain/delivery/delivery.ts";
import type { DeliveryTerms } from "#domain/delivery/delivery.ts";
import { toRoadDistance, type Destination } from "#domain/delivery/destination.ts";
import { priceRental, type RentalPrice } from "./rental-price.ts";
import type { RentalClass } from "./rental-quote.ts";

const daysPerWeek = 7;

/** What a visitor wants to rent; the times are those of handover, on the dealership's clocks. */
export interface RentalRequest {
  rentalClass: RentalClass;
  from: WallTime;
  to: WallTime;
  destination: Destination;
  /** Drivers beside the renter. */
  additionalDrivers: number;
  /** A delivery that is ordered on its own day. */
  isRush: boolean;
}

/** The terms of `content/dealership/fees.ts` and `content/dealership/delivery.ts` that a price takes. */
export interface RentalTerms {
  /** A rental is paid in increments of so many hours. */
  billingIncrementHours: number;
  maximumDays: number;
  additionalDriversMaximum: number;
  additionalDriverDollars: number;
  freeCancellationHours: number;
  rushDollars: number;
  /** Hour of a 24-hour clock. */
  rushOrderBeforeHour: number;
  delivery: DeliveryTerms;
}

export interface RentalEstimate {
  /** Increments of the rental, each begun one counted in full. */
  days: number;
  price: RentalPrice;
  /** How late the cart may come back for this price. */
  paidUntil: WallTime;
  /** Null when the customer picks the cart up. */
  delivery: DeliveryEstimate | null;
  /** Whether delivery costs more than the plans, and even more than the plan of a week; else null. */
  deliveryDearerThan: "plans" | "week" | null;
  driversDollars: number;
  rushDollars: number;
  /** Without the deposit, sales tax and a ferry. */
  totalCents: number;
  /** Up to this time canceling costs nothing. */
  freeCancellationUntil: WallTime;
  /** What a return at the end of the last full increment saves; null when that is nothing. */
  earlierReturn: { by: WallTime; savedCents: number } | null;
}

/**
 * What a rental costs, with all that follows from its times. Increments and the cancellation
 * deadline are counted by the clock on the wall, so that a cart handed over at 10 AM is due at
 * 10 AM on a day on which clocks change, too.
 * @throws RangeError for a rental longer than `maximumDays`.
 */
export function estimateRental(request: RentalRequest, terms: RentalTerms): RentalEstimate {
  const { rentalClass, from, to, destination, additionalDrivers, isRush } = request;
  const days = countRentalDays(from, to, terms.billingIncrementHours);
  const price = priceRental(days, rentalClass.plans, terms.maximumDays);
  const distance = toRoadDistance(destination);
  const delivery = distance && estimateDelivery(distance, terms.delivery);
  const driversDollars = additionalDrivers * terms.additionalDriverDollars;
  const rushDollars = isRush && delivery ? terms.rushDollars : 0;
  const extraDollars = (delivery?.dollars ?? 0) + driversDollars + rushDollars;
  return {
    days,
    price,
    paidUntil: addHours(from, price.cheapest.days * terms.billingIncrementHours),
    delivery,
    deliveryDearerThan: compareDelivery(delivery?.dollars ?? 0, price, rentalClass),
    driversDollars,
    rushDollars,
    totalCents: price.cheapest.cents + extraDollars * 100,
    freeCancellationUntil: addHours(from, -terms.freeCancellationHours),
    earlierReturn: findEarlierReturn(request, price, terms),
  };
}

/** How many increments a rental takes: each begun one counts, and the first one always. */
export function countRentalDays(from: WallTime, to: WallTime, incrementHours: number): number {
  return Math.max(1, Math.ceil(countHours(from, to) / incrementHours));
}

function compareDelivery(
  dollars: number,
  { cheapest }: RentalPrice,
  { plans }: RentalClass,
): RentalEstimate["deliveryDearerThan"] {
  if (dollars * 100 <= cheapest.cents) return null;
  const week = plans.find((plan) => plan.days === daysPerWeek);
  return week && dollars > week.priceDollars ? "week" : "plans";
}

/** A rental that runs a few hours into another increment pays for all of it. */
function findEarlierReturn(
  { from, to, rentalClass }: RentalRequest,
  { cheapest }: RentalPrice,
  { billingIncrementHours, maximumDays }: RentalTerms,
): RentalEstimate["earlierReturn"] {
  const fullDays = Math.floor(countHours(from, to) / billingIncrementHours);
  if (fullDays === 0) return null;
  const earlier = priceRental(fullDays, rentalClass.plans, maximumDays).cheapest;
  const savedCents = cheapest.cents - earlier.cents;
  return savedCents > 0
    ? { by: addHours(from, fullDays * billingIncrementHours), savedCents }
    : null;
}
