import { expect, test } from "vitest";
import { findAdvice, type SeriesOfBrand } from "./brand-view-model.ts";

const make = (name: string, modelCount: number) =>
  ({
    series: { name },
    offer: { vehicles: Array.from({ length: modelCount }, () => ({})), moreCount: 0 },
  }) as unknown as SeriesOfBrand;

test("a series says who it is for where another one of its row has more models", () => {
  const series = [make("EV City", 1), make("EV Nomad", 2), make("EV Rover", 3), make("Classic", 1)];
  const advice = series.map((_, index) => findAdvice(series, index, 3));
  expect(advice.map((text) => text !== undefined)).toEqual([true, true, false, false]);
  expect(advice[0]).toMatch(/couple/);
});
