import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { listChangeLines } from "./cart-texts.ts";
import { toUndoingEdit } from "./propose-change.ts";
import { listShownOn } from "./shown-on.ts";

const cart = makeVehicle({ price: 9_000, inStock: false });
const others = [makeVehicle({ id: "other", price: 7_000 }), makeVehicle({ id: "third" })];
const listPaths = (edit: Parameters<typeof listShownOn>[0]) =>
  listShownOn(edit, [cart, ...others]).map(({ path, text }) => path ?? text);

test("a change is taken back field by field, and what was changed since stays", () => {
  const current = { ...cart, price: 8_000, category: "Changed since" };
  const change = { before: { price: 9_000 }, after: { price: 8_000 } };
  expect(toUndoingEdit(change, current, 3)).toEqual({
    before: current,
    after: { ...current, price: 9_000 },
    place: null,
  });
});

test("a move is taken back, and an added cart is hidden", () => {
  const moved = toUndoingEdit({ before: { place: 5 }, after: { place: 1 } }, cart, 1);
  expect(moved).toEqual({ before: cart, after: cart, place: { before: 1, after: 5 } });
  const added = toUndoingEdit({ before: null, after: { price: 9_000 } }, cart, 1);
  expect(added.after).toEqual({ ...cart, isHidden: true });
});

test("a price is seen in lists, a description on the cart's own page and in comparisons", () => {
  const edit = (after: Partial<typeof cart>) => ({
    before: cart,
    after: { ...cart, ...after },
    place: null,
  });
  expect(listPaths(edit({ price: 8_000 }))).toEqual(
    expect.arrayContaining([`/vehicles/${cart.id}`, "/inventory", "/denago", "/compare"]),
  );
  expect(listPaths(edit({ description: "Other words." }))).not.toContain("/inventory");
  expect(listPaths(edit({ price: 6_000 })).join()).toContain(
    "Every page that says what carts start",
  );
  expect(listPaths(edit({ price: 8_000 })).join()).not.toContain("every page");
});

test("a change of a hidden cart is seen nowhere", () => {
  const hidden = { ...cart, isHidden: true };
  expect(listPaths({ before: hidden, after: { ...hidden, price: 1 }, place: null })).toEqual([]);
});

test("values are told as staff read them", () => {
  const before = { price: 9_000, inStock: true, features: ["One", "Two"], externalUrl: "" };
  const after = { price: 8_500, inStock: false, features: [], externalUrl: "https://a.example/" };
  expect(listChangeLines(before, after)).toEqual([
    { label: "Price", before: "$9,000", after: "$8,500" },
    { label: "In stock", before: "Yes", after: "No" },
    { label: "Features", before: "One\nTwo", after: "none" },
    { label: "Manufacturer's page", before: "nothing", after: "https://a.example/" },
  ]);
});
