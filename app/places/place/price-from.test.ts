import { expect, test } from "vitest";
import { saleDelivery } from "#content/dealership/delivery.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import type { LeadCarts } from "./lead-carts.ts";
import { formatPriceFrom } from "./price-from.ts";

const [one] = catalogue as Vehicle[];
const cart = (price: number, streetLegal: Vehicle["streetLegal"]) => ({
  ...one!,
  price,
  streetLegal,
});
const forPrivateRoads = cart(6_695, "unconfirmed");
const withPlates = cart(15_000, "street-legal");
const priceAt = (distance: RoadDistance, carts: LeadCarts, deliveredTo?: string) =>
  formatPriceFrom(carts, estimateDelivery(distance, saleDelivery), deliveredTo);

test("a price says for which roads its cart is, and what one for the other roads costs", () => {
  expect(priceAt({ miles: 106 }, { lead: forPrivateRoads, other: withPlates })).toEqual({
    figure: "From $7,205",
    text: "For private roads, delivery included",
    other: "Street-legal from $15,510",
  });
  expect(priceAt({ miles: 106 }, { lead: withPlates, other: forPrivateRoads })).toEqual({
    figure: "From $15,510",
    text: "Street-legal, delivery included",
    other: "For private roads from $7,205",
  });
  const golfCart = priceAt({ miles: 106 }, { lead: cart(6_695, "golf-cart") });
  expect([golfCart?.text, golfCart?.other]).toEqual(["Delivery included", undefined]);
});

test("a page of more than one place names the one, whose name stays on one line; free delivery is told so", () => {
  const there = priceAt({ miles: 106 }, { lead: forPrivateRoads }, "Dewey Beach");
  expect(there?.text).toBe("For private roads, delivered to Dewey\u00A0Beach");
  expect(priceAt({ miles: 5 }, { lead: forPrivateRoads }, "Belmar")?.text).toBe(
    "For private roads, delivered free to Belmar",
  );
  expect(priceAt({ miles: 5 }, { lead: forPrivateRoads })?.text).toBe(
    "For private roads, with free delivery",
  );
});

test("across the water both prices are those to the ferry, and the crossing is extra", () => {
  const island = priceAt(
    { ferryFrom: "Point Judith", milesToFerry: 106 },
    { lead: forPrivateRoads, other: withPlates },
  );
  expect(island?.figure).toBe("From $7,205 plus the ferry");
  expect(island?.text.replaceAll("\u00A0", " ")).toBe(
    "For private roads, delivered to the ferry at Point Judith",
  );
  expect(island?.other).toBe("Street-legal from $15,510 plus the ferry");
});

test("without a price there is none", () => {
  expect(priceAt({ miles: 106 }, {})).toBeUndefined();
});
