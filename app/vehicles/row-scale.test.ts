import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { fitToRow } from "./row-scale.ts";

const vehicles = catalogue as Vehicle[];
const rovers = vehicles.filter(({ id }) => id.includes("rover"));

test("the longest cart of a row fills its picture, and shorter ones are shown smaller", () => {
  const fits = fitToRow(rovers);
  expect(fits["denago-ev-rover-xxl"]?.scale).toBe(1);
  const [xl, xl6] = ["denago-ev-rover-xl", "denago-ev-rover-xl6"].map((id) => fits[id]?.scale ?? 0);
  expect(xl).toBeLessThan(xl6 ?? 0);
  expect(xl6).toBeLessThan(1);
});

test("a cart alone keeps its size, and comes down to the ground", () => {
  const carrier = vehicles.filter(({ id }) => id === "evolution-carrier-6-plus");
  const fit = fitToRow(carrier)["evolution-carrier-6-plus"];
  expect(fit?.scale).toBe(1);
  expect(fit?.dropPercent).toBeGreaterThan(0);
});

test("a cart alone in its row has the scale of the longest cart of the page", () => {
  const city = vehicles.filter(({ id }) => id === "denago-ev-city");
  const fit = fitToRow(city, [...city, ...rovers])["denago-ev-city"];
  expect(fit?.scale).toBeLessThan(1);
  expect(fit).toEqual(fitToRow([...city, ...rovers])["denago-ev-city"]);
});

test("carts of one page begin on one line, as far from the edge as the longest one", () => {
  const fits = fitToRow(vehicles.filter(({ brand }) => brand === "denago"));
  expect(fits["denago-ev-rover-xxl"]?.shiftPercent).toBeCloseTo(0);
  expect(fits["denago-ev-city"]?.shiftPercent).toBeLessThan(0);
});

test("pictures of which nobody knows the scale stay as they are", () => {
  const [first] = rovers;
  if (!first) throw new Error("The catalogue has no rover");
  expect(fitToRow([...rovers, { ...first, images: ["/pictures/photo.jpg"] }])).toEqual({});
  expect(fitToRow([{ ...first, id: "added-by-staff" }])).toEqual({});
});
