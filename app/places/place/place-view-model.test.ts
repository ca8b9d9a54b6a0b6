import { expect, test } from "vitest";
import type { SiteContext } from "#app/context.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeCatalogue, makeVehicle } from "#tests/fixtures/vehicles.ts";
import { readLowestPrice } from "./place-view-model.ts";

function lowestOf(...vehicles: Vehicle[]) {
  const catalogue = () => Promise.resolve(makeCatalogue(vehicles));
  return readLowestPrice({ catalogue } as Partial<SiteContext> as SiteContext);
}

test("the price that carts start at is that of a cart in stock", async () => {
  const sold = makeVehicle({ id: "sold", price: 5_995, inStock: false });
  const cheap = makeVehicle({ id: "cheap", price: 7_125, inStock: true });
  const dear = makeVehicle({ id: "dear", price: 9_125, inStock: true });
  expect(await lowestOf(dear, sold, cheap)).toBe(7_125);
  expect(await lowestOf(sold)).toBeUndefined();
});
