import { expect, test } from "vitest";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { listStateServices } from "#content/pages/words/state.ts";
import { estimateDelivery } from "#domain/delivery/delivery.ts";
import { formatStateRental, listDeliveredPrices } from "./state-sentences.ts";

const prices = {
  weekDollars: 1_050,
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
  expect(rentFrom(5)).toBe("From $1,050 a week, with free delivery and pickup in Watch Hill.");
  expect(rentFrom(90)).toContain("About $1,530 a week");
  expect(rentFrom(195)).toContain("With a trailer, pick one up in Neptune City");
  expect(rentFrom(195)).toContain("about 195 miles each way");
  expect(rentFrom(910)).toContain("more than the week itself. Rent close to home.");
  expect(rentFrom(910)).not.toContain("trailer");
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
    { place: "Asbury Park", delivery: "free delivery", figure: "$6,695", isEstimate: false },
    {
      place: "Nantucket",
      delivery: "delivery about $510 plus the ferry",
      figure: "$7,205",
      isEstimate: true,
    },
  ]);
  expect(
    listDeliveredPrices({ nearestToShowroom, farthestFromShowroom: nearestToShowroom }, undefined),
  ).toEqual([
    { place: "Asbury Park", delivery: "under 5 miles", figure: "Free delivery", isEstimate: false },
  ]);
});

test("the cards of a state far from the shop promise neither a pickup nor a drive", () => {
  const textsOf = (reach: Parameters<typeof listStateServices>[1]) =>
    listStateServices("Rent.", reach)
      .map(({ title, text }) => `${title}: ${text}`)
      .join(" ");
  expect(textsOf({ isRentable: true, isShopFar: false })).toContain("Ask us what pickup costs");
  expect(textsOf({ isRentable: true, isShopFar: false })).toContain("Showroom: Try a Denago");
  const far = textsOf({ isRentable: false, isShopFar: true });
  expect(far).not.toMatch(/pickup|Try a Denago|Showroom/);
  expect(far).toContain("Service: Call us first");
});
