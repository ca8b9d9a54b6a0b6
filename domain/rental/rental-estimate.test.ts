import { expect, test } from "vitest";
import { rentalClasses } from "#content/dealership/rental-plans.ts";
import { rentalTerms } from "#content/dealership/rental-terms.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import type { Destination } from "#domain/delivery/destination.ts";
import { estimateRental, type RentalRequest } from "./rental-estimate.ts";
import type { RentalClass } from "./rental-quote.ts";

const oceanCity: Destination = {
  kind: "place",
  place: {
    id: "maryland/ocean-city",
    name: "Ocean City, MD",
    distance: roadDistanceToPlace("maryland", "ocean-city"),
  },
};

function estimate(id: RentalClass["id"], change: Partial<RentalRequest> = {}) {
  const rentalClass = rentalClasses.find((each) => each.id === id);
  if (!rentalClass) throw new Error(`No class ${id}`);
  return estimateRental(
    {
      rentalClass,
      from: { day: "2027-06-18", hour: 10 },
      to: { day: "2027-06-26", hour: 10 },
      destination: { kind: "showroom" },
      additionalDrivers: 0,
      isRush: false,
      ...change,
    },
    rentalTerms,
  );
}

/**
 * By hand: Friday June 18 to Saturday June 26, 2027 is 8 days of 24 hours. The week is $1,400 and
 * the eighth day renews at $1,400 / 7 = $200. The road is 215 miles, printed as 220; the first 10
 * are free, so 210 miles at $6 are $1,260. Two drivers are the renter and one more, $25.
 * $1,400 + $200 + $1,260 + $25 = $2,885, and a deposit of $750 apart.
 */
test("six seats for Ocean City, MD, June 18 to 26, 2027, two drivers: $2,885", () => {
  const { days, price, delivery, ...rest } = estimate("6-seater", {
    destination: oceanCity,
    additionalDrivers: 1,
  });
  expect(days).toBe(8);
  expect(
    price.cheapest.lines.map(({ plan, kind, count, cents }) => [plan.id, kind, count, cents]),
  ).toEqual([
    ["weekly", "plan", 1, 1_400_00],
    ["weekly", "renewal", 1, 200_00],
  ]);
  expect(delivery).toEqual({ roadMiles: 220, paidMiles: 210, dollars: 1_260 });
  expect(rest).toMatchObject({
    driversDollars: 25,
    rushDollars: 0,
    totalCents: 2_885_00,
    paidUntil: { day: "2027-06-26", hour: 10 },
    freeCancellationUntil: { day: "2027-06-17", hour: 10 },
    deliveryDearerThan: null,
    earlierReturn: null,
  });
});

test("each 24 hours begun is a day, and the estimate says what an earlier return saves", () => {
  const { days, totalCents, earlierReturn } = estimate("6-seater", {
    to: { day: "2027-06-26", hour: 11 },
  });
  expect([days, totalCents]).toEqual([9, 1_800_00]);
  expect(earlierReturn).toEqual({ by: { day: "2027-06-26", hour: 10 }, savedCents: 200_00 });
});

test("days are counted by the clock on the wall where clocks change", () => {
  const days = (from: string, to: string) =>
    estimate("4-seater", { from: { day: from, hour: 10 }, to: { day: to, hour: 10 } }).days;
  expect(days("2027-03-13", "2027-03-14")).toBe(1);
  expect(days("2027-11-06", "2027-11-07")).toBe(1);
});

test("a few hours are the shortest rental, one day", () => {
  const estimated = estimate("utility", { to: { day: "2027-06-18", hour: 14 } });
  expect(estimated).toMatchObject({ days: 1, totalCents: 245_00, earlierReturn: null });
  expect(estimated.paidUntil).toEqual({ day: "2027-06-19", hour: 10 });
});

test("where a week costs less than the days, the cart may stay for the week", () => {
  const estimated = estimate("6-seater", { to: { day: "2027-06-24", hour: 10 } });
  expect(estimated.days).toBe(6);
  expect(estimated.totalCents).toBe(1_400_00);
  expect(estimated.price.exact.cents).toBe(1_470_00);
  expect(estimated.paidUntil).toEqual({ day: "2027-06-25", hour: 10 });
});

test("rush is paid for a delivery alone", () => {
  expect(estimate("4-seater", { isRush: true }).rushDollars).toBe(0);
  expect(estimate("4-seater", { isRush: true, destination: oceanCity }).rushDollars).toBe(50);
});

test("delivery is compared with the plans of the rental, and with a week", () => {
  const far = (miles: number, to: string) =>
    estimate("4-seater", {
      destination: { kind: "miles", miles },
      to: { day: to, hour: 10 },
    }).deliveryDearerThan;
  expect(far(106, "2027-06-20")).toBe("plans");
  expect(far(240, "2027-06-25")).toBe("week");
  expect(far(240, "2027-07-18")).toBeNull();
});

test("with a ferry the delivery ends at its dock", () => {
  const place = {
    id: "x",
    name: "Nantucket, MA",
    distance: roadDistanceToPlace("massachusetts", "nantucket"),
  };
  expect(estimate("4-seater", { destination: { kind: "place", place } }).delivery).toMatchObject({
    ferryFrom: "Hyannis",
  });
});
