import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { readTraits } from "./vehicle-traits.ts";

const { specifications } = makeVehicle();

test.each([
  ["2x4 drive", "two-wheel"],
  ["Rear-wheel drive", "two-wheel"],
  ["All-wheel drive", "all-wheel"],
  ["4x4 with a low gear", "all-wheel"],
  ["Test drive at our showroom", null],
])("%j means the drive is %s", (feature, drive) => {
  expect(readTraits(makeVehicle({ features: ["Four seats", feature] })).drive).toBe(drive);
});

test("a range is in every band up to its miles, and a range without a figure in none", () => {
  const read = (range: string) =>
    readTraits(makeVehicle({ specifications: { ...specifications, range } })).ranges;
  expect(read("50 miles")).toEqual(["30", "40", "50"]);
  expect(read("49 miles")).toEqual(["30", "40"]);
  expect(read("Ask us for this model's figure")).toEqual([]);
});

test("an LSV with a VIN is street-legal, and what nobody confirmed is a choice of its own", () => {
  expect(readTraits(makeVehicle({ streetLegal: "lsv" })).legal).toBe("street-legal");
  expect(readTraits(makeVehicle({ streetLegal: "unconfirmed" })).legal).toBe("unconfirmed");
});

test("a battery of another kind is in none of the two", () => {
  const read = (batteryType: string) =>
    readTraits(makeVehicle({ specifications: { ...specifications, batteryType } })).battery;
  expect([read("Lithium Ion"), read("Lead Acid"), read("Ask us")]).toEqual([
    "lithium",
    "lead-acid",
    null,
  ]);
});
