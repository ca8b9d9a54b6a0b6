import { expect, test } from "vitest";
import { quoteLoan } from "#domain/money/loan-inputs.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { business } from "./business.ts";
import { financing, loanDefaults } from "./financing.ts";

test("the estimate starts complete: its cart is in the catalogue and no field is wrong", () => {
  const vehicles = catalogue.map(({ id, name, price }) => ({
    id,
    name,
    priceDollars: price,
    inStock: true,
  }));
  expect(vehicles.map(({ id }) => id)).toContain(loanDefaults.vehicle);
  expect(quoteLoan(loanDefaults, vehicles).errors).toBeNull();
  expect(quoteLoan({ ...loanDefaults, vehicle: "other" }, []).errors).toBeNull();
});

test("0% financing is never named without its condition", () => {
  const { zeroFinancing, zeroFinancingCondition } = business.claims;
  const texts = [financing.zeroText, ...financing.estimate.disclosure];
  const named = texts.filter((text) => text.includes(zeroFinancing));
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((text) => !text.includes(zeroFinancingCondition))).toEqual([]);
});
