import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";
import { readFinancingPage } from "./financing-view-model.ts";

const [vehicle] = catalogue as Vehicle[];
const vehicles = Array.from({ length: 60 }, (_, index) => ({ ...vehicle!, id: `cart-${index}` }));

test("the list of carts stays short, and the cart of the link is always in it", () => {
  const page = readFinancingPage(makeCatalogue(vehicles), new URLSearchParams("vehicle=cart-59"));
  expect(page.vehicles).toHaveLength(41);
  expect(page.vehicles[0]?.id).toBe("cart-59");
  expect(page.inputs.vehicle).toBe("cart-59");
});

test("without a catalogue the price is typed", () => {
  const page = readFinancingPage(null, new URLSearchParams("vehicle=cart-59"));
  expect(page).toMatchObject({ vehicles: [], inputs: { vehicle: "other" } });
  expect(page.example.title).toBe("A cart at $10,000");
});

test("the estimate starts without a rate, and a rate in the link is taken over", () => {
  const read = (query: string) =>
    readFinancingPage(makeCatalogue(vehicles), new URLSearchParams(query));
  expect(read("").inputs.apr).toBe("");
  expect(read("vehicle=cart-1&term=60").inputs).toMatchObject({ term: "60", apr: "" });
  expect(read("vehicle=cart-1&term=60&apr=7.25").inputs.apr).toBe("7.25");
});

test("the worked example is of a cart in stock, names every term, and that it is no offer", () => {
  const [first, second] = vehicles.map((each, index) => ({ ...each, inStock: index !== 0 }));
  const { example } = readFinancingPage(
    makeCatalogue([first!, { ...second!, name: "A cart in stock", price: 10_000 }]),
    new URLSearchParams("vehicle=cart-0&term=60"),
  );
  expect(example.title).toBe("A cart in stock at $10,000");
  expect(example.split).toEqual({
    financed: "$9,000",
    interest: "$1,956.68",
    total: "$10,956.68",
    interestPercent: 18,
  });
  expect(example.monthlyPayment).toBe("$228.26");
  expect(example.tag).toBe("Example at 10% APR");
  expect(example.terms).toBe("48 payments, $1,000 down. Not an offer.");
  expect(example.note).toBe("The last payment is $228.46.");
});
