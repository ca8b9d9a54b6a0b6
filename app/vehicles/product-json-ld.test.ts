import { expect, test } from "vitest";
import { saleDelivery } from "#content/dealership/delivery.ts";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { toVehicleJsonLd } from "./product-json-ld.ts";

interface Said {
  offers: { price: number; priceSpecification: { price: number; description: string } };
  additionalProperty: { name: string; value: string }[];
}

function describe(given: Parameters<typeof makeVehicle>[0] = {}): Said {
  return toVehicleJsonLd(makeVehicle(given))("https://carts.example") as unknown as Said;
}

test("what is not known is no property, whatever the page tells people to ask", () => {
  const { specifications } = makeVehicle();
  const { additionalProperty } = describe({
    streetLegal: "unconfirmed",
    specifications: {
      ...specifications,
      range: "Ask us for this model's figure",
      chargingTime: "Depends on the battery and charger; ask us",
      payload: "Ask us for this model's rated load",
    },
  });
  expect(JSON.stringify(additionalProperty)).not.toMatch(/ask us/i);
  const names = additionalProperty.map(({ name }) => name).filter((name) => name !== "Feature");
  expect(names).toEqual([
    "Seating capacity",
    "Top speed",
    "Battery type",
    "Motor type",
    "Brand",
    "Series",
  ]);
});

test.each([
  ["lsv", "LSV with a VIN"],
  ["golf-cart", "Golf cart, governed below 20 mph"],
  ["off-road", "Not for public roads"],
] as const)("what is known of public roads is one: %s", (streetLegal: StreetLegalStatus, value) => {
  expect(describe({ streetLegal }).additionalProperty).toContainEqual({
    "@type": "PropertyValue",
    name: "Street-legal",
    value,
  });
});

test("the price says what it leaves out, by the terms of a sale", () => {
  const { price, priceSpecification } = describe().offers;
  expect(priceSpecification.price).toBe(price);
  const { freeMiles, dollarsPerMile } = saleDelivery;
  expect(priceSpecification.description).toContain("Sales tax is extra.");
  expect(priceSpecification.description).toContain(`first ${freeMiles} miles by road`);
  expect(priceSpecification.description).toContain(`then $${dollarsPerMile} a mile`);
});
