import { expect, test } from "vitest";
import { buildSeriesOffer, formatModelName } from "./model.ts";
import type { Vehicle } from "./vehicle.ts";

function createVehicle(name: string, price: number): Vehicle {
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    brand: "denago",
    category: "EV Test",
    description: "",
    price,
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
      chargingTime: "",
      payload: "",
    },
  };
}

test("a series shows its three cheapest models and counts the others", () => {
  const catalogue = [
    createVehicle("Denago EV Test D", 400),
    createVehicle("Denago EV Test B", 200),
    createVehicle("Denago EV Test E", 500),
    createVehicle("Denago EV Test C", 300),
    createVehicle("Denago EV Test A", 200),
    { ...createVehicle("Denago EV Other", 1), category: "EV Other" },
    { ...createVehicle("Evolution EV Test", 2), brand: "evolution" as const },
  ];
  const offer = buildSeriesOffer({ brand: "denago", name: "EV Test" }, catalogue);
  expect(offer.startingPriceDollars).toBe(200);
  expect(offer.vehicles.map(({ name }) => name.at(-1)).join("")).toBe("ABC");
  expect(offer.moreCount).toBe(2);
});

test("a series shows what is in stock first, and starts at its lowest price all the same", () => {
  const catalogue = [
    { ...createVehicle("Denago EV Test A", 100), inStock: false },
    createVehicle("Denago EV Test B", 300),
    createVehicle("Denago EV Test C", 200),
  ];
  const offer = buildSeriesOffer({ brand: "denago", name: "EV Test" }, catalogue);
  expect(offer.startingPriceDollars).toBe(100);
  expect(offer.vehicles.map(({ name }) => name.at(-1)).join("")).toBe("CBA");
});

test("a series without vehicles has no starting price", () => {
  const offer = buildSeriesOffer({ brand: "denago", name: "EV Test" }, []);
  expect(offer).toEqual({ startingPriceDollars: null, vehicles: [], moreCount: 0 });
});

test.each([
  ["Denago EV Test", "EV Test"],
  ["EV Test", "EV Test"],
  ["Denago", "Denago"],
])("%s is called %s where the brand is plain", (name, short) => {
  expect(formatModelName({ name, brand: "denago" })).toBe(short);
});
