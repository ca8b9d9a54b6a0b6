import type { DeliveryTerms, DeliveryTiming } from "#domain/delivery/delivery.ts";
import { defineFigures, toLiveRecord } from "./changed-facts.ts";
import { rentalFees } from "./fees.ts";

export const deliveryFees = defineFigures("deliveryFees", {
  homeCountyMunicipalities: 39,
  /** The source names two bases without saying which: see open-questions.ts. */
  freeRadiusMiles: { mainBase: 20, secondBase: 15 },
  freeDeliveryCartPriceMinimumDollars: 5_000,
  perMileDollars: 6,
  inStockBusinessDays: { from: 2, to: 5 },
  customOrderWeeks: { from: 2, to: 4 },
  windowHours: 2,
  /** Hour of a 24-hour clock, read with `formatHour`. */
  sameDayOrderBeforeHour: 14,
  sameDayRushDollars: 50,
  whiteGloveDollars: 150,
  sameDayCancellationDollars: 75,
  missedAppointmentDollars: 100,
  missedAppointmentsBeforePickup: 3,
  recipientAgeMinimumYears: 18,
  accessWidthFeet: 8,
  accessClearanceFeet: 10,
} as const);

/** A cart that is bought: every cart sold costs more than the price from which the free miles hold. */
export const saleDelivery: DeliveryTerms = toLiveRecord(() => ({
  freeMiles: deliveryFees.freeRadiusMiles.mainBase,
  dollarsPerMile: deliveryFees.perMileDollars,
}));

/** A cart that is rented; one charge for bringing and fetching it: see open-questions.ts. */
export const rentalDelivery: DeliveryTerms = toLiveRecord(() => ({
  freeMiles: rentalFees.freeDeliveryMiles,
  dollarsPerMile: deliveryFees.perMileDollars,
}));

export const deliveryTiming: DeliveryTiming = toLiveRecord(() => ({
  windowHours: deliveryFees.windowHours,
  inStockBusinessDays: deliveryFees.inStockBusinessDays,
  customWeeks: deliveryFees.customOrderWeeks,
  businessDaysMilesMax: 150,
  carrierQuoteMiles: 250,
}));
