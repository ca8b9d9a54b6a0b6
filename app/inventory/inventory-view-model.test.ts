import { expect, test } from "vitest";
import { inventory } from "#content/pages/words/inventory.ts";
import { noFilter } from "#domain/catalogue/inventory-search.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeCatalogue, makeVehicle } from "#tests/fixtures/vehicles.ts";
import { findCardPictureKinds, readInventoryPage } from "./inventory-view-model.ts";

const rendered = "/pictures/carts/denago-ev-city-front-960.avif";
const note = (vehicles: Vehicle[]) =>
  inventory.pictureNotes[findCardPictureKinds(makeCatalogue(vehicles))];

test("sold carts are listed last, and each card is told whether its cart is in stock", () => {
  const vehicles = [makeVehicle({ id: "sold", inStock: false }), makeVehicle({ id: "here" })];
  const { found } = readInventoryPage(
    makeCatalogue(vehicles),
    { filter: noFilter, page: 1 },
    () => [],
  );
  expect(found?.vehicles.map(({ id, inStock }) => [id, inStock])).toEqual([
    ["here", true],
    ["sold", false],
  ]);
});

test("a list of photographs is not called a list of illustrations", () => {
  const photograph = makeVehicle({ images: ["/pictures/my-cart.jpg", rendered] });
  const drawn = makeVehicle({ images: [rendered] });
  expect(note([photograph])).toBeNull();
  expect(note([drawn, makeVehicle({ images: [] })])).toMatch(/^Pictures are illustrations/);
  expect(note([drawn, photograph])).toMatch(/^Some pictures are illustrations/);
});

test("without a catalogue the browser is left to fetch carts and choices", () => {
  const search = { filter: noFilter, page: 1 };
  expect(readInventoryPage(null, search, () => [])).toEqual({
    ...search,
    found: null,
    facets: null,
  });
  expect(inventory.pictureNotes[findCardPictureKinds(null)]).toMatch(/^Some pictures/);
});
