import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findFacets } from "#domain/catalogue/find-vehicles.ts";
import {
  inventoryPath,
  noFilter,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { listChosen } from "./filter-labels.ts";
import { InventoryFilters } from "./inventory-filters.tsx";

const vehicles = [
  makeVehicle({ category: "EV City", brand: "denago", price: 15_000 }),
  makeVehicle({ category: "D5 Ranger", brand: "evolution", price: 7_000 }),
];

const render = (filter: Partial<InventoryFilter>) =>
  renderToStaticMarkup(
    <InventoryFilters
      filter={{ ...noFilter, ...filter }}
      options={findFacets(vehicles, { ...noFilter, ...filter }, () => []).options}
      matchingCount={2}
      onChange={() => {}}
    />,
  );

/** The labels of the options of one of the selects. */
function readOptions(html: string, name: string): string[] {
  const [, inside = ""] =
    new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  return Array.from(inside.matchAll(/<option[^>]*>([^<]*)</g), ([, label = ""]) => label);
}

/** The boxes of a group: what is beside each, with a "*" when it is ticked. */
function readBoxes(html: string, name: string): string[] {
  const box = new RegExp(
    `<input type="checkbox"[^>]*name="${name}"( checked="")?[^>]*/>([^<]*)<`,
    "g",
  );
  return Array.from(html.matchAll(box), ([, checked, label]) => `${label}${checked ? "*" : ""}`);
}

test("every series can be chosen while no brand is, and those of a chosen brand", () => {
  expect(readBoxes(render({}), "series")).toEqual(["D5 Ranger (1)", "EV City (1)"]);
  expect(readBoxes(render({ brand: "denago" }), "series")).toEqual(["EV City (1)"]);
});

test("several series can be chosen, and stay in sight whatever the brand has", () => {
  const html = render({ brand: "denago", series: ["d5 ranger", "ev city"] });
  expect(readBoxes(html, "series")).toEqual(["D5 Ranger (0)*", "EV City (1)*"]);
  const typed = render({ series: ["ranger"] });
  expect(readBoxes(typed, "series")).toEqual(["ranger (0)*", "D5 Ranger (1)", "EV City (1)"]);
});

test("a price band that no cart is in says so and cannot be chosen", () => {
  const html = render({});
  expect(readOptions(html, "price")).toEqual([
    "Any price",
    "Under $15,000 (1)",
    "$15,000 to $25,000 (1)",
    "Over $25,000 (0)",
  ]);
  expect(html).toMatch(/<option value="over-25000" disabled="">/);
  expect(readOptions(html, "range")).toContain("60 miles or more (0)");
  expect(html).toMatch(/<option value="60" disabled="">/);
});

test("a choice has a box with its count, ticked when chosen, and none when no cart has it", () => {
  const html = render({ seats: ["2"], legal: ["street-legal"] });
  expect(html).toMatch(/name="seats" checked="" value="2"\/>2 seats \(2\)/);
  expect(html).toContain("Street-legal (2)");
  expect(html).not.toContain("4 seats");
  expect(html).not.toContain("All-wheel drive");
});

test("the button of the sheet says how many filters are set in it", () => {
  expect(render({})).toContain(">Filters</button>");
  const html = render({ search: "xl", sort: "price", seats: ["2", "4"], stock: "in" });
  expect(html).toContain(">Filters (2)</button>");
});

test("what is chosen has links to the list without it, and the order of the list has none", () => {
  const filter: InventoryFilter = {
    ...noFilter,
    search: "xl",
    brand: "denago",
    series: ["ev city", "nomad"],
    price: "under-15000",
    seats: ["2", "4"],
    stock: "in",
    sort: "price",
  };
  const { series } = findFacets(vehicles, filter, () => []).options;
  const chips = listChosen(filter, series);
  expect(chips.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    "search: xl",
    "brand: Denago",
    "series: EV City",
    "series: nomad",
    "price: Under $15,000",
    "seats: 2 seats",
    "seats: 4 seats",
    "stock: In stock now",
  ]);
  expect(inventoryPath(chips[2]?.without ?? noFilter)).toBe(
    "/inventory?search=xl&brand=denago&series=nomad&price=under-15000&seats=2&seats=4&stock=in&sort=price",
  );
});
