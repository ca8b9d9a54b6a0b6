/** A figure as staff know it; its unit is the last word of its name in content/dealership. */
interface FigureSection {
  title: string;
  /** Labels by the path of the fact. */
  figures: Readonly<Record<string, string>>;
}

/** Rental prices and deposits have a table of their own, by cart. */
export const rentalCarts = [
  { id: "4-seater", title: "4 Seater", deposit: "rentalFees.depositDollars.fourSeater" },
  { id: "6-seater", title: "6 Seater", deposit: "rentalFees.depositDollars.sixSeater" },
  { id: "utility", title: "Utility", deposit: "rentalFees.depositDollars.utility" },
] as const;

export const rentalPlans = [
  { id: "daily", title: "Day" },
  { id: "3-day", title: "3 days" },
  { id: "weekly", title: "Week" },
  { id: "monthly", title: "Month" },
] as const;

export const rentalSections: readonly FigureSection[] = [
  {
    title: "Extra charges",
    figures: {
      "rentalFees.additionalDriverDollars": "Additional driver",
      "rentalFees.lateReturnPerHourDollars": "Late return, per hour",
      "rentalFees.minorDamageAdministrationDollars": "Minor damage, administration",
      "rentalFees.cleaningDollars.from": "Cleaning, from",
      "rentalFees.cleaningDollars.to": "Cleaning, to",
      "rentalFees.rechargeDollars": "Returned with an empty battery",
      "rentalFees.smokeOdorDollars": "Smoke odor",
      "rentalFees.petHairDollars": "Pet hair",
      "rentalFees.missingAccessoryDollars": "Missing accessory, on top of the replacement",
    },
  },
  {
    title: "Rules",
    figures: {
      "rentalFees.freeDeliveryMiles": "Free delivery of a rental, miles",
      "rentalFees.freeCancellationHours": "Free cancellation, hours before the start",
      "rentalFees.lateCancellationRefundPercent": "Refund after that, percent",
      "rentalFees.depositRefundBusinessDays.from": "Deposit back after, business days, from",
      "rentalFees.depositRefundBusinessDays.to": "Deposit back after, business days, to",
      "rentalFees.renterAgeMinimumYears": "Age of the renter, at least",
      "rentalFees.additionalDriversMaximum": "Additional drivers, at most",
      "rentalFees.minimumHours": "Shortest rental, hours",
      "rentalFees.maximumDays": "Longest rental, days",
      "rentalFees.billingIncrementHours": "Time is counted in steps of, hours",
      "rentalFees.liabilityPerPersonDollars": "Liability, injury per person",
      "rentalFees.liabilityPerAccidentDollars": "Liability, injury per accident",
      "rentalFees.propertyDamageCoverDollars": "Liability, damage to property",
    },
  },
];

export const feeSections: readonly FigureSection[] = [
  {
    title: "Service",
    figures: {
      "serviceFees.laborPerHourDollars": "Labor, per hour",
      "serviceFees.repairHours.from": "Most repairs take, hours, from",
      "serviceFees.repairHours.to": "Most repairs take, hours, to",
      "serviceFees.abandonedAfterDays": "A cart counts as abandoned after, days",
    },
  },
  {
    title: "Delivery",
    figures: {
      "deliveryFees.freeRadiusMiles.mainBase": "Free delivery of a cart that is bought, miles",
      "deliveryFees.perMileDollars": "Each mile beyond, bought or rented",
      "deliveryFees.freeDeliveryCartPriceMinimumDollars":
        "Free miles for carts that cost more than",
      "deliveryFees.inStockBusinessDays.from": "In stock, business days, from",
      "deliveryFees.inStockBusinessDays.to": "In stock, business days, to",
      "deliveryFees.customOrderWeeks.from": "Built to order, weeks, from",
      "deliveryFees.customOrderWeeks.to": "Built to order, weeks, to",
      "deliveryFees.windowHours": "Delivery window, hours",
      "deliveryFees.sameDayOrderBeforeHour":
        "Same-day delivery: order before, hour of the day (14 is 2 PM)",
      "deliveryFees.sameDayRushDollars": "Same-day delivery, more",
      "deliveryFees.whiteGloveDollars": "White glove delivery, more",
      "deliveryFees.sameDayCancellationDollars": "Canceled on the day of delivery",
      "deliveryFees.missedAppointmentDollars": "Missed appointment",
      "deliveryFees.missedAppointmentsBeforePickup": "Missed appointments before pickup only",
      "deliveryFees.recipientAgeMinimumYears": "Age of the person who receives it, at least",
      "deliveryFees.accessWidthFeet": "Width of the path, feet",
      "deliveryFees.accessClearanceFeet": "Clearance above the path, feet",
    },
  },
  {
    title: "Storage",
    figures: {
      "storageFees.indoorPerMonthDollars": "Indoors, per month",
      "storageFees.coveredPerMonthDollars": "Outdoors under cover, per month",
      "storageFees.winter.indoorDollars": "Winter season, indoors",
      "storageFees.winter.coveredDollars": "Winter season, under cover",
      "storageFees.summer.indoorDollars": "Summer season, indoors",
      "storageFees.summer.coveredDollars": "Summer season, under cover",
      "storageFees.maintenancePerMonthDollars": "Maintenance, per month",
      "storageFees.preSeasonPreparationDollars": "Pre-season preparation",
      "storageFees.latePaymentDollars": "Late payment",
      "storageFees.latePaymentAfterDays": "A payment is late after, days",
      "storageFees.terminationNoticeDays": "Notice to end storage, days",
      "storageFees.delinquency.writtenNoticeDays": "Unpaid: written notice after, days",
      "storageFees.delinquency.finalNoticeDays": "Unpaid: final notice after, days",
      "storageFees.delinquency.lienDays": "Unpaid: lien after, days",
      "storageFees.delinquency.saleDays": "Unpaid: sale after, days",
    },
  },
  {
    title: "Returns",
    figures: {
      "returnFees.newCart.days": "New cart, days to return it",
      "returnFees.newCart.milesBelow": "New cart, driven less than, miles",
      "returnFees.newCart.restockingPercent": "New cart, restocking fee, percent",
      "returnFees.newCart.refundBusinessDays": "New cart, refund within, business days",
      "returnFees.usedCart.days": "Used cart, days to return it",
      "returnFees.usedCart.restockingPercent": "Used cart, restocking fee, percent",
      "returnFees.parts.days": "Parts, days to return them",
      "returnFees.parts.restockingPercent": "Parts, restocking fee, percent",
      "returnFees.defectReportHours": "Report a defect within, hours",
      "returnFees.cardRefundBusinessDays.from": "Refund to a card, business days, from",
      "returnFees.cardRefundBusinessDays.to": "Refund to a card, business days, to",
      "returnFees.checkRefundBusinessDays": "Refund by check, business days",
    },
  },
];

export function isMoney(path: string): boolean {
  return path.includes("Dollars") || path.startsWith("rentalPrices.");
}
