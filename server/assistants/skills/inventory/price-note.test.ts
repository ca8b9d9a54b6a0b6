import { expect, test } from "vitest";
import { rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { priceNote } from "./price-note.ts";

test("an answer with prices says what a buyer pays beside them, by the terms of a sale", () => {
  expect(priceNote).toContain("Sales tax is extra.");
  expect(priceNote).toContain(`free for the first ${saleDelivery.freeMiles} miles by road`);
  expect(priceNote).toContain(`then $${saleDelivery.dollarsPerMile} a mile`);
  expect(priceNote).not.toContain(`${rentalDelivery.freeMiles} miles`);
});
