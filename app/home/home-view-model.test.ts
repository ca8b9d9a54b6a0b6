import { expect, test } from "vitest";
import { featuredVehicleIds, featuredVehicles } from "#content/pages/words/home.ts";
import { homeHeroCartId } from "#content/places/page-scenes.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { makeCatalogue } from "#tests/fixtures/vehicles.ts";
import { chooseHomeVehicles } from "./home-view-model.ts";

const vehicles = catalogue as Vehicle[];
const read = (listed: Vehicle[]) => chooseHomeVehicles(makeCatalogue(listed));

test("the page shows the featured carts, and notes new ones only beside used ones", () => {
  const { featured, isNewNoted } = read(vehicles);
  expect(featured.map(({ id }) => id).toSorted()).toEqual(featuredVehicleIds.toSorted());
  const prices = featured.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(isNewNoted).toBe(vehicles.some(({ isNew }) => !isNew));
  expect(read(vehicles.map((one) => ({ ...one, isNew: true }))).isNewNoted).toBe(false);
  const [first, ...others] = vehicles.map((one) => ({ ...one, isNew: true }));
  expect(read([...others, { ...first!, isNew: false }]).isNewNoted).toBe(true);
});

test("a cart that is sold or removed is not featured, and another one in stock takes its place", () => {
  const [soldId, removedId] = featuredVehicleIds;
  const { featured } = read(
    vehicles
      .filter(({ id }) => id !== removedId)
      .map((vehicle) => ({ ...vehicle, inStock: vehicle.id !== soldId })),
  );
  expect(featured).toHaveLength(featuredVehicleIds.length);
  expect(featured.every(({ inStock }) => inStock)).toBe(true);
  expect(featured.map(({ id }) => id)).toContain(featuredVehicleIds[2]);
});

test("the top of the page shows a cart that is not featured; once it is sold, another in stock", () => {
  expect(read(vehicles).hero?.id).toBe(homeHeroCartId);
  expect(featuredVehicleIds).not.toContain(homeHeroCartId);
  const sold = read(vehicles.map((one) => ({ ...one, inStock: one.id !== homeHeroCartId })));
  expect(sold.hero?.inStock).toBe(true);
  expect(sold.hero?.id).not.toBe(homeHeroCartId);
});

test.each([
  [1, "One cart to start with"],
  [2, "Two carts to start with"],
  [3, "Three carts to start with"],
  [4, "4 carts to start with"],
])("the heading above %i carts counts them", (count, title) => {
  expect(featuredVehicles.formatTitle(count)).toBe(title);
});

test("a catalogue with two carts in stock features two, and one that is sold out none", () => {
  const two = vehicles.slice(0, 4).map((one, index) => ({ ...one, inStock: index < 2 }));
  expect(new Set(read(two).featured)).toEqual(new Set(two.slice(0, 2)));
  const soldOut = vehicles.map((vehicle) => ({ ...vehicle, inStock: false }));
  expect(read(soldOut).featured).toEqual([]);
});

test("without a catalogue there are no carts to show", () => {
  expect(chooseHomeVehicles(null)).toEqual({
    hero: undefined,
    featured: [],
    carts: null,
    isNewNoted: false,
  });
});

test("prices start at that of a cart in stock, and all models count", () => {
  const [first, second, ...others] = vehicles.map((vehicle) => ({ ...vehicle, price: 9_000 }));
  const sold = { ...first!, price: 5_000, inStock: false };
  const lowest = { ...second!, price: 7_000, inStock: true };
  expect(read([sold, lowest, ...others]).carts).toEqual({
    count: vehicles.length,
    fromDollars: 7_000,
  });
});
