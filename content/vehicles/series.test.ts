import { expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import catalogueRecords from "./catalogue.json" with { type: "json" };
import { series } from "./series.ts";

const catalogue = catalogueRecords as Vehicle[];

test("every vehicle belongs to a series, and every series has a vehicle", () => {
  const names = new Set(series.map(({ brand, name }) => `${brand} ${name}`));
  expect(catalogue.filter(({ brand, category }) => !names.has(`${brand} ${category}`))).toEqual([]);
  expect(series.filter(({ name }) => !catalogue.some(({ category }) => category === name))).toEqual(
    [],
  );
});
