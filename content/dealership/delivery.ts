import type { DeliveryTerms, DeliveryTiming } from "#domain/delivery/delivery.ts";
import { deliveryFees, rentalFees } from "./fees.ts";

/** From how many miles on delivery has no price is our choice: see open-questions.ts. */
export const deliveryTerms: DeliveryTerms = {
  freeMiles: rentalFees.freeDeliveryMiles,
  dollarsPerMile: deliveryFees.perMileDollars,
  arrangementMiles: 150,
};

export const deliveryTiming: DeliveryTiming = {
  windowHours: deliveryFees.windowHours,
  inStockBusinessDays: deliveryFees.inStockBusinessDays,
  customWeeks: deliveryFees.customOrderWeeks,
};
