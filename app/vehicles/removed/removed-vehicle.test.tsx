import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import type { RemovedVehicle as Removed } from "#domain/catalogue/availability.ts";
import { makeCatalogue, makeVehicle } from "#tests/fixtures/vehicles.ts";
import { readRemovedVehicle, toVehicleStatus } from "./removed-vehicle-view-model.ts";
import { RemovedVehicle } from "./removed-vehicle.tsx";

const gone: Removed = {
  id: "gone",
  name: "EVOLUTION GONE",
  brand: "evolution",
  price: 9_000,
  seatingCapacity: 2,
};
const removed = new Map([[gone.id, gone]]);
const vehicles = [
  makeVehicle({ id: "a", name: "A", price: 12_000 }),
  makeVehicle({ id: "b", name: "B", price: 9_100 }),
  makeVehicle({ id: "c", name: "C", price: 9_000, inStock: false }),
  makeVehicle({ id: "d", name: "D", price: 11_000 }),
  makeVehicle({ id: "e", name: "E", price: 10_000 }),
];

const render = (view: ReturnType<typeof readRemovedVehicle>) =>
  view ? renderToStaticMarkup(<RemovedVehicle {...view} />) : "";

test("the page names the cart, says that it is gone, and shows the three nearest in stock", () => {
  const html = render(readRemovedVehicle(makeCatalogue(vehicles, { removed }), gone.id));
  expect(html).toContain("The EVOLUTION GONE is no longer in our inventory</h1>");
  expect(Array.from(html.matchAll(/href="\/vehicles\/(\w+)"/g), ([, id]) => id)).toEqual([
    "b",
    "e",
    "d",
  ]);
  expect(html).toContain('href="/inventory"');
  expect(html).toContain(`href="${business.phone.link}"`);
});

test("with nothing in stock the page says to call", () => {
  const html = render(readRemovedVehicle(makeCatalogue([], { removed }), gone.id));
  expect(html).toContain("Call us");
  expect(html).not.toContain("/vehicles/");
});

test("only what was there once is gone; what came back is there", () => {
  const back = makeCatalogue([makeVehicle({ id: gone.id })], { removed });
  expect(readRemovedVehicle(back, gone.id)).toBeNull();
  expect(readRemovedVehicle(makeCatalogue(vehicles, { removed }), "never")).toBeNull();
  expect([true, false].map((isFound) => toVehicleStatus(isFound, null))).toEqual([200, 404]);
  expect(toVehicleStatus(false, { name: "", alternatives: [] })).toBe(410);
});
