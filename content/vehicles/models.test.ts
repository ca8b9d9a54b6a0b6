import { expect, test } from "vitest";
import { vehiclePath } from "#content/pages/paths.ts";
import catalogue from "./catalogue.json" with { type: "json" };
import { findModel, findModelsOfBrand, models } from "./models.ts";

test("every model has a page of its own, under its brand", () => {
  expect(new Set(models.map(({ slug }) => slug)).size).toBe(models.length);
  const ofBrands = (["denago", "evolution"] as const).flatMap(findModelsOfBrand);
  expect(ofBrands).toEqual(models);
});

test("every model is the catalogue's record of the same name, brand and series", () => {
  const strangers = models.filter((model) => {
    const vehicle = catalogue.find(({ id }) => id === model.slug);
    return (
      vehicle?.name !== model.vehicleName ||
      vehicle.brand !== model.brand ||
      vehicle.category !== model.series
    );
  });
  expect(strangers).toEqual([]);
});

test("titles and descriptions are unique and of the right length", () => {
  expect(new Set(models.map(({ seoTitle }) => seoTitle)).size).toBe(models.length);
  expect(new Set(models.map(({ seoDescription }) => seoDescription)).size).toBe(models.length);
  const wrong = models.filter(
    ({ seoTitle, seoDescription }) =>
      seoTitle.length > 60 || seoDescription.length < 50 || seoDescription.length > 155,
  );
  expect(wrong).toEqual([]);
});

test("the three texts of a model have 150 to 220 words together", () => {
  const wrong = models
    .map(({ slug, goodFor, suits, check }) => ({
      slug,
      words: [goodFor, suits, check].join(" ").split(/\s+/).length,
    }))
    .filter(({ words }) => words < 150 || words > 220);
  expect(wrong).toEqual([]);
});

test("no text repeats a figure that the catalogue keeps", () => {
  const figures = models.flatMap(
    ({ slug, goodFor, suits, check, seoTitle, seoDescription }) =>
      [goodFor, suits, check, seoTitle, seoDescription]
        .join(" ")
        .replaceAll(/D[56]|XL6|[46] Plus|XT4/g, "")
        .match(/\$?\d[\d,.]*/g)
        ?.map((figure) => `${slug}: ${figure}`) ?? [],
  );
  expect(figures).toEqual([]);
});

/** The texts compare in words; these are the figures that make the words true. */
test("what the texts say of other models holds in the catalogue", () => {
  const find = (id: string) => catalogue.find((vehicle) => vehicle.id === id);
  const price = (id: string) => find(id)?.price ?? Number.NaN;
  const range = (id: string) => Number.parseInt(find(id)?.specifications.range ?? "", 10);
  const seats = (id: string) => find(id)?.specifications.seatingCapacity ?? Number.NaN;
  expect(range("denago-ev-nomad-xl")).toBeGreaterThan(range("denago-ev-nomad"));
  expect(range("denago-ev-rover-xl6")).toBe(range("denago-ev-rover-xl"));
  expect(seats("denago-ev-rover-xl6")).toBe(seats("denago-ev-rover-xl"));
  expect(price("denago-ev-rover-xl")).toBeLessThan(price("denago-ev-rover-xl6"));
  expect(seats("denago-ev-rover-xxl")).toBeGreaterThan(seats("denago-ev-rover-xl6"));
  expect(range("evolution-d5-ranger-6-plus")).toBeLessThan(range("evolution-d5-ranger-4-plus"));
  expect(range("evolution-classic-4-plus")).toBeLessThan(range("evolution-d5-maverick-4-plus"));
  expect(price("evolution-d5-ranger-4-plus")).toBeLessThan(price("evolution-d6-max-xt4"));
});

test("an unknown slug has no editorial page", () => {
  expect(findModel("evolution-turfman-200")).toBeUndefined();
  expect(vehiclePath({ id: "evolution-turfman-200" })).toBe("/vehicles/evolution-turfman-200");
});
