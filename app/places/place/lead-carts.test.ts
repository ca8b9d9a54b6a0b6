import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { chooseLeadCarts } from "./lead-carts.ts";

const [one] = catalogue as Vehicle[];
const cart = (price: number, streetLegal: Vehicle["streetLegal"]): Vehicle => ({
  ...one!,
  price,
  streetLegal,
  inStock: true,
});
const pricesOf = (vehicles: Vehicle[], needsPlates: boolean) => {
  const { lead, other } = chooseLeadCarts(vehicles, needsPlates);
  return [lead?.price, other?.price];
};

test("the lowest price leads, and where a cart needs plates that of one which can get them", () => {
  const vehicles = [
    cart(9_000, "unconfirmed"),
    cart(6_000, "unconfirmed"),
    cart(15_000, "street-legal"),
    cart(17_000, "lsv"),
  ];
  expect(pricesOf(vehicles, false)).toEqual([6_000, 15_000]);
  expect(pricesOf(vehicles, true)).toEqual([15_000, 6_000]);
});

test("a second price is that of a cart for other roads, or none", () => {
  const withPlates = [cart(15_000, "street-legal"), cart(17_000, "lsv")];
  expect(pricesOf(withPlates, false)).toEqual([15_000, undefined]);
  expect(pricesOf(withPlates, true)).toEqual([15_000, undefined]);
  const without = [cart(6_000, "off-road"), cart(9_000, "unconfirmed")];
  expect(pricesOf(without, true)).toEqual([6_000, undefined]);
  expect(pricesOf([cart(5_000, "golf-cart"), cart(15_000, "street-legal")], false)).toEqual([
    5_000,
    undefined,
  ]);
  expect(pricesOf([], true)).toEqual([undefined, undefined]);
});
