import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findFacets } from "#domain/catalogue/find-vehicles.ts";
import { noFilter, type InventoryFilter } from "#domain/catalogue/inventory-search.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
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
      onClear={() => {}}
    />,
  );

/** The labels of the options of one of the selects. */
function readOptions(html: string, name: string): string[] {
  const [, inside = ""] =
    new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`).exec(html) ?? [];
  return Array.from(inside.matchAll(/<option[^>]*>([^<]*)</g), ([, label = ""]) => label);
}

test("every series can be chosen while no brand is, and those of a chosen brand", () => {
  expect(readOptions(render({}), "series")).toEqual(["All series", "D5 Ranger (1)", "EV City (1)"]);
  expect(readOptions(render({ brand: "denago" }), "series")).toEqual(["All series", "EV City (1)"]);
});

test("a series that was chosen stays in sight, whatever the brand has", () => {
  const html = render({ brand: "denago", series: "d5 ranger" });
  expect(readOptions(html, "series")).toEqual(["All series", "D5 Ranger (0)", "EV City (1)"]);
  expect(html).toContain('<option value="d5 ranger" selected="">');
  const typed = render({ series: "ranger" });
  expect(readOptions(typed, "series")).toEqual([
    "All series",
    "ranger",
    "D5 Ranger (1)",
    "EV City (1)",
  ]);
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
