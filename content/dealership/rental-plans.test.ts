import { expect, test } from "vitest";
import { computePerDayCents, computeSavingPercent } from "#domain/rental/rental-quote.ts";
import { benefits } from "#content/pages/words/rentals.ts";
import { rentalClasses } from "./rental-plans.ts";

const rows = rentalClasses.flatMap(({ id, plans }) =>
  plans.map((plan) => [
    id,
    plan.title,
    plan.days,
    plan.priceDollars,
    computePerDayCents(plan),
    computeSavingPercent(plan, plans),
  ]),
);

test("the plan tables hold the specification's prices, rates per day and savings", () => {
  expect(rows).toEqual([
    ["4-seater", "Daily", 1, 245, 245_00, null],
    ["4-seater", "3 Day", 3, 685, 228_34, 6.8],
    ["4-seater", "Weekly", 7, 1050, 150_00, 38.7],
    ["4-seater", "Monthly", 30, 2800, 94_00, 61.6],
    ["6-seater", "Daily", 1, 295, 295_00, null],
    ["6-seater", "3 Day", 3, 735, 245_00, 16.9],
    ["6-seater", "Weekly", 7, 1400, 200_00, 32.2],
    ["6-seater", "Monthly", 30, 3500, 116_67, 60.4],
    ["utility", "Daily", 1, 245, 245_00, null],
    ["utility", "3 Day", 3, 685, 228_34, 6.8],
    ["utility", "Weekly", 7, 1050, 150_00, 38.7],
    ["utility", "Monthly", 30, 2800, 94_00, 61.6],
  ]);
});

test("each class has its own deposit", () => {
  expect(rentalClasses.map(({ depositDollars }) => depositDollars)).toEqual([500, 750, 600]);
});

test("the rentals page names six benefits", () => {
  expect(benefits).toHaveLength(6);
});
