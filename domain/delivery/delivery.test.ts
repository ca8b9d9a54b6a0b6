import { expect, test } from "vitest";
import { estimateDelivery, roundRoadMiles } from "./delivery.ts";

const sale = { freeMiles: 20, dollarsPerMile: 6 };
const rental = { freeMiles: 10, dollarsPerMile: 6 };

test.each([
  [0, 5],
  [2.4, 5],
  [8, 10],
  [106, 105],
  [197.4, 195],
  [199, 200],
  [204, 200],
  [1_428, 1_430],
])("%d miles of road are printed as %d", (miles, shown) => {
  expect(roundRoadMiles(miles)).toBe(shown);
});

test("a cart bought for a place 106 miles away has 85 paid miles, a rented one 95", () => {
  const distance = { miles: 106 };
  expect(estimateDelivery(distance, sale)).toEqual({ roadMiles: 105, paidMiles: 85, dollars: 510 });
  expect(estimateDelivery(distance, rental)).toEqual({
    roadMiles: 105,
    paidMiles: 95,
    dollars: 570,
  });
});

test("the free miles cost nothing, and the first mile beyond them is paid", () => {
  expect(estimateDelivery({ miles: 19 }, sale)).toMatchObject({ paidMiles: 0, dollars: 0 });
  expect(estimateDelivery({ miles: 23 }, sale)).toMatchObject({ paidMiles: 5, dollars: 30 });
});

test("with a ferry the miles end at its dock, which the estimate names", () => {
  expect(estimateDelivery({ ferryFrom: "Hyannis", milesToFerry: 305 }, sale)).toEqual({
    roadMiles: 310,
    paidMiles: 290,
    dollars: 1_740,
    ferryFrom: "Hyannis",
  });
});

test("a distance or a term below zero or unknown is refused", () => {
  expect(() => estimateDelivery({ miles: -1 }, sale)).toThrow(RangeError);
  expect(() => estimateDelivery({ miles: Number.NaN }, sale)).toThrow(RangeError);
  expect(() => estimateDelivery({ miles: 5 }, { ...sale, dollarsPerMile: -6 })).toThrow(RangeError);
});
