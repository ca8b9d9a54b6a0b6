import type { RentalClass, RentalPlan } from "#domain/rental/rental-quote.ts";
import { rentalFees } from "./fees.ts";

/** The 4 seater and the utility cart cost the same. */
const standardPlans = [
  {
    id: "daily",
    title: "Daily",
    description: "One full day: a beach day, a wedding, a festival.",
    priceDollars: 245,
    days: 1,
  },
  {
    id: "3-day",
    title: "3 Day",
    description: "Friday to Monday at the shore.",
    priceDollars: 685,
    days: 3,
    statedPerDayCents: 228_34,
    badge: "Long weekend",
  },
  {
    id: "weekly",
    title: "Weekly",
    description: "The usual stay in a shore house, from one weekend to the next.",
    priceDollars: 1_050,
    days: 7,
    badge: "Vacation week",
  },
  {
    id: "monthly",
    title: "Monthly",
    description: "A month at the shore, or a cart to use while yours is in the shop.",
    priceDollars: 2_800,
    days: 30,
    statedPerDayCents: 94_00,
    badge: "Lowest rate per day",
  },
] as const satisfies readonly RentalPlan[];

const sixSeaterPrices = { daily: 295, "3-day": 735, weekly: 1_400, monthly: 3_500 } as const;

const sixSeaterPlans: readonly RentalPlan[] = standardPlans.map((plan) => ({
  id: plan.id,
  title: plan.title,
  description: plan.description,
  priceDollars: sixSeaterPrices[plan.id],
  days: plan.days,
  ...("badge" in plan ? { badge: plan.badge } : {}),
}));

/** The three tables of the rentals page, in its order. */
export const rentalClasses: readonly RentalClass[] = [
  {
    id: "4-seater",
    title: "4 Seater",
    description: "Four seats for a family and their beach bags.",
    depositDollars: rentalFees.depositDollars.fourSeater,
    plans: standardPlans,
  },
  {
    id: "6-seater",
    title: "6 Seater",
    description: "Six seats for two small families, or for a family with the grandparents along.",
    depositDollars: rentalFees.depositDollars.sixSeater,
    plans: sixSeaterPlans,
  },
  {
    id: "utility",
    title: "Utility",
    description: "A cart for hauling at events, at marinas and around your property.",
    depositDollars: rentalFees.depositDollars.utility,
    plans: standardPlans,
  },
];
