import { expect, test } from "vitest";
import { compareModels, formatModelDifference } from "./model-comparison.ts";
import type { Vehicle } from "./vehicle.ts";

function createVehicle(id: string, category: string, price: number, seats = 4, range = "40 miles") {
  return {
    id,
    name: id,
    brand: "denago",
    category,
    description: "",
    price,
    images: [],
    inStock: true,
    isNew: true,
    streetLegal: "unconfirmed",
    features: [],
    specifications: {
      topSpeed: "25 mph",
      range,
      seatingCapacity: seats,
      batteryType: "Lithium Ion",
      chargingTime: "",
      payload: "",
    },
  } satisfies Vehicle;
}

test("siblings come first, then vehicles with as many seats, each nearest in price first", () => {
  const vehicle = createVehicle("here", "Ranger", 5000);
  const catalogue = [
    vehicle,
    createVehicle("far-sibling", "Ranger", 9000, 6),
    createVehicle("same-seats", "Classic", 5100),
    createVehicle("near-sibling", "Ranger", 4000, 2),
    createVehicle("other-seats", "Carrier", 5000, 6),
    createVehicle("far-same-seats", "City", 9999),
  ];
  const ids = (count: number) =>
    compareModels(vehicle, catalogue, count).map((comparison) => comparison.vehicle.id);
  expect(ids(9)).toEqual(["near-sibling", "far-sibling", "same-seats", "far-same-seats"]);
  expect(ids(2)).toEqual(["near-sibling", "far-sibling"]);
});

test("what is sold is compared after everything in stock", () => {
  const vehicle = createVehicle("here", "Ranger", 5000);
  const catalogue = [
    { ...createVehicle("sold-sibling", "Ranger", 5000), inStock: false },
    createVehicle("far-same-seats", "City", 9999),
  ];
  const found = compareModels(vehicle, catalogue, 9).map((comparison) => comparison.vehicle.id);
  expect(found).toEqual(["far-same-seats", "sold-sibling"]);
});

test("differences are seen from the page's own vehicle", () => {
  const vehicle = createVehicle("here", "Ranger", 5000, 4, "40 miles");
  const catalogue = [createVehicle("there", "Ranger", 4000, 6, "35 miles")];
  const [comparison] = compareModels(vehicle, catalogue, 3);
  expect(comparison).toMatchObject({
    priceDifferenceDollars: -1000,
    seatDifference: 2,
    rangeDifferenceMiles: -5,
  });
});

test.each([
  [2, -5, "35 miles", "2 more seats, 5 fewer miles"],
  [-1, 1, "41 miles", "1 fewer seat, 1 more mile"],
  [0, 0, "40 miles", "Same seats and range"],
  [-2, null, "35 miles", "2 fewer seats, 35-mile range"],
  [0, null, "35 miles", "35-mile range"],
  [2, null, "Ask us for this model's figure", "2 more seats"],
  [0, null, "Ask us for this model's figure", "Ranger series, same seats"],
])(
  "a difference of %s seats and %s miles from one with %j reads %j",
  (seatDifference, rangeDifferenceMiles, range, text) => {
    const vehicle = createVehicle("there", "Ranger", 1, 4, range);
    const comparison = { vehicle, priceDifferenceDollars: 0, seatDifference, rangeDifferenceMiles };
    expect(formatModelDifference(comparison)).toBe(text);
  },
);
