import { expect, test } from "vitest";
import { z } from "zod";
import { business } from "#content/dealership/business.ts";
import { streetLegalStatuses } from "#domain/catalogue/street-legal.ts";
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
  streetLegal: z.enum(streetLegalStatuses),
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

test("no vehicle's id, name or description stands twice", () => {
  for (const field of ["id", "name", "description"] as const) {
    expect(new Set(catalogue.map((vehicle) => vehicle[field])).size).toBe(catalogue.length);
  }
});

test("every vehicle is named after its brand and series, and its id after its name", () => {
  const misnamed = catalogue.filter(
    ({ id, name, brand, category }) =>
      !name.toLowerCase().startsWith(`${brand} ${category.toLowerCase()}`) ||
      id !== name.toLowerCase().replaceAll(" ", "-"),
  );
  expect(misnamed).toEqual([]);
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

test("no vehicle claims more of public roads than a source does", () => {
  const claims = catalogue.filter(({ streetLegal }) => streetLegal !== "unconfirmed");
  expect(claims.map(({ id, streetLegal }) => `${id}: ${streetLegal}`)).toEqual([
    "denago-ev-city: street-legal",
  ]);
});
