import { expect, test } from "vitest";
import { showroomVehicleIds } from "#content/pages/words/showroom.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";
import { chooseShowroomCarts, listDrives } from "./showroom-view-model.ts";

const vehicles = catalogue as Vehicle[];

test("the showroom shows only carts in stock, and counts those alone", () => {
  const [soldId] = showroomVehicleIds;
  const shown = chooseShowroomCarts(
    makeCatalogue(vehicles.map((one) => ({ ...one, inStock: one.id !== soldId }))),
  );
  expect(shown.inStockCount).toBe(vehicles.length - 1);
  expect(shown.vehicles).toHaveLength(showroomVehicleIds.length);
  expect(shown.vehicles.map(({ id }) => id)).not.toContain(soldId);
});

test("without a catalogue the showroom's page shows no carts", () => {
  expect(chooseShowroomCarts(null)).toMatchObject({ vehicles: [], inStockCount: 0 });
});

test("the drives are the shortest ones, nearest first, and name the state only of other states", () => {
  const drives = listDrives();
  const miles = drives.map(({ exactMiles }) => exactMiles);
  expect(miles).toEqual(miles.toSorted((one, other) => one - other));
  expect(drives[0]).toMatchObject({
    name: "Asbury Park",
    href: "/new-jersey/asbury-park-golf-carts",
  });
  expect(drives.map(({ name }) => name)).toContain("Coney Island, NY");
});
