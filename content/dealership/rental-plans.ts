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
    description: "A long weekend, from Friday's arrival to Monday's goodbye.",
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
    description: "A season's worth of short trips, or a cart while yours is in the shop.",
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
    description: "Four seats: a family and its beach bags.",
    depositDollars: rentalFees.depositDollars.fourSeater,
    plans: standardPlans,
  },
  {
    id: "6-seater",
    title: "6 Seater",
    description: "Six seats: two families, or grandparents too, in one cart.",
    depositDollars: rentalFees.depositDollars.sixSeater,
    plans: sixSeaterPlans,
  },
  {
    id: "utility",
    title: "Utility",
    description: "A cart that carries things: for events, marinas and work on a property.",
    depositDollars: rentalFees.depositDollars.utility,
    plans: standardPlans,
  },
];
