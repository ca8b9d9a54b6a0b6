import fc from "fast-check";
import { expect, test } from "vitest";
import { formatLoanInputs, quoteLoan, readLoanInputs } from "./loan-inputs.ts";
import { formatLoanInquiry } from "./loan-inputs.ts";
import type { LoanInputs } from "./loan-inputs.ts";

const vehicles = [
  { id: "nomad", name: "Nomad", priceDollars: 8_000, inStock: true },
  { id: "city", name: "City", priceDollars: 14_000, inStock: true },
];
const defaults: LoanInputs = { vehicle: "nomad", price: "", down: "1000", term: "48", apr: "" };
const rated: LoanInputs = { ...defaults, apr: "9.9" };
const typed: LoanInputs = { ...rated, vehicle: "other", price: "11495" };

test("an empty query gives the defaults", () => {
  expect(readLoanInputs(new URLSearchParams(), defaults)).toEqual(defaults);
});

test("a link that names only a vehicle or a price takes the rest from the defaults", () => {
  const ofVehicle = readLoanInputs(new URLSearchParams("vehicle=city"), defaults);
  expect(ofVehicle).toEqual({ ...defaults, vehicle: "city" });
  const ofPrice = readLoanInputs(new URLSearchParams("price=10495"), defaults);
  expect(ofPrice).toEqual({ ...defaults, vehicle: "other", price: "10495" });
});

test("a form that was sent without a down payment has none", () => {
  const query = new URLSearchParams("vehicle=city&term=60&apr=9.9");
  expect(readLoanInputs(query, defaults).down).toBe("");
});

test("without a rate there is no estimate and no mistake, and none is assumed", () => {
  const inputs = readLoanInputs(new URLSearchParams("vehicle=city&term=60"), defaults);
  expect(inputs.apr).toBe("");
  expect(quoteLoan(inputs, vehicles)).toEqual({ quote: null, errors: {} });
  expect(quoteLoan({ ...inputs, apr: "0" }, vehicles).quote?.estimate.totalInterestCents).toBe(0);
});

test("what is written as a query is read back the same", () => {
  const text = fc.string({ maxLength: 20 }).map((value) => value.trim());
  const anyInputs = fc.record({
    vehicle: fc.constantFrom("nomad", "city", "other"),
    price: text,
    down: text,
    term: text,
    apr: text,
  });
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const kept = inputs.vehicle === "other" ? inputs : { ...inputs, price: "" };
      const query = formatLoanInputs(inputs).toString();
      expect(readLoanInputs(new URLSearchParams(query), defaults)).toEqual(kept);
    }),
  );
});

test("a chosen vehicle brings its price, whatever is typed", () => {
  const { quote } = quoteLoan({ ...rated, vehicle: "city", price: "1" }, vehicles);
  expect(quote?.priceDollars).toBe(14_000);
});

test("$11,495 with $1,000 down at 9.9% over 48 months is $265.68 a month", () => {
  for (const price of ["11495", "$11,495", "11,495.00", "$ 11495"]) {
    const { quote } = quoteLoan({ ...typed, price }, vehicles);
    expect(quote?.estimate.monthlyPaymentCents).toBe(265_68);
  }
});

test("no down payment is a down payment of nothing", () => {
  expect(quoteLoan({ ...typed, down: "" }, vehicles).quote?.downDollars).toBe(0);
});

test.each([
  [{ vehicle: "unknown" }, { vehicle: "Choose a vehicle from the list, or type a price" }],
  [{ price: "" }, { price: "Type a price from $1 to $200,000" }],
  [{ price: "0" }, { price: "Type a price from $1 to $200,000" }],
  [{ price: "200001" }, { price: "Type a price from $1 to $200,000" }],
  [{ price: "-5" }, { price: "Type a price from $1 to $200,000" }],
  [{ down: "11495" }, { down: "The down payment must be less than the price" }],
  [{ down: "some" }, { down: "Type the down payment in whole dollars, such as 1000" }],
  [{ term: "47" }, { term: "Choose 24, 36, 48 or 60 months" }],
  [{ apr: "", down: "some" }, { down: "Type the down payment in whole dollars, such as 1000" }],
  [{ apr: "36.1" }, { apr: "Type a yearly rate from 0 to 36 percent, such as 9.9" }],
  [{ apr: "1e1" }, { apr: "Type a yearly rate from 0 to 36 percent, such as 9.9" }],
])("%o is answered with the field's own message", (wrong, errors) => {
  expect(quoteLoan({ ...typed, ...wrong }, vehicles)).toEqual({ quote: null, errors });
});

test("any form with a rate gets a quote or messages, never an exception", () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String));
  const apr = text.filter((value) => value !== "");
  const anyInputs = fc.record({ vehicle: text, price: text, down: text, term: text, apr });
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const { quote, errors } = quoteLoan(inputs, vehicles);
      const outcome = quote?.estimate.monthlyPaymentCents ?? Object.keys(errors ?? {}).length;
      expect(outcome).toBeGreaterThan(0);
    }),
  );
});

test("an estimate fits into one line of an inquiry", () => {
  const { quote } = quoteLoan(typed, vehicles);
  const terms = "$11,495, $1,000 down, 48 months, 9.9% APR";
  expect(quote && formatLoanInquiry(quote, "Nomad")).toBe(`Nomad at ${terms}`);
  expect(quote && formatLoanInquiry(quote, undefined)).toBe(`A cart at ${terms}`);
});
