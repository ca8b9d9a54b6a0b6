import { expect, test } from "vitest";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import { formatPriceFrom } from "./price-from.ts";

const lowest = { cartFromDollars: 6_695, streetLegalDollars: 15_000 };
const priceAt = (distance: RoadDistance, prices = {}) =>
  formatPriceFrom(
    { ...lowest, isForPrivateRoads: true, ...prices },
    estimateDelivery(distance, saleDelivery),
  );

test("while the lowest-priced cart is for private roads, the price says so, and what a cart with plates costs", () => {
  expect(priceAt({ miles: 106 })).toEqual({
    figure: "From $7,205",
    text: "For private roads, delivery included",
    streetLegal: "Street-legal from $15,510",
  });
  expect(priceAt({ miles: 106 }, { isForPrivateRoads: false })).toEqual({
    figure: "From $7,205",
    text: "Delivery included",
    streetLegal: undefined,
  });
  expect(priceAt({ miles: 106 }, { streetLegalDollars: undefined })?.streetLegal).toBeUndefined();
});

test("a page of more than one place names the one, whose name stays on one line; free delivery is told so", () => {
  const there = priceAt({ miles: 106 }, { deliveredTo: "Dewey Beach" });
  expect(there?.text).toBe("For private roads, delivered to Dewey\u00A0Beach");
  expect(priceAt({ miles: 5 })?.text).toBe("For private roads, with free delivery");
});

test("across the water both prices are those to the ferry, and the crossing is extra", () => {
  const island = priceAt({ ferryFrom: "Point Judith", milesToFerry: 106 });
  expect(island?.figure).toBe("From $7,205 plus the ferry");
  expect(island?.text.replaceAll("\u00A0", " ")).toBe(
    "For private roads, delivered to the ferry at Point Judith",
  );
  expect(island?.streetLegal).toBe("Street-legal from $15,510 plus the ferry");
});

test("without a price there is none", () => {
  expect(priceAt({ miles: 106 }, { cartFromDollars: undefined })).toBeUndefined();
});
