import { expect, test } from "vitest";
import { computePerDayCents, computeSavingPercent } from "#domain/rental/rental-quote.ts";
import { rentalClasses } from "./rental-plans.ts";

test.each(rentalClasses.map(({ id, plans }) => [id, plans] as const))(
  "a longer plan of the %s costs more, and less a day",
  (_, plans) => {
    const sorted = plans.toSorted((one, other) => one.days - other.days);
    expect(plans).toEqual(sorted);
    for (const [index, plan] of plans.slice(1).entries()) {
      const shorter = plans[index] ?? plan;
      expect(plan.priceDollars).toBeGreaterThan(shorter.priceDollars);
      expect(computePerDayCents(plan)).toBeLessThan(computePerDayCents(shorter));
      expect(computeSavingPercent(plan, plans)).toBeGreaterThan(0);
    }
  },
);

test("a rate per day that is stated is the price divided by the days, to a percent", () => {
  for (const plan of rentalClasses.flatMap(({ plans }) => plans)) {
    const exactCents = (plan.priceDollars * 100) / plan.days;
    expect(Math.abs(computePerDayCents(plan) / exactCents - 1)).toBeLessThan(0.01);
  }
});
