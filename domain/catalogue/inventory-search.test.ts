import { describe, expect, test } from "vitest";
import {
  formatInventoryFilter,
  formatPriceBand,
  isSeriesOfBrand,
  listFilterOptions,
  noFilter,
  paginate,
  parseInventoryFilter,
  priceBandIds,
  searchVehicles,
} from "./inventory-search.ts";
import type { Vehicle } from "./vehicle.ts";

function vehicle(given: Partial<Vehicle>): Vehicle {
  return {
    id: "evolution-classic-4-plus",
    name: "EVOLUTION CLASSIC 4 PLUS",
    brand: "evolution",
    category: "Classic",
    description: "Four seats and a folding windshield.",
    price: 6995,
    images: [],
    inStock: true,
    isNew: false,
    streetLegal: "unconfirmed",
    features: [],
    specifications: {
      topSpeed: "25 mph",
      range: "35 miles",
      seatingCapacity: 4,
      batteryType: "Lead Acid",
      chargingTime: "8 hours",
      payload: "800 lb",
    },
    ...given,
  };
}

const catalogue = [
  vehicle({}),
  vehicle({ id: "ranger", name: "D5 RANGER 4 PLUS", category: "D5 Ranger", price: 15_000 }),
  vehicle({ id: "city", name: "EV CITY", brand: "denago", category: "EV City", price: 14_999 }),
  vehicle({
    id: "max",
    name: "D6 MAX",
    category: "D6 Max",
    price: 25_000,
    description: "For Dunes",
  }),
  vehicle({ id: "gold", name: "GOLD", category: "d5 ranger", price: 25_001 }),
];

function find(given: Partial<typeof noFilter>): string[] {
  return searchVehicles(catalogue, { ...noFilter, ...given }).map(({ id }) => id);
}

describe("inventory search", () => {
  test("no choice shows every vehicle in its own order", () => {
    expect(searchVehicles(catalogue, noFilter)).toEqual(catalogue);
  });

  test("what is sold comes after everything in stock", () => {
    const [first, ...others] = catalogue.map((one) => ({ ...one }));
    const sold = { ...first, inStock: false } as Vehicle;
    expect(searchVehicles([sold, ...others], noFilter)).toEqual([...others, sold]);
    const found = searchVehicles([sold, ...others], { ...noFilter, brand: "evolution" });
    expect(found.at(-1)).toBe(sold);
  });

  test("search matches a name or a description in any case", () => {
    expect(find({ search: "classic" })).toEqual(["evolution-classic-4-plus"]);
    expect(find({ search: "dUNES" })).toEqual(["max"]);
    expect(find({ search: "tractor" })).toEqual([]);
  });

  test("the brand matches exactly", () => {
    expect(find({ brand: "denago" })).toEqual(["city"]);
  });

  test("the series matches when the category contains it in any case", () => {
    expect(find({ series: "ranger" })).toEqual(["ranger", "gold"]);
  });

  test("price bands meet at 15,000 and 25,000, which belong to the middle one", () => {
    expect(find({ price: "under-15000" })).toEqual(["evolution-classic-4-plus", "city"]);
    expect(find({ price: "15000-to-25000" })).toEqual(["ranger", "max"]);
    expect(find({ price: "over-25000" })).toEqual(["gold"]);
  });

  test("every choice must hold at once", () => {
    expect(find({ search: "gold", series: "ranger", price: "over-25000" })).toEqual(["gold"]);
    expect(find({ search: "gold", brand: "denago" })).toEqual([]);
  });

  test("ten thousand vehicles are searched with the same answer twice", () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      vehicle({ id: `cart-${index}`, name: `CART ${index}` }),
    );
    const filter = { ...noFilter, search: "cart 999" };
    expect(searchVehicles(many, filter)).toHaveLength(11);
    expect(searchVehicles(many, filter)).toHaveLength(11);
  });
});

describe("the query of the inventory", () => {
  test("a filter survives being written and read", () => {
    const filter = {
      search: "lift kit & more",
      brand: "denago",
      series: "ev rover",
      price: "over-25000",
    } as const;
    const parameters = formatInventoryFilter(filter, 3);
    expect(parameters.toString()).toBe(
      "search=lift+kit+%26+more&brand=denago&series=ev+rover&price=over-25000&page=3",
    );
    expect(parseInventoryFilter(parameters)).toEqual({ filter, page: 3 });
  });

  test("nothing chosen writes nothing", () => {
    expect(formatInventoryFilter(noFilter, 1).toString()).toBe("");
  });

  test("unknown values count as not chosen", () => {
    const given = new URLSearchParams("brand=ezgo&price=cheap&page=-1&color=red&search=%20%20");
    expect(parseInventoryFilter(given)).toEqual({ filter: noFilter, page: 1 });
    expect(parseInventoryFilter(new URLSearchParams("price=toString")).filter.price).toBe("");
  });

  test("a long search is cut to 100 characters without half a surrogate pair", () => {
    const given = new URLSearchParams({ search: "x".repeat(99) + "🛺" + "y" });
    const { search } = parseInventoryFilter(given).filter;
    expect(search).toHaveLength(100);
    expect(search.isWellFormed()).toBe(true);
  });

  test("pages that are no whole number from 1 are page 1", () => {
    for (const page of ["0", "1.5", "1e3", "", "abc", "99999999"]) {
      expect(parseInventoryFilter(new URLSearchParams({ page })).page).toBe(1);
    }
  });
});

test("a page past the end is the last one, and an empty list has one page", () => {
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  expect(paginate(numbers, 1).items).toHaveLength(24);
  expect(paginate(numbers, 9)).toEqual({ items: [48, 49], page: 3, pageCount: 3 });
  expect(paginate([], 4)).toEqual({ items: [], page: 1, pageCount: 1 });
});

test("every series is listed once with its brands, in alphabetical order", () => {
  const shared = vehicle({ brand: "denago", category: "Classic" });
  expect(listFilterOptions([...catalogue, shared]).series).toEqual([
    { value: "classic", label: "Classic", brands: ["evolution", "denago"] },
    { value: "d5 ranger", label: "D5 Ranger", brands: ["evolution"] },
    { value: "d6 max", label: "D6 Max", brands: ["evolution"] },
    { value: "ev city", label: "EV City", brands: ["denago"] },
  ]);
});

test("a series belongs to a brand that has one whose name contains it", () => {
  const { series } = listFilterOptions(catalogue);
  expect(isSeriesOfBrand(series, "ranger", "evolution")).toBe(true);
  expect(isSeriesOfBrand(series, "ranger", "denago")).toBe(false);
  expect(isSeriesOfBrand(series, "ranger", "")).toBe(true);
  expect(isSeriesOfBrand(series, "", "denago")).toBe(true);
});

test("price bands that no vehicle is in are named", () => {
  expect(listFilterOptions(catalogue).emptyPriceBands).toEqual([]);
  expect(listFilterOptions([vehicle({ price: 24_000 })]).emptyPriceBands).toEqual([
    "under-15000",
    "over-25000",
  ]);
});

test("a price band is named by the prices where it begins and ends", () => {
  expect(priceBandIds.map(formatPriceBand)).toEqual([
    "Under $15,000",
    "$15,000 to $25,000",
    "Over $25,000",
  ]);
});
