import { expect, test } from "vitest";
import { z } from "zod";
import { business } from "#content/dealership/business.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import catalogueRecords from "./catalogue.json" with { type: "json" };

const vehicleShape: z.ZodType<Vehicle> = z.strictObject({
  id: z.string().regex(/^(denago|evolution)(-[a-z0-9]+)+$/),
  name: z.string().min(1),
  brand: z.enum(["denago", "evolution"]),
  category: z.string().min(1),
  description: z.string().min(1),
  price: z.int().positive(),
  images: z.array(z.string()),
  inStock: z.boolean(),
  isNew: z.boolean(),
  features: z.array(z.string().min(1)).min(8),
  specifications: z.strictObject({
    topSpeed: z.string().min(1),
    range: z.string().min(1),
    seatingCapacity: z.int().positive(),
    batteryType: z.string().min(1),
    chargingTime: z.string().min(1),
    payload: z.string().min(1),
  }),
  externalUrl: z.url({ protocol: /^https$/ }),
});

const catalogue = z.array(vehicleShape).parse(catalogueRecords);

/** Typed a second time on purpose: the specification's tables, against which the data is checked. */
const specifiedModels: [id: string, price: number, seats: number, rangeMiles: number][] = [
  ["denago-ev-city", 15_000, 2, 40],
  ["denago-ev-nomad", 8_495, 4, 45],
  ["denago-ev-nomad-xl", 8_495, 4, 55],
  ["denago-ev-rover-xl", 9_995, 6, 50],
  ["denago-ev-rover-xl6", 11_995, 6, 50],
  ["denago-ev-rover-xxl", 11_995, 8, 60],
  ["evolution-d5-ranger-4-plus", 9_595, 4, 45],
  ["evolution-d5-ranger-6-plus", 11_595, 6, 40],
  ["evolution-d5-maverick-4-plus", 9_995, 4, 42],
  ["evolution-classic-4-plus", 6_995, 4, 35],
  ["evolution-carrier-6-plus", 9_595, 6, 38],
  ["evolution-d6-max-xt4", 15_595, 4, 50],
];

const specifiedSeriesPrices: [series: string, startingPrice: number][] = [
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
];

test.each(specifiedModels)("%s has the specified price, seats and range", (id, ...specified) => {
  const vehicle = catalogue.find((candidate) => candidate.id === id);
  const { seatingCapacity, range } = vehicle?.specifications ?? {};
  expect([vehicle?.price, seatingCapacity, range]).toEqual([
    specified[0],
    specified[1],
    `${specified[2]} miles`,
  ]);
});

test.each(specifiedSeriesPrices)(
  "the lowest price of the %s series is the specified one",
  (...specified) => {
    const prices = catalogue
      .filter(({ category }) => category === specified[0])
      .map(({ price }) => price);
    expect(Math.min(...prices)).toBe(specified[1]);
  },
);

test("the catalogue holds the twelve models and six entry models, each once", () => {
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(18);
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(18);
  expect(new Set(catalogue.map(({ description }) => description)).size).toBe(18);
});

test("every vehicle is named after its brand and series, and its id after its name", () => {
  const misnamed = catalogue.filter(
    ({ id, name, brand, category }) =>
      !name.toLowerCase().startsWith(`${brand} ${category.toLowerCase()}`) ||
      id !== name.toLowerCase().replaceAll(" ", "-"),
  );
  expect(misnamed).toEqual([]);
});

test("every vehicle has the battery its brand has and the one top speed", () => {
  const batteries = { denago: "Lithium Ion", evolution: "Lead Acid" };
  const doubtful = catalogue.filter(
    ({ brand, specifications }) =>
      specifications.batteryType !== batteries[brand] || specifications.topSpeed !== "25 mph",
  );
  expect(doubtful).toEqual([]);
});

test("every vehicle links to its own page at the manufacturer's dealer", () => {
  const links = catalogue.map(({ externalUrl }) => externalUrl);
  expect(links).toEqual(catalogue.map(({ id }) => `${business.links.manufacturerDealer}${id}`));
});

test("descriptions have 40 to 70 words", () => {
  const lengths = catalogue.map(({ description }) => description.split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(70);
});

test("a figure in a vehicle's words is the figure of its specifications", () => {
  const strayFigures = catalogue.flatMap(({ id, description, features, specifications }) => {
    const figures = [description, ...features].join(" ").match(/\$\s?\d+|\d+ (?:miles|mph)/g) ?? [];
    const known = new Set([specifications.range, specifications.topSpeed]);
    return figures.filter((figure) => !known.has(figure)).map((figure) => `${id}: ${figure}`);
  });
  expect(strayFigures).toEqual([]);
});
