import { expect, test } from "vitest";
import { estimateDelivery } from "./delivery.ts";

const terms = { freeMiles: 10, dollarsPerMile: 6, arrangementMiles: 150 };

test.each([
  { roadMiles: 0, estimate: { kind: "free", roadMiles: 0 } },
  { roadMiles: 10.4, estimate: { kind: "free", roadMiles: 10 } },
  { roadMiles: 11, estimate: { kind: "fee", roadMiles: 11, chargedMiles: 1, feeDollars: 6 } },
  { roadMiles: 79.6, estimate: { kind: "fee", roadMiles: 80, chargedMiles: 70, feeDollars: 420 } },
  { roadMiles: 150, estimate: { kind: "fee", roadMiles: 150, chargedMiles: 140, feeDollars: 840 } },
  { roadMiles: 150.6, estimate: { kind: "by-arrangement", roadMiles: 151 } },
])("a delivery over $roadMiles miles of road is $estimate.kind", ({ roadMiles, estimate }) => {
  expect(estimateDelivery(roadMiles, terms)).toEqual(estimate);
});

test("a distance below zero or unknown is refused", () => {
  expect(() => estimateDelivery(-1, terms)).toThrow(RangeError);
  expect(() => estimateDelivery(Number.NaN, terms)).toThrow(RangeError);
});
