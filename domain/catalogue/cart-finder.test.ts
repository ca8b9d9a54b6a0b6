import { expect, test } from "vitest";
import { findCarts, type CartNeeds } from "./cart-finder.ts";
import type { DriveType } from "./model.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import type { Vehicle } from "./vehicle.ts";

const noNeeds: CartNeeds = {
  riders: null,
  milesPerDay: null,
  isGroundSoft: false,
  budgetDollars: null,
  deliveryDollars: 0,
};

function makeCart(
  id: string,
  seats: number,
  price: number,
  range: string,
  inStock = true,
): Vehicle {
  const vehicle = makeVehicle({ id, name: id, price, inStock });
  return {
    ...vehicle,
    specifications: { ...vehicle.specifications, seatingCapacity: seats, range },
  };
}

const carts = [
  makeCart("two", 2, 6_695, "Ask us for this model's figure"),
  makeCart("two-far", 2, 15_000, "40 miles"),
  makeCart("four", 4, 8_495, "45 miles"),
  makeCart("four-far", 4, 8_995, "55 miles"),
  makeCart("four-all-wheel", 4, 15_595, "50 miles"),
  makeCart("six", 6, 9_995, "50 miles"),
  makeCart("six-sold", 6, 9_595, "50 miles", false),
  makeCart("eight", 8, 11_995, "60 miles"),
];
const drives: Record<string, DriveType> = { "four-all-wheel": "all-wheel", four: "rear-wheel" };

function find(needs: Partial<CartNeeds>, from = carts) {
  return findCarts(from, { ...noNeeds, ...needs }, ({ id }) => drives[id] ?? null);
}

function idsOf(needs: Partial<CartNeeds>): string[] {
  return find(needs).matches.map(({ vehicle }) => vehicle.id);
}

/** Every combination of needs, answered and not. */
const combinations: CartNeeds[] = [null, 2, 4, 6, 8].flatMap((riders) =>
  [null, 1, 20, 42, 58, 99].flatMap((milesPerDay) =>
    [false, true].flatMap((isGroundSoft) =>
      [null, 5_000, 9_000, 12_000, 40_000].map((budgetDollars) => ({
        riders,
        milesPerDay,
        isGroundSoft,
        budgetDollars,
        deliveryDollars: 0,
      })),
    ),
  ),
);

test("the fewest seats that are enough come first, then what is cheaper and in stock", () => {
  expect(idsOf({ riders: 4 })).toEqual(["four", "four-far", "four-all-wheel"]);
  expect(idsOf({ riders: 6 })).toEqual(["six", "eight", "six-sold"]);
});

test("a range that nobody stated is behind every stated one that is enough", () => {
  expect(idsOf({ riders: 2, milesPerDay: 12 })).toEqual(["two-far", "four", "four-far"]);
  const [best] = find({ riders: 2, milesPerDay: 12, budgetDollars: 7_000 }).matches;
  expect(best?.reasons).toContainEqual({
    topic: "range",
    verdict: "unknown",
    rangeMiles: null,
    milesPerDay: 12,
  });
});

test.each([
  [22, "fits"],
  [23, "close"],
  [45, "close"],
  [46, "short"],
])("45 miles of range for %i miles a day: %s", (milesPerDay, verdict) => {
  const match = find(
    { milesPerDay },
    carts.filter(({ id }) => id === "four"),
  ).matches[0];
  expect(match?.reasons[0]).toMatchObject({ topic: "range", verdict });
});

test("on soft ground all-wheel drive is first, and two driven wheels rule no cart out", () => {
  expect(idsOf({ isGroundSoft: true, riders: 4 })).toEqual(["four-all-wheel", "four", "four-far"]);
  expect(find({ isGroundSoft: true, budgetDollars: 9_000 }).isFit).toBe(true);
});

test("delivery to the visitor counts toward the budget", () => {
  const fits = (deliveryDollars: number) =>
    find({ riders: 8, budgetDollars: 12_505, deliveryDollars }).isFit;
  expect([fits(510), fits(516)]).toEqual([true, false]);
});

test("where no cart meets every need, those that come closest say what they lack", () => {
  const { matches, isFit } = find({ riders: 8, budgetDollars: 9_000 });
  expect(isFit).toBe(false);
  expect(matches.map(({ vehicle }) => vehicle.id)).toEqual(["eight"]);
  expect(matches[0]?.reasons.map(({ verdict }) => verdict)).toEqual(["fits", "short"]);
});

test("more riders never shortlist fewer seats, and always seats enough", () => {
  const seatsOf = (needs: CartNeeds) =>
    find(needs).matches.map(({ vehicle }) => vehicle.specifications.seatingCapacity);
  for (const needs of combinations) {
    const { riders } = needs;
    if (riders === null) continue;
    expect(Math.min(...seatsOf(needs))).toBeGreaterThanOrEqual(riders);
    for (const more of [4, 6, 8].filter((count) => count > riders)) {
      expect(Math.min(...seatsOf({ ...needs, riders: more }))).toBeGreaterThanOrEqual(
        Math.min(...seatsOf(needs)),
      );
    }
  }
});

test("a larger budget or a shorter day never leaves more unmet", () => {
  const unmet = (needs: CartNeeds) =>
    find(needs).matches[0]?.reasons.filter(({ verdict }) => verdict === "short").length ?? 99;
  for (const needs of combinations) {
    const { budgetDollars, milesPerDay } = needs;
    const richer = budgetDollars === null ? null : budgetDollars * 2;
    const shorter = milesPerDay === null ? null : Math.ceil(milesPerDay / 2);
    expect(unmet({ ...needs, budgetDollars: richer })).toBeLessThanOrEqual(unmet(needs));
    expect(unmet({ ...needs, milesPerDay: shorter })).toBeLessThanOrEqual(unmet(needs));
  }
});

test("at most three carts, none twice, each with a reason for every need; of none there are none", () => {
  for (const needs of combinations) {
    const { matches } = find(needs);
    const ids = matches.map(({ vehicle }) => vehicle.id);
    expect([ids.length > 0, ids.length <= 3, new Set(ids).size]).toEqual([true, true, ids.length]);
    const needed = [
      needs.riders,
      needs.milesPerDay,
      needs.isGroundSoft || null,
      needs.budgetDollars,
    ];
    const count = needed.filter((need) => need !== null).length;
    for (const { reasons } of matches) expect(reasons).toHaveLength(count);
  }
  expect(find({ riders: 4 }, [])).toEqual({ matches: [], isFit: false });
});
