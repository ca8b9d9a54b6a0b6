import { expect, test } from "vitest";
import { loanTermChoices, quoteLoan } from "#domain/money/loan-inputs.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { business } from "./business.ts";
import { financing, financingPrograms, loanDefaults } from "./financing.ts";

test("the estimate starts with a cart of the catalogue and without a rate; nothing is wrong", () => {
  const vehicles = catalogue.map(({ id, name, price }) => ({
    id,
    name,
    priceDollars: price,
    inStock: true,
  }));
  expect(vehicles.map(({ id }) => id)).toContain(loanDefaults.vehicle);
  expect(loanDefaults.apr).toBe("");
  expect(quoteLoan(loanDefaults, vehicles)).toEqual({ quote: null, errors: {} });
  expect(quoteLoan({ ...loanDefaults, vehicle: "other" }, []).errors).toEqual({});
});

test("0% financing is never named without its condition", () => {
  const { zeroFinancing, zeroFinancingCondition } = business.claims;
  const texts = [financing.zeroText, ...financing.estimate.disclosure];
  const named = texts.filter((text) => text.includes(zeroFinancing));
  expect(named).toEqual([financing.zeroText]);
  expect(financing.zeroText).toContain(zeroFinancingCondition);
});

test("a lender's program has a term that the estimate can compute, and its terms in words", () => {
  for (const { termMonths, annualRatePercent, terms } of financingPrograms) {
    expect(loanTermChoices).toContain(termMonths);
    expect(annualRatePercent).toBeGreaterThanOrEqual(0);
    expect(terms.length).toBeGreaterThan(20);
  }
});
