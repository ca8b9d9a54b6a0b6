import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { listOwnFeatures } from "./own-features.ts";

const { specifications } = makeVehicle({});
const fourSeater = {
  ...specifications,
  seatingCapacity: 4,
  range: "45 miles",
  topSpeed: "25 mph",
  batteryType: "Lithium Ion",
};

const list = (features: string[], drive: Parameters<typeof listOwnFeatures>[1] = null) =>
  listOwnFeatures({ features, specifications: fourSeater }, drive);

test("a feature that a row of the table states is not listed beside it", () => {
  expect(
    list(
      [
        "Four seats",
        "4 seats",
        "Quoted driving range of 45 miles",
        "Lithium-ion battery",
        "Top speed of 25 mph",
        "Two-wheel drive",
        "Electric motor",
        "Custom work, quoted before we start",
      ],
      "2x4",
    ),
  ).toEqual(["Custom work, quoted before we start"]);
});

test("a feature that says something else than the table, or more, stays", () => {
  const others = [
    "Six seats",
    "Top speed of 20 mph in park mode",
    "Two-wheel drive",
    "Four seats, two of them facing backward",
    "Electric motor with no exhaust",
  ];
  expect(list(others)).toEqual(others);
});
