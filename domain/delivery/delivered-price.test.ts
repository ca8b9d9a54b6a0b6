import { expect, test } from "vitest";
import { addDelivery, estimatePlaceDelivery } from "./delivered-price.ts";

const sale = { freeMiles: 20, dollarsPerMile: 6 };
const named = {
  id: "new-jersey/cape-may",
  name: "Cape May",
  stateAbbreviation: "NJ",
  path: "/new-jersey/cape-may-golf-carts",
};

test("a cart for $6,695 is about $7,205 delivered to a place 106 miles away", () => {
  const delivery = estimatePlaceDelivery({ ...named, distance: { miles: 106 } }, sale, 250);
  expect(delivery).toEqual({ ...named, roadMiles: 105, dollars: 510, isFar: false });
  expect(addDelivery(6_695, delivery)).toBe(7_205);
});

test("a place within the free miles costs the cart alone", () => {
  const delivery = estimatePlaceDelivery({ ...named, distance: { miles: 12 } }, sale, 250);
  expect(addDelivery(6_695, delivery)).toBe(6_695);
});

test("a place behind a ferry keeps the name of the dock, and one far away says so", () => {
  const distance = { ferryFrom: "Hyannis", milesToFerry: 305 };
  expect(estimatePlaceDelivery({ ...named, distance }, sale, 250)).toMatchObject({
    dollars: 1_740,
    ferryFrom: "Hyannis",
    isFar: true,
  });
});
