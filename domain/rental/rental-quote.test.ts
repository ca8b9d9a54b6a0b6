import { expect, test } from "vitest";
import { computePerDayCents, computeSavingPercent, formatRentalDuration } from "./rental-quote.ts";
import type { RentalPlan } from "./rental-quote.ts";

const oneDay: RentalPlan = {
  id: "daily",
  title: "Daily",
  description: "",
  priceDollars: 245,
  days: 1,
};
const threeDays: RentalPlan = { ...oneDay, id: "3-day", priceDollars: 685, days: 3 };

test.each([
  { dailyDollars: 245, perDayCents: 228_34, percent: 6.8 },
  { dailyDollars: 245, perDayCents: 150_00, percent: 38.7 },
  { dailyDollars: 245, perDayCents: 94_00, percent: 61.6 },
  { dailyDollars: 295, perDayCents: 245_00, percent: 16.9 },
  { dailyDollars: 295, perDayCents: 200_00, percent: 32.2 },
  { dailyDollars: 295, perDayCents: 116_67, percent: 60.4 },
])(
  "$perDayCents cents a day instead of $dailyDollars dollars saves $percent percent",
  ({ dailyDollars, perDayCents, percent }) => {
    const plan = { ...threeDays, statedPerDayCents: perDayCents };
    const daily = { ...oneDay, priceDollars: dailyDollars };
    expect(computeSavingPercent(plan, [daily, plan])).toBe(percent);
  },
);

test("the one-day plan saves nothing against itself", () => {
  expect(computeSavingPercent(oneDay, [oneDay, threeDays])).toBeNull();
});

test("the rate per day is the price divided by the days unless the dealership states another", () => {
  expect(computePerDayCents(threeDays)).toBe(228_33);
  expect(computePerDayCents({ ...threeDays, statedPerDayCents: 228_34 })).toBe(228_34);
});

test("plans without a one-day plan cannot be compared", () => {
  expect(() => computeSavingPercent(threeDays, [threeDays])).toThrow("No one-day plan");
});

test("one day is written as 24 hours", () => {
  expect(formatRentalDuration(1)).toBe("24 hours");
  expect(formatRentalDuration(7)).toBe("7 days");
});
