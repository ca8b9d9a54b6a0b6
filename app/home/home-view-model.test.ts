import { expect, test } from "vitest";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { chooseHomeVehicles } from "./home-view-model.ts";

const vehicles = catalogue as Vehicle[];
const read = (listed: Vehicle[]) =>
  chooseHomeVehicles({
    revision: 1,
    vehicles: listed,
    byId: new Map(listed.map((vehicle) => [vehicle.id, vehicle])),
  });

test("the cards show the featured carts, and each brand a picture of another cart", () => {
  const { featured, brandPictures } = read(vehicles);
  expect(featured.map(({ id }) => id)).toEqual(featuredVehicleIds);
  for (const brand of ["denago", "evolution"] as const) {
    expect(brandPictures[brand]?.brand).toBe(brand);
    expect(featuredVehicleIds).not.toContain(brandPictures[brand]?.id);
  }
});

test("a featured cart that is sold off is left out", () => {
  const { featured } = read(vehicles.filter(({ id }) => id !== featuredVehicleIds[0]));
  expect(featured.map(({ id }) => id)).toEqual(featuredVehicleIds.slice(1));
});

test("without a catalogue there are no carts to show", () => {
  expect(chooseHomeVehicles(null)).toEqual({ featured: [], brandPictures: {} });
});
