import { expect, test } from "vitest";
import { readPlaceDelivery } from "#app/site/delivery/place-delivery.ts";
import { makeCatalogue, makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";
import { buildComparisonRows, measureRanges, readComparison } from "./compare-view-model.ts";

const city = makeVehicle({ id: "city", name: "City", price: 6_695 });
const ranger = makeVehicle({
  id: "ranger",
  name: "Ranger",
  price: 9_000,
  inStock: false,
  specifications: { ...city.specifications, range: "80 miles" },
});
const sold = {
  id: "sold",
  name: "Old Cart",
  brand: "denago",
  price: 1,
  seatingCapacity: 2,
} as const;
const catalogue = makeCatalogue([city, ranger], { removed: new Map([["sold", sold]]) });

test("the carts of a link come in its order, and ids without a cart are named and left out", () => {
  const { vehicles, notes } = readComparison(catalogue, ["ranger", "sold", "nothing", "city"]);
  expect(vehicles.map(({ id }) => id)).toEqual(["ranger", "city"]);
  expect(notes).toEqual([
    "The Old Cart is no longer in our inventory, so we left it out.",
    "We don't have a cart called “nothing”, so we left it out.",
  ]);
});

test("of more than four carts the first four are compared, with a word about it", () => {
  const many = makeCatalogue(makeVehicles(6));
  const { vehicles, notes } = readComparison(many, [...many.byId.keys()]);
  expect(vehicles).toHaveLength(4);
  expect(notes).toEqual(["Four carts fit side by side. These are the first 4."]);
});

test("one cart is no comparison: it is ticked, and the others can be", () => {
  const { vehicles, notes, choices, moreCount } = readComparison(catalogue, ["ranger"]);
  expect(vehicles).toHaveLength(1);
  expect(notes).toEqual(["You chose the Ranger. Choose at least one more."]);
  expect(choices.map(({ id, isChosen }) => [id, isChosen])).toEqual([
    ["ranger", true],
    ["city", false],
  ]);
  expect(moreCount).toBe(0);
});

test("a large catalogue is not listed whole, and a chosen cart is always among the choices", () => {
  const large = makeCatalogue(makeVehicles(10_000));
  const { choices, moreCount } = readComparison(large, ["cart-9999"]);
  expect(choices).toHaveLength(60);
  expect(choices[0]).toMatchObject({ id: "cart-9999", isChosen: true });
  expect(moreCount).toBe(9_940);
});

test("a row is marked when its values differ, and only then", () => {
  const rows = buildComparisonRows([city, ranger], null);
  const different = rows.filter(({ isDifferent }) => isDifferent).map(({ id }) => id);
  expect(different).toEqual(["price", "availability", "range"]);
  expect(rows.find(({ id }) => id === "price")?.values).toEqual(["$6,695", "$9,000"]);
  expect(rows.some(({ id }) => id === "delivered")).toBe(false);
});

test("with a place there is a row with the delivered prices", () => {
  const delivery = readPlaceDelivery("https://coast.test/compare?to=new-jersey/cape-may");
  const row = buildComparisonRows([city, ranger], delivery).find(({ id }) => id === "delivered");
  expect(row?.values).toEqual(["about $7,205", "about $9,510"]);
});

test("the longest range fills its bar, and a range that is no figure has none", () => {
  const unknown = makeVehicle({ specifications: { ...city.specifications, range: "Ask us" } });
  expect(measureRanges([city, ranger, unknown])).toEqual([0.5, 1, null]);
  expect(measureRanges([unknown])).toEqual([null]);
});
