import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { countOptions, isSeriesOfBrand, siftVehicles } from "./facets.ts";
import { noFilter } from "./inventory-search.ts";

const vehicles = [
  makeVehicle({ brand: "evolution", category: "Classic" }),
  makeVehicle({ brand: "evolution", category: "D5 Ranger" }),
  makeVehicle({ brand: "denago", category: "EV City" }),
  makeVehicle({ brand: "evolution", category: "d5 ranger" }),
  makeVehicle({ brand: "denago", category: "Classic" }),
];
const { series } = countOptions(vehicles, siftVehicles(vehicles, noFilter, null));

test("every series is listed once with its brands, in alphabetical order", () => {
  expect(series).toEqual([
    { value: "classic", label: "Classic", brands: ["evolution", "denago"], count: 2 },
    { value: "d5 ranger", label: "D5 Ranger", brands: ["evolution"], count: 2 },
    { value: "ev city", label: "EV City", brands: ["denago"], count: 1 },
  ]);
});

test("a series belongs to a brand that has one whose name contains it", () => {
  expect(isSeriesOfBrand(series, "ranger", "evolution")).toBe(true);
  expect(isSeriesOfBrand(series, "ranger", "denago")).toBe(false);
  expect(isSeriesOfBrand(series, "ranger", "")).toBe(true);
});
