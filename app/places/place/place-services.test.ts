import { expect, test } from "vitest";
import { deliveryTiming, rentalDelivery, saleDelivery } from "#content/dealership/delivery.ts";
import { estimateDelivery, type RoadDistance } from "#domain/delivery/delivery.ts";
import { buildPlaceServices, findShopReach } from "./place-services.ts";

function listServices(distance: RoadDistance) {
  const sale = estimateDelivery(distance, saleDelivery);
  return buildPlaceServices({ name: "Cape May" }, { sale }).map(({ title, text }) => ({
    title,
    text,
  }));
}

test("near the shop it says what labor costs; within the miles of a quick delivery a visit is possible", () => {
  const [near] = listServices({ miles: 45 });
  expect(near?.text).toContain("Our shop is about 45 miles from Cape May");
  const [, , storage] = listServices({ miles: 150 });
  expect(listServices({ miles: 150 })[0]?.text).toContain("Ask if we can fix it at your place");
  expect(storage?.title).toBe("Winter storage");
});

test("beyond 150 miles, or across the water, neither a visit, a pickup nor storage is offered", () => {
  for (const distance of [{ miles: 160 }, { ferryFrom: "Bay Shore", milesToFerry: 105 }]) {
    const services = listServices(distance);
    expect(services.map(({ title }) => title)).toEqual(["Service", "Warranty"]);
    expect(services.map(({ text }) => text).join(" ")).not.toMatch(/at your place|pickup/);
  }
  expect(listServices({ miles: 1_228 })[0]?.text).toContain("Our shop is about 1,230 miles away");
  expect(listServices({ ferryFrom: "Bay Shore", milesToFerry: 105 })[0]?.text).toContain(
    "about 105 miles from the ferry at Bay Shore",
  );
});

test("the reach of the shop ends where deliveries stop taking a few business days", () => {
  const reach = (miles: number) => findShopReach(estimateDelivery({ miles }, rentalDelivery));
  expect([60, 65, deliveryTiming.businessDaysMilesMax, 155].map(reach)).toEqual([
    "near",
    "by arrangement",
    "by arrangement",
    "too far",
  ]);
});
