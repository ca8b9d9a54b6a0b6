import { expect, test } from "vitest";
import type { Model } from "#domain/catalogue/model.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { listModelSpecifications, listVehicleSpecifications } from "./specification-rows.ts";

const model: Model = {
  slug: "denago-ev-test",
  vehicleName: "Denago EV Test",
  brand: "denago",
  series: "EV Test",
  driveType: "rear-wheel",
  seoTitle: "",
  seoDescription: "",
  seoKeywords: [],
  goodFor: "",
  suits: "",
  check: "",
};

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

test("the table of a model has the eight rows, the record's figures among them", () => {
  const rows = listModelSpecifications(model, vehicle);
  expect(rows.map(([label, value]) => `${label}: ${value}`)).toEqual([
    "Seating Capacity: 4",
    "Range: 41 miles",
    "Top Speed: 25 mph",
    "Drive Type: Rear-wheel drive",
    "Brand: DENAGO",
    "Series: EV Test",
    "Motor Type: Electric Motor",
    "Battery Type: Lithium Ion",
  ]);
});

test("the table of any other vehicle has all that the catalogue measures", () => {
  expect(listVehicleSpecifications(vehicle).map(([, value]) => value)).toEqual([
    "4",
    "41 miles",
    "25 mph",
    "Lithium Ion",
    "8 hours",
    "900 lb",
  ]);
});
