import { expect, test } from "vitest";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { gatherQuestions, listSpecifications } from "./specification-rows.ts";

const vehicle: Vehicle = {
  id: "denago-ev-test",
  name: "Denago EV Test",
  brand: "denago",
  category: "EV Test",
  description: "",
  price: 1,
  images: [],
  inStock: true,
  isNew: true,
  streetLegal: "unconfirmed",
  features: [],
  specifications: {
    topSpeed: "25 mph",
    range: "41 miles",
    seatingCapacity: 4,
    batteryType: "Lithium Ion",
    chargingTime: "8 hours",
    payload: "900 lb",
  },
};

test("every vehicle has the rows that a buyer asks for, in their order", () => {
  const rows = listSpecifications(vehicle, null);
  expect(rows.map(([label, value]) => `${label}: ${value}`)).toEqual([
    "Seating capacity: 4",
    "Range: 41 miles",
    "Top speed: 25 mph",
    "Street-legal: Ask us for this cart's certificate",
    "Battery type: Lithium Ion",
    "Charging time: 8 hours",
    "Payload: 900 lb",
    "Motor type: Electric motor",
    "Brand: Denago",
    "Series: EV Test",
  ]);
});

test("what is not known is asked in one last row", () => {
  const { specifications } = vehicle;
  const asked = {
    ...vehicle,
    specifications: {
      ...specifications,
      range: "Ask us for this model's figure",
      chargingTime: "Depends on the battery and charger; ask us",
    },
  };
  const rows = gatherQuestions(listSpecifications(asked, null));
  expect(rows.at(-1)).toEqual(["Ask us about", "Range, charging time"]);
  expect(rows.map(([label]) => label)).not.toContain("Range");
  expect(rows.map(([label]) => label)).toContain("Street-legal");
  const known = listSpecifications(vehicle, null);
  expect(gatherQuestions(known)).toEqual(known);
});

test("only a drive that is known has a row", () => {
  expect(listSpecifications(vehicle, "rear-wheel")).toContainEqual([
    "Drive type",
    "Rear-wheel drive",
  ]);
  expect(listSpecifications(vehicle, null).map(([label]) => label)).not.toContain("Drive type");
});
