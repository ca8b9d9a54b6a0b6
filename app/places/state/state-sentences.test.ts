import { expect, test } from "vitest";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { listStateServices } from "#content/pages/words/state.ts";
import { estimateDelivery } from "#domain/delivery/delivery.ts";
import { formatStateRental, listDeliveredPrices } from "./state-sentences.ts";

const prices = {
  cartFromDollars: 6_695,
  weekDollars: 1_050,
  depositDollars: 500,
  showroomCity: "Neptune City",
  timing: deliveryTiming,
};

function rentFrom(miles: number) {
  const place = { name: "Watch Hill" };
  const sale = estimateDelivery({ miles }, saleDelivery);
  const rental = estimateDelivery({ miles }, rentalDelivery);
  return formatStateRental({ place, sale, rental }, prices);
}

test("a state offers a rental, then a trailer, then a rental shop nearby, as its closest place is farther", () => {
  expect(rentFrom(90).figure).toBe("About $1,530 for a week");
  expect(rentFrom(195).text).toContain("If you have a trailer");
  expect(rentFrom(195).text).toContain("about 195 miles each way");
  expect(rentFrom(910).figure).toBe("Rent locally, or buy");
  expect(rentFrom(910).text).not.toContain("trailer");
});

test("a cart's price is that in the nearest place and in the farthest, without a cart what delivery costs", () => {
  const deliverTo = (name: string, miles: number, ferryFrom?: string) => ({
    place: { name },
    sale: { ...estimateDelivery({ miles }, saleDelivery), ...(ferryFrom && { ferryFrom }) },
    rental: estimateDelivery({ miles }, rentalDelivery),
  });
  const nearestToShowroom = deliverTo("Asbury Park", 3);
  const farthestFromShowroom = deliverTo("Nantucket", 105, "Hyannis");
  expect(listDeliveredPrices({ nearestToShowroom, farthestFromShowroom }, 6_695)).toEqual([
    { place: "Asbury Park", delivery: "free delivery", figure: "$6,695" },
    { place: "Nantucket", delivery: "delivery about $510 plus the ferry", figure: "About $7,205" },
  ]);
  expect(
    listDeliveredPrices({ nearestToShowroom, farthestFromShowroom: nearestToShowroom }, undefined),
  ).toEqual([{ place: "Asbury Park", delivery: "under 5 miles", figure: "Free delivery" }]);
});

test("the cards of a state far from the shop promise neither a pickup nor a delivered rental", () => {
  const textsOf = (reach: Parameters<typeof listStateServices>[1]) =>
    listStateServices("Florida", reach, { figure: "", text: "" })
      .map(({ text }) => text)
      .join(" ");
  expect(textsOf({ isRentable: true, isShopFar: false })).toContain("ask us what pickup costs");
  const far = textsOf({ isRentable: false, isShopFar: true });
  expect(far).not.toMatch(/pickup|Try a Denago|Reserve by phone/);
  expect(far).toContain("Delivering a rental to Florida costs more than renting it for a week");
});
