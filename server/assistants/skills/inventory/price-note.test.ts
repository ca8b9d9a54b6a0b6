import { expect, test } from "vitest";
import { rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { formatPriceNote } from "./price-note.ts";

test("an answer with prices says what a buyer pays beside them, by the terms of a sale", () => {
  expect(formatPriceNote()).toContain("Sales tax is extra.");
  expect(formatPriceNote()).toContain(`free for the first ${saleDelivery.freeMiles} miles by road`);
  expect(formatPriceNote()).toContain(`then $${saleDelivery.dollarsPerMile} a mile`);
  expect(formatPriceNote()).not.toContain(`${rentalDelivery.freeMiles} miles`);
});
