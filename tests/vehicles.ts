import type { Vehicle } from "#domain/vehicle.ts";

/** A vehicle for a test, right in every field; a test says only what it is about. */
export function makeVehicle(given: Partial<Vehicle> = {}): Vehicle {
  return {
    id: "denago-ev-city",
    name: "DENAGO EV CITY",
    brand: "denago",
    category: "EV City",
    description: "Two seats for short trips.",
    price: 15_000,
    images: ["/images/denago-ev-city.avif"],
    inStock: true,
    isNew: false,
    features: ["Two seats", "Lithium battery"],
    specifications: {
      topSpeed: "25 mph",
      range: "40 miles",
      seatingCapacity: 2,
      batteryType: "Lithium Ion",
      chargingTime: "8 hours",
      payload: "800 lb",
    },
    ...given,
  };
}

/** That many different vehicles, their prices and brands in turn. */
export function makeVehicles(count: number): Vehicle[] {
  return Array.from({ length: count }, (_, index) =>
    makeVehicle({
      id: `cart-${index}`,
      name: `CART ${index}`,
      brand: index % 2 === 0 ? "denago" : "evolution",
      category: index % 3 === 0 ? "D5 Ranger" : "EV City",
      price: 5_000 + (index % 300) * 100,
      description: `Cart number ${index} of the list, with room for the beach bags. `
        .repeat(4)
        .trim(),
    }),
  );
}
