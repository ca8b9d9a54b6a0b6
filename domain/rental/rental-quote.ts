export type RentalPlanId = "daily" | "3-day" | "weekly" | "monthly";

export interface RentalPlan {
  id: RentalPlanId;
  title: string;
  description: string;
  /** Whole US dollars for the whole plan. */
  priceDollars: number;
  days: number;
  /** The rate per further day, where the dealership states one that is not price divided by days. */
  statedPerDayCents?: number;
  badge?: string;
}

export interface RentalClass {
  id: "4-seater" | "6-seater" | "utility";
  title: string;
  description: string;
  depositDollars: number;
  plans: readonly RentalPlan[];
}

/** What a day of the plan costs and at what it renews, in cents rounded to the nearest. */
export function computePerDayCents(plan: RentalPlan): number {
  return plan.statedPerDayCents ?? Math.round((plan.priceDollars * 100) / plan.days);
}

/**
 * How much less than the class's one-day plan a day costs, in percent, from the rate per day
 * that is shown, truncated to one decimal so that no page promises more than it gives.
 * Null for the one-day plan itself.
 * @throws RangeError when the class has no one-day plan to compare with.
 */
export function computeSavingPercent(
  plan: RentalPlan,
  plans: readonly RentalPlan[],
): number | null {
  const oneDay = plans.find((candidate) => candidate.days === 1);
  if (oneDay === undefined) throw new RangeError("No one-day plan to compare with");
  if (plan.days === 1) return null;
  const oneDayCents = computePerDayCents(oneDay);
  return Math.trunc(((oneDayCents - computePerDayCents(plan)) * 1000) / oneDayCents) / 10;
}

/** "24 hours" of one day, "7 days" of more: every day is 24 hours long. */
export function formatRentalDuration(days: number): string {
  return days === 1 ? "24 hours" : `${days} days`;
}
