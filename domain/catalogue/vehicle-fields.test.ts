import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import {
  fromVehicleFields,
  listChangedFields,
  mergeFields,
  toVehicleFields,
} from "./vehicle-fields.ts";

test("the fields of a vehicle make the same vehicle again", () => {
  const hidden = makeVehicle({ isHidden: true, imageTexts: { "/a.png": "A cart" } });
  for (const vehicle of [hidden, makeVehicle({ externalUrl: "https://dealer.example/a" })]) {
    expect(fromVehicleFields(vehicle.id, toVehicleFields(vehicle))).toEqual(vehicle);
  }
});

test("a changed field is named, and texts of pictures in another order are no change", () => {
  const before = toVehicleFields(makeVehicle({ imageTexts: { a: "one", b: "two" } }));
  expect(listChangedFields(before, { ...before, imageTexts: { b: "two", a: "one" } })).toEqual([]);
  const after = { ...before, price: 9_000, range: "50 miles", features: ["Two seats"] };
  expect(listChangedFields(before, after).toSorted()).toEqual(["features", "price", "range"]);
});

test("of two editors, each keeps what the other did not touch, and the later one what both did", () => {
  const seen = toVehicleFields(makeVehicle({ price: 9_000, category: "EV" }));
  const current = { ...seen, price: 8_500, category: "EV City" };
  const typed = { ...seen, price: 8_800, range: "50 miles" };
  expect(mergeFields(seen, typed, current)).toEqual({
    ...seen,
    price: 8_800,
    category: "EV City",
    range: "50 miles",
  });
});
