import { defineFigures } from "./changed-facts.ts";

/**
 * Every fee, deadline and limit of the policies, each typed once. Policies, pages and
 * calculators read them by name, so a change here changes every page that shows the figure.
 * The prices of the rental plans are in rental-plans.ts, delivery in delivery.ts, opening hours in
 * hours.ts. Sales tax is computed nowhere: prices are shown without it, and say so.
 */

export const serviceFees = defineFigures("serviceFees", {
  laborPerHourDollars: 155,
  /** How long most repairs take. */
  repairHours: { from: 24, to: 48 },
  /** From this day a vehicle nobody collects counts as abandoned, as far as state law allows. */
  abandonedAfterDays: 30,
} as const);

export const rentalFees = defineFigures("rentalFees", {
  depositDollars: { fourSeater: 500, sixSeater: 750, utility: 600 },
  depositRefundBusinessDays: { from: 3, to: 5 },
  minimumHours: 24,
  maximumDays: 30,
  billingIncrementHours: 24,
  renterAgeMinimumYears: 18,
  additionalDriversMaximum: 2,
  additionalDriverDollars: 25,
  lateReturnPerHourDollars: 25,
  liabilityPerPersonDollars: 100_000,
  liabilityPerAccidentDollars: 300_000,
  propertyDamageCoverDollars: 50_000,
  minorDamageAdministrationDollars: 75,
  cleaningDollars: { from: 50, to: 150 },
  rechargeDollars: 35,
  smokeOdorDollars: 200,
  petHairDollars: 75,
  /** Added to the price of the replacement. */
  missingAccessoryDollars: 25,
  freeCancellationHours: 24,
  lateCancellationRefundPercent: 50,
  /** Delivery and pickup are free up to here; beyond, `deliveryFees.perMileDollars` of delivery.ts. */
  freeDeliveryMiles: 10,
} as const);

export const returnFees = defineFigures("returnFees", {
  /** The refund is with the customer within these business days in all, however it was paid. */
  newCart: { days: 7, milesBelow: 10, restockingPercent: 15, refundBusinessDays: 10 },
  usedCart: { days: 3, restockingPercent: 20 },
  parts: { days: 30, restockingPercent: 10 },
  defectReportHours: 48,
  cardRefundBusinessDays: { from: 3, to: 5 },
  checkRefundBusinessDays: 10,
} as const);

export const storageFees = defineFigures("storageFees", {
  indoorPerMonthDollars: 125,
  coveredPerMonthDollars: 75,
  winter: { from: "October 15", to: "April 15", indoorDollars: 650, coveredDollars: 400 },
  summer: { from: "May 1", to: "September 30", indoorDollars: 575, coveredDollars: 350 },
  maintenancePerMonthDollars: 50,
  preSeasonPreparationDollars: 150,
  latePaymentDollars: 25,
  latePaymentAfterDays: 10,
  terminationNoticeDays: 30,
  /** Days without payment; the last two depend on state law. */
  delinquency: { writtenNoticeDays: 30, finalNoticeDays: 60, lienDays: 90, saleDays: 120 },
} as const);

/** Promised answers, in hours. Those to inquiries are `business.replyTimes`. */
export const responseTimes = {
  feedbackHours: { urgent: 4, general: 24, complex: 48 },
  correctionsHours: { critical: 2, important: 24, minor: 48, complex: 72 },
  contentInquiryHours: { from: 24, to: 48 },
  newProductHours: 48,
} as const;

export const privacyRules = {
  childAgeYears: 13,
  /** Set here, not in the source: see open-questions.ts. The server deletes them by this. */
  inquiryRetentionMonths: 24,
  /** Answers to requests about one's data, and to appeals; N.J.S.A. 56:8-166.7 allows as many. */
  requestAnswerDays: 45,
} as const;
