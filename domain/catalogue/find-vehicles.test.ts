import fc from "fast-check";
import { expect, test } from "vitest";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { findFacets, searchVehicles } from "./find-vehicles.ts";
import {
  dropFilter,
  filterNames,
  multipleChoices,
  noFilter,
  singleChoices,
  type InventoryFilter,
} from "./inventory-search.ts";
import type { FindSimilar } from "./search-words.ts";
import { streetLegalStatuses } from "./street-legal.ts";
import type { Vehicle } from "./vehicle.ts";

const findNothing: FindSimilar = () => [];

const catalogue = [
  makeVehicle({
    id: "classic",
    name: "EVOLUTION CLASSIC 4 PLUS",
    brand: "evolution",
    category: "Classic",
    price: 6995,
  }),
  makeVehicle({
    id: "ranger",
    name: "D5 RANGER",
    brand: "evolution",
    category: "D5 Ranger",
    price: 15_000,
  }),
  makeVehicle({ id: "city", name: "EV CITY", category: "EV City", price: 14_999 }),
  makeVehicle({
    id: "max",
    name: "D6 MAX",
    brand: "evolution",
    category: "D6 Max",
    price: 25_000,
    description: "For Dunes",
  }),
  makeVehicle({
    id: "gold",
    name: "GOLD",
    brand: "evolution",
    category: "d5 ranger",
    price: 25_001,
  }),
];

function find(given: Partial<InventoryFilter>, vehicles: readonly Vehicle[] = catalogue): string[] {
  return searchVehicles(vehicles, { ...noFilter, ...given }, findNothing).map(({ id }) => id);
}

test("no choice shows every vehicle in its own order", () => {
  expect(searchVehicles(catalogue, noFilter, findNothing)).toEqual(catalogue);
});

test("what is sold comes after everything in stock, in every order", () => {
  const [first, ...others] = catalogue.map((one) => ({ ...one }));
  const sold = { ...first, inStock: false } as Vehicle;
  for (const sort of ["", ...singleChoices.sort] as const) {
    expect(find({ sort }, [sold, ...others]).at(-1)).toBe("classic");
  }
  expect(find({ search: "classic" }, [sold, ...others])).toEqual(["classic"]);
});

test("the specification's own filters keep their rules", () => {
  expect(find({ search: "classic" })).toEqual(["classic"]);
  expect(find({ search: "dUNES" })).toEqual(["max"]);
  expect(find({ search: "tractor" })).toEqual([]);
  expect(find({ brand: "denago" })).toEqual(["city"]);
  expect(find({ series: ["ranger"] })).toEqual(["ranger", "gold"]);
  expect(find({ series: ["classic", "ranger"] }).toSorted()).toEqual(["classic", "gold", "ranger"]);
  expect(find({ price: "under-15000" })).toEqual(["classic", "city"]);
  expect(find({ price: "15000-to-25000" })).toEqual(["ranger", "max"]);
  expect(find({ price: "over-25000" })).toEqual(["gold"]);
  expect(find({ search: "gold", series: ["ranger"], price: "over-25000" })).toEqual(["gold"]);
  expect(find({ search: "gold", brand: "denago" })).toEqual([]);
});

test("a list is sorted by price, range, seats or name; what has no range comes last", () => {
  const make = (id: string, price: number, range: string, seatingCapacity: number) =>
    makeVehicle({
      id,
      name: id,
      price,
      specifications: { ...makeVehicle().specifications, range, seatingCapacity },
    });
  const vehicles = [
    make("Cart 10", 9, "40 miles", 2),
    make("Cart 9", 8, "Ask us", 6),
    make("Bus", 10, "60 miles", 4),
  ];
  expect(find({ sort: "price" }, vehicles)).toEqual(["Cart 9", "Cart 10", "Bus"]);
  expect(find({ sort: "price-high" }, vehicles)).toEqual(["Bus", "Cart 10", "Cart 9"]);
  expect(find({ sort: "range" }, vehicles)).toEqual(["Bus", "Cart 10", "Cart 9"]);
  expect(find({ sort: "seats" }, vehicles)).toEqual(["Cart 9", "Bus", "Cart 10"]);
  expect(find({ sort: "name" }, vehicles)).toEqual(["Bus", "Cart 9", "Cart 10"]);
});

test("of several choices of one filter one must hold, and of several filters all", () => {
  const make = (id: string, seatingCapacity: number, batteryType: string) =>
    makeVehicle({
      id,
      specifications: { ...makeVehicle().specifications, seatingCapacity, batteryType },
    });
  const vehicles = [make("a", 2, "Lithium Ion"), make("b", 4, "Lead Acid"), make("c", 6, "AGM")];
  expect(find({ seats: ["2", "4"] }, vehicles)).toEqual(["a", "b"]);
  expect(find({ seats: ["2", "4"], battery: ["lead-acid"] }, vehicles)).toEqual(["b"]);
  expect(find({ battery: ["lithium", "lead-acid"] }, vehicles)).toEqual(["a", "b"]);
});

const anyVehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    brand: fc.constantFrom("denago", "evolution"),
    category: fc.constantFrom("D5", "D5 Ranger", "EV City"),
    price: fc.constantFrom(14_999, 15_000, 25_000, 25_001),
    inStock: fc.boolean(),
    streetLegal: fc.constantFrom(...streetLegalStatuses),
    name: fc.constantFrom("Rover XL", "Ranger", "Nomad"),
    feature: fc.constantFrom("All-wheel drive", "2x4 drive", "Rear-wheel drive", "Four seats"),
    seatingCapacity: fc.constantFrom(2, 4, 6),
    range: fc.constantFrom("29 miles", "40 miles", "55 miles", "Ask us"),
    batteryType: fc.constantFrom("Lithium Ion", "Lead Acid", "AGM"),
  })
  .map(({ seatingCapacity, range, batteryType, feature, ...given }) => {
    const { specifications } = makeVehicle();
    return makeVehicle({
      ...given,
      description: "",
      features: [feature],
      specifications: { ...specifications, seatingCapacity, range, batteryType },
    });
  });

const anyFilter: fc.Arbitrary<InventoryFilter> = fc.record({
  search: fc.constantFrom("", "", "rover", "4 seats"),
  brand: fc.constantFrom("", ...singleChoices.brand),
  series: fc.subarray(["d5", "d5 ranger", "ev"]),
  price: fc.constantFrom("", ...singleChoices.price),
  seats: fc.subarray(["2", "4", "6"]),
  range: fc.constantFrom("", ...singleChoices.range),
  drive: fc.subarray([...multipleChoices.drive]),
  battery: fc.subarray([...multipleChoices.battery]),
  legal: fc.subarray([...multipleChoices.legal]),
  stock: fc.constantFrom("", "in"),
  sort: fc.constantFrom("", ...singleChoices.sort),
});

test("the count of each choice is how many vehicles choosing it alone would find", () => {
  fc.assert(
    fc.property(fc.array(anyVehicle, { maxLength: 12 }), anyFilter, (vehicles, filter) => {
      const { options } = findFacets(vehicles, filter, findNothing);
      const count = (given: Partial<InventoryFilter>) =>
        searchVehicles(vehicles, { ...filter, ...given }, findNothing).length;
      for (const [name, counts] of Object.entries(options.counts)) {
        for (const [value, counted] of Object.entries(counts)) {
          const isList = name in multipleChoices;
          expect(counted, `${name} ${value}`).toBe(count({ [name]: isList ? [value] : value }));
        }
      }
      for (const { value, count: counted } of options.series) {
        expect(counted, value).toBe(count({ series: [value] }));
      }
    }),
    { numRuns: 100 },
  );
});

test("where nothing matches, the filter to drop is the one that then finds the most", () => {
  fc.assert(
    fc.property(fc.array(anyVehicle, { maxLength: 12 }), anyFilter, (vehicles, filter) => {
      const { drop } = findFacets(vehicles, filter, findNothing);
      const counts = filterNames.map(
        (name) => searchVehicles(vehicles, dropFilter(filter, name), findNothing).length,
      );
      const isEmpty = searchVehicles(vehicles, filter, findNothing).length === 0;
      expect(drop?.count ?? 0).toBe(isEmpty ? Math.max(...counts) : 0);
      const countOf = drop ? counts[filterNames.indexOf(drop.name)] : 0;
      expect(countOf).toBe(drop?.count ?? 0);
    }),
    { numRuns: 100 },
  );
});

test("a choice that no vehicle of the catalogue has is not listed, any other is, if with 0", () => {
  const { options } = findFacets(catalogue, { ...noFilter, brand: "denago" }, findNothing);
  expect(options.counts.brand).toEqual({ evolution: 4, denago: 1 });
  expect(options.counts.price).toEqual({
    "under-15000": 1,
    "15000-to-25000": 0,
    "over-25000": 0,
  });
  expect(options.counts.seats).toEqual({ "2": 1 });
  expect(options.counts.drive).toEqual({});
});

test("ten thousand vehicles are searched with the same answer twice", () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    makeVehicle({ id: `cart-${index}`, name: `CART ${index}` }),
  );
  expect(find({ search: "cart 999" }, many)).toHaveLength(11);
  expect(find({ search: "cart 999" }, many)).toHaveLength(11);
});
