import { expect, test } from "vitest";
import { quoteRental, rentalInput } from "./quote-rental.ts";

const now = new Date("2026-11-22T15:00:00Z");
const ocean = {
  cart: "6-seater",
  from_date: "2027-06-18",
  from_hour: 10,
  to_date: "2027-06-26",
  to_hour: 10,
  place: "maryland/ocean-city",
  drivers: 2,
};
const quote = (change: object = {}) =>
  quoteRental(rentalInput.parse({ ...ocean, ...change }), "https://carts.test", now);

test("six seats, eight days in Ocean City with two drivers: the figures of the page", () => {
  const outcome = quote();
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  expect(outcome.data).toMatchObject({ days: 8, total: 2885, drivers_price: 25, rush_price: 0 });
  expect(outcome.data.quote_url).toBe(
    `https://carts.test/rentals/quote?ref=${outcome.data.reference}`,
  );
  const { plans, delivery, drivers_price: drivers } = outcome.data;
  const sum = plans.reduce((all, { price }) => all + price, 0) + (delivery?.price ?? 0) + drivers;
  expect(sum).toBe(outcome.data.total);
  expect(outcome.message).toMatch(/not reserved/i);
});

test.each([
  [{ from_date: "2026-11-26", to_date: "2026-11-28" }, "/from_hour", /holiday/],
  [{ place: "maryland/nowhere" }, "/place", /id of a place/],
  [{ to_date: "2027-08-26" }, "/to_date", /30 days/],
  [{ from_date: "2026-11-01" }, "/from_date", /passed/],
  [{ from_hour: 3 }, "/from_hour", /open/],
])("%j is refused at %s", (change, pointer, error) => {
  const outcome = quote(change);
  expect(outcome.ok ? [] : outcome.refusal.errors).toEqual([
    { instanceLocation: pointer, keyword: "format", error: expect.stringMatching(error) },
  ]);
});

test("without a place the renter picks the cart up, and miles are priced as typed", () => {
  const { place: _, ...atShowroom } = ocean;
  const run = (input: object) => {
    const outcome = quoteRental(rentalInput.parse(input), "https://carts.test", now);
    return outcome.ok ? outcome.data.delivery : outcome.refusal;
  };
  expect(run(atShowroom)).toBeNull();
  expect(run({ ...atShowroom, miles: 30 })).toEqual({ price: 120, road_miles: 30 });
});
