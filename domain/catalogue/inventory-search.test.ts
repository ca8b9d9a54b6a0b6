import { describe, expect, test } from "vitest";
import {
  dropFilter,
  formatInventoryFilter,
  formatPriceBand,
  inventoryPath,
  noFilter,
  paginate,
  parseInventoryFilter,
  priceBandIds,
  seriesMax,
  toggleChoice,
} from "./inventory-search.ts";

describe("the query of the inventory", () => {
  test("a filter survives being written and read", () => {
    const filter = {
      search: "lift kit & more",
      brand: "denago",
      series: ["d5 ranger", "ev rover"],
      price: "over-25000",
      seats: ["4", "6"],
      range: "50",
      drive: ["all-wheel"],
      battery: ["lithium"],
      legal: ["street-legal", "unconfirmed"],
      stock: "in",
      sort: "range",
    } as const;
    const parameters = formatInventoryFilter(filter, 3);
    expect(parameters.toString()).toBe(
      "search=lift+kit+%26+more&brand=denago&series=d5+ranger&series=ev+rover&price=over-25000&seats=4&seats=6&range=50&drive=all-wheel&battery=lithium&legal=street-legal&legal=unconfirmed&stock=in&sort=range&page=3",
    );
    expect(parseInventoryFilter(parameters)).toEqual({ filter, page: 3 });
  });

  test("several choices are read in one order, each once, without those that do not exist", () => {
    const given = new URLSearchParams("seats=6&seats=4&seats=6&seats=99&seats=&drive=ALL-WHEEL");
    const { filter } = parseInventoryFilter(given);
    expect(filter).toEqual({ ...noFilter, seats: ["4", "6"], drive: ["all-wheel"] });
    expect(inventoryPath(filter)).toBe("/inventory?seats=4&seats=6&drive=all-wheel");
  });

  test("a choice is added in its place, taken off again, and dropped with its filter", () => {
    const both = toggleChoice({ ...noFilter, seats: ["6"] }, "seats", "2");
    expect(both.seats).toEqual(["2", "6"]);
    expect(toggleChoice(both, "seats", "6").seats).toEqual(["2"]);
    expect(dropFilter(both, "seats")).toEqual(noFilter);
  });

  test("several series are read in alphabetical order, each once, and toggled", () => {
    const { filter } = parseInventoryFilter(
      new URLSearchParams("series=Turfman&series=+ev++Rover&series=&series=turfman"),
    );
    expect(filter).toEqual({ ...noFilter, series: ["ev rover", "turfman"] });
    const three = toggleChoice(filter, "series", "classic");
    expect(inventoryPath(three)).toBe("/inventory?series=classic&series=ev+rover&series=turfman");
    expect(toggleChoice(three, "series", "turfman").series).toEqual(["classic", "ev rover"]);
    const many = Array.from({ length: 99 }, (_, index) => `series=${index}`).join("&");
    expect(parseInventoryFilter(new URLSearchParams(many)).filter.series).toHaveLength(seriesMax);
  });

  test("nothing chosen writes nothing", () => {
    expect(formatInventoryFilter(noFilter, 1).toString()).toBe("");
  });

  test("unknown values count as not chosen", () => {
    const given = new URLSearchParams(
      "brand=ezgo&price=cheap&page=-1&color=red&search=%20%20&sort=up&range=45&stock=no",
    );
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

test("a price band is named by the prices where it begins and ends", () => {
  expect(priceBandIds.map(formatPriceBand)).toEqual([
    "Under $15,000",
    "$15,000 to $25,000",
    "Over $25,000",
  ]);
});
