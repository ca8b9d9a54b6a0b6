import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rentalFees } from "#content/dealership/fees.ts";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { priceRental } from "./rental-price.ts";
import { computePerDayCents, type RentalPlan } from "./rental-quote.ts";

const daysMax = rentalFees.maximumDays;

/**
 * Every combination of plans and days of renewal within the longest rental, written as plainly as
 * possible: so many of each plan, so many days of renewal of each plan that is among them.
 */
function findCheapestOfAll(days: number, plans: readonly RentalPlan[], longest: number): number {
  let cheapest = Infinity;
  function add(index: number, covered: number, cents: number): void {
    if (covered > longest) return;
    const plan = plans[index];
    if (plan === undefined) {
      if (covered >= days) cheapest = Math.min(cheapest, cents);
      return;
    }
    add(index + 1, covered, cents);
    for (let count = 1; covered + count * plan.days <= longest; count += 1) {
      const base = covered + count * plan.days;
      for (let renewal = 0; base + renewal <= longest; renewal += 1) {
        const price = count * plan.priceDollars * 100 + renewal * computePerDayCents(plan);
        add(index + 1, base + renewal, cents + price);
      }
    }
  }
  add(0, 0, 0);
  return cheapest;
}

const everyLength = Array.from({ length: daysMax }, (_, index) => index + 1);

describe.each(rentalClasses.map((rentalClass) => [rentalClass.id, rentalClass] as const))(
  "%s",
  (_, { plans }) => {
    test.each(everyLength)("%d days cost what the cheapest of all combinations costs", (days) => {
      const { cheapest } = priceRental(days, plans, daysMax);
      expect(cheapest.cents).toBe(findCheapestOfAll(days, plans, daysMax));
    });

    test("no length is dearer than any single plan that covers it, nor than a longer rental", () => {
      const prices = everyLength.map((days) => priceRental(days, plans, daysMax).cheapest);
      for (const [index, { cents, days }] of prices.entries()) {
        const single = plans.filter((plan) => plan.days > index).map((plan) => plan.priceDollars);
        expect(cents).toBeLessThanOrEqual(Math.min(...single) * 100);
        expect(cents).toBeLessThanOrEqual(prices[index + 1]?.cents ?? Infinity);
        expect(days).toBeGreaterThan(index);
      }
    });

    test("the lines add up to the price and to the days", () => {
      for (const days of everyLength) {
        const { cheapest, exact } = priceRental(days, plans, daysMax);
        for (const choice of [cheapest, exact]) {
          const covered = choice.lines.map(({ plan, kind, count }) =>
            kind === "plan" ? count * plan.days : count,
          );
          expect(covered.reduce((sum, each) => sum + each, 0)).toBe(choice.days);
          expect(choice.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(choice.cents);
        }
      }
    });
  },
);

test("with any prices the engine finds what the search of all combinations finds", () => {
  const price = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(
      fc.tuple(price, price, price, price),
      fc.integer({ min: 1, max: 14 }),
      (dollars, days) => {
        const plans = ([1, 3, 7, 14] as const).map((length, index) => ({
          id: "daily" as const,
          title: "",
          description: "",
          days: length,
          priceDollars: dollars[index] ?? 1,
        }));
        // A renewal of the one-day plan is the plan again.
        expect(priceRental(days, plans, 14).cheapest.cents).toBe(
          findCheapestOfAll(days, plans, 14),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ["4-seater", 2, "1x daily x2", 490_00, 2],
  ["4-seater", 4, "3-day +1", 913_34, 4],
  ["4-seater", 5, "weekly", 1_050_00, 7],
  ["6-seater", 6, "weekly", 1_400_00, 7],
  ["6-seater", 8, "weekly +1", 1_600_00, 8],
  ["4-seater", 18, "weekly +11", 2_700_00, 18],
  ["4-seater", 19, "monthly", 2_800_00, 30],
] as const)("%s, %d days: %s", (id, days, _, cents, covered) => {
  const plans = rentalClasses.find((each) => each.id === id)?.plans ?? [];
  expect(priceRental(days, plans, daysMax).cheapest).toMatchObject({ cents, days: covered });
});

test("where more days cost less, the price of the days alone is known, too", () => {
  const plans = rentalClasses.find((each) => each.id === "6-seater")?.plans ?? [];
  const { exact, cheapest } = priceRental(6, plans, daysMax);
  expect([exact.cents, cheapest.cents]).toEqual([1_470_00, 1_400_00]);
});

test("a rental longer than the longest is refused", () => {
  const plans = rentalClasses[0]?.plans ?? [];
  expect(() => priceRental(daysMax + 1, plans, daysMax)).toThrow(RangeError);
});
