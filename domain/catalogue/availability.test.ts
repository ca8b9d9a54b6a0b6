import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import {
  chooseFeatured,
  findAlternatives,
  findLowestPrice,
  findLowestPriced,
  findLowestPricedWithPlates,
  sortInStockFirst,
} from "./availability.ts";
import type { Vehicle } from "./vehicle.ts";

const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);
const sold = (id: string) => makeVehicle({ id, inStock: false });
const stocked = (id: string, given: Partial<Vehicle> = {}) => makeVehicle({ id, ...given });

test("sold vehicles come last, and otherwise the order stays", () => {
  const vehicles = [sold("a"), stocked("b"), sold("c"), stocked("d")];
  expect(ids(sortInStockFirst(vehicles))).toEqual(["b", "d", "a", "c"]);
});

test("the lowest price is that of a vehicle in stock", () => {
  const dear = stocked("dear", { price: 9_125 });
  const cheap = stocked("cheap", { price: 7_125 });
  expect(findLowestPrice([dear, makeVehicle({ price: 5_995, inStock: false }), cheap])).toBe(7_125);
  expect(findLowestPrice([sold("a")])).toBeNull();
});

test("the vehicle with the lowest price is the first in stock that has it", () => {
  const soldCheap = makeVehicle({ id: "sold", price: 5_995, inStock: false });
  const at = (id: string, price: number) => stocked(id, { price });
  expect(findLowestPriced([soldCheap, at("dear", 9_000), at("a", 5_995), at("b", 5_995)])?.id).toBe(
    "a",
  );
  expect(findLowestPriced([sold("a")])).toBeUndefined();
});

test("of the vehicles in stock that can get plates, the lowest-priced one", () => {
  const at = (id: string, price: number, streetLegal: Vehicle["streetLegal"]) =>
    stocked(id, { price, streetLegal });
  const vehicles = [
    at("golf", 5_000, "golf-cart"),
    at("unknown", 6_000, "unconfirmed"),
    at("dear", 15_000, "street-legal"),
    at("lsv", 12_000, "lsv"),
    makeVehicle({ id: "sold", price: 9_000, streetLegal: "lsv", inStock: false }),
  ];
  expect(findLowestPricedWithPlates(vehicles)?.id).toBe("lsv");
  expect(findLowestPricedWithPlates(vehicles.slice(0, 2))).toBeUndefined();
});

test("only what is in stock is featured, in the order of the ids", () => {
  const vehicles = [stocked("a"), stocked("b"), stocked("c")];
  expect(ids(chooseFeatured(vehicles, ["c", "a"]))).toEqual(["c", "a"]);
});

test("another vehicle in stock with a picture takes the place of a sold or removed one", () => {
  const vehicles = [sold("a"), stocked("plain", { images: [] }), stocked("b"), stocked("c")];
  expect(ids(chooseFeatured(vehicles, ["a", "c", "gone"]))).toEqual(["c", "b"]);
  expect(chooseFeatured([sold("a")], ["a"])).toEqual([]);
});

function cart(id: string, seats: number, price: number, given: Partial<Vehicle> = {}): Vehicle {
  const { specifications } = makeVehicle();
  return makeVehicle({
    id,
    price,
    specifications: { ...specifications, seatingCapacity: seats },
    ...given,
  });
}

test("alternatives are in stock: as many seats first, then the brand, then the nearest price", () => {
  const removed = {
    id: "gone",
    name: "GONE",
    brand: "denago",
    price: 9_000,
    seatingCapacity: 4,
  } as const;
  const vehicles = [
    cart("two-seats", 2, 9_000),
    cart("other-brand", 4, 9_000, { brand: "evolution" }),
    cart("far", 4, 12_000),
    cart("near", 4, 8_500),
    cart("sold", 4, 9_000, { inStock: false }),
  ];
  expect(ids(findAlternatives(removed, vehicles, 4))).toEqual([
    "near",
    "far",
    "other-brand",
    "two-seats",
  ]);
  expect(findAlternatives(removed, vehicles, 1)).toHaveLength(1);
  expect(findAlternatives(removed, [], 3)).toEqual([]);
});
