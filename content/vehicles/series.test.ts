import { expect, test } from "vitest";
import { buildSeriesOffer } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import catalogueRecords from "./catalogue.json" with { type: "json" };
import { findSeriesOfBrand, series } from "./series.ts";

const catalogue = catalogueRecords as Vehicle[];

test("DENAGO has three series and EVOLUTION seven, in the specification's order", () => {
  expect(findSeriesOfBrand("denago").map(({ name }) => name.toUpperCase())).toEqual([
    "EV CITY",
    "EV NOMAD",
    "EV ROVER",
  ]);
  expect(findSeriesOfBrand("evolution").map(({ name }) => name.toUpperCase())).toEqual([
    "D5 RANGER",
    "D5 MAVERICK",
    "CLASSIC",
    "CARRIER",
    "FORESTER",
    "TURFMAN",
    "D6 MAX",
  ]);
});

test("every vehicle belongs to a series, and every series has a vehicle that stands for it", () => {
  const names = new Set(series.map(({ brand, name }) => `${brand} ${name}`));
  expect(catalogue.filter(({ brand, category }) => !names.has(`${brand} ${category}`))).toEqual([]);
  const faceless = series.filter(
    ({ name, pictureOf }) =>
      !catalogue.some(({ id, category }) => id === pictureOf && category === name),
  );
  expect(faceless).toEqual([]);
});

/** Typed a second time on purpose: the specification's starting prices. */
test.each([
  ["EV City", 15_000],
  ["EV Nomad", 8_495],
  ["EV Rover", 9_995],
  ["D5 Ranger", 7_695],
  ["D5 Maverick", 7_995],
  ["Classic", 6_695],
  ["Carrier", 9_595],
  ["Forester", 6_995],
  ["Turfman", 6_795],
  ["D6 Max", 13_595],
])("the %s starts at $%i", (name, startingPriceDollars) => {
  const offers = series
    .filter((candidate) => candidate.name === name)
    .map((found) => buildSeriesOffer(found, catalogue).startingPriceDollars);
  expect(offers).toEqual([startingPriceDollars]);
});
