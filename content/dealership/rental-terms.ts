import type { RentalTerms } from "#domain/rental/rental-estimate.ts";
import { toLiveRecord } from "./changed-facts.ts";
import { deliveryFees, rentalDelivery } from "./delivery.ts";
import { rentalFees } from "./fees.ts";

/** The terms of a rental as its price takes them; the figures are in fees.ts and delivery.ts. */
export const rentalTerms: RentalTerms = toLiveRecord(() => ({
  billingIncrementHours: rentalFees.billingIncrementHours,
  maximumDays: rentalFees.maximumDays,
  additionalDriversMaximum: rentalFees.additionalDriversMaximum,
  additionalDriverDollars: rentalFees.additionalDriverDollars,
  freeCancellationHours: rentalFees.freeCancellationHours,
  rushDollars: deliveryFees.sameDayRushDollars,
  rushOrderBeforeHour: deliveryFees.sameDayOrderBeforeHour,
  delivery: rentalDelivery,
}));
