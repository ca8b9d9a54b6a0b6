import type { RentalClass, RentalPlan, RentalPlanId } from "#domain/rental/rental-quote.ts";
import { defineFigures, toLiveRecord } from "./changed-facts.ts";
import { rentalFees } from "./fees.ts";

const plans = [
  {
    id: "daily",
    title: "Daily",
    description: "A beach day, a wedding or a festival.",
    days: 1,
  },
  {
    id: "3-day",
    title: "3 Day",
    description: "Friday to Monday at the shore.",
    days: 3,
    badge: "Long weekend",
  },
  {
    id: "weekly",
    title: "Weekly",
    description: "The usual stay in a shore house.",
    days: 7,
    badge: "Vacation week",
  },
  {
    id: "monthly",
    title: "Monthly",
    description: "A month at the shore, or while yours is in the shop.",
    days: 30,
    badge: "Lowest rate per day",
  },
] as const satisfies readonly Omit<RentalPlan, "priceDollars">[];

/** Of a class in whole dollars, plan by plan. The 4 seater and the utility cart cost the same. */
const prices = defineFigures("rentalPrices", {
  "4-seater": { daily: 245, "3-day": 685, weekly: 1_050, monthly: 2_800 },
  "6-seater": { daily: 295, "3-day": 735, weekly: 1_400, monthly: 3_500 },
  utility: { daily: 245, "3-day": 685, weekly: 1_050, monthly: 2_800 },
} as const);

/** A rate per further day, in cents, that is not the price divided by the days, and its price. */
const statedRates: Partial<Record<RentalPlanId, { priceDollars: number; perDayCents: number }>> = {
  "3-day": { priceDollars: 685, perDayCents: 228_34 },
  monthly: { priceDollars: 2_800, perDayCents: 94_00 },
};

function buildPlans(id: RentalClass["id"]): readonly RentalPlan[] {
  return plans.map((plan) => {
    const priceDollars = prices[id][plan.id];
    const stated = statedRates[plan.id];
    return {
      ...plan,
      priceDollars,
      // With another price than the one it was stated for, a rate is computed.
      ...(stated?.priceDollars === priceDollars ? { statedPerDayCents: stated.perDayCents } : {}),
    };
  });
}

/** The three tables of the rentals page, in its order. */
export const rentalClasses: readonly RentalClass[] = [
  toLiveRecord(() => ({
    id: "4-seater",
    title: "4 Seater",
    description: "Four seats for a family and their beach bags.",
    depositDollars: rentalFees.depositDollars.fourSeater,
    plans: buildPlans("4-seater"),
  })),
  toLiveRecord(() => ({
    id: "6-seater",
    title: "6 Seater",
    description: "Six seats for two small families, or one with the grandparents along.",
    depositDollars: rentalFees.depositDollars.sixSeater,
    plans: buildPlans("6-seater"),
  })),
  toLiveRecord(() => ({
    id: "utility",
    title: "Utility",
    description: "A cart for hauling at events, at marinas and around your property.",
    depositDollars: rentalFees.depositDollars.utility,
    plans: buildPlans("utility"),
  })),
];
