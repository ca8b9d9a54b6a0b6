import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  listFilterOptions,
  noFilter,
  type InventoryFilter,
} from "#domain/catalogue/inventory-search.ts";
import { makeVehicle } from "#tests/fixtures/vehicles.ts";
import { InventoryFilters } from "./inventory-filters.tsx";

const options = listFilterOptions([
  makeVehicle({ category: "EV City", brand: "denago", price: 15_000 }),
  makeVehicle({ category: "D5 Ranger", brand: "evolution", price: 7_000 }),
]);

const render = (filter: Partial<InventoryFilter>) =>
  renderToStaticMarkup(
    <InventoryFilters
      filter={{ ...noFilter, ...filter }}
      options={options}
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
  expect(readOptions(render({}), "series")).toEqual(["All series", "D5 Ranger", "EV City"]);
  expect(readOptions(render({ brand: "denago" }), "series")).toEqual(["All series", "EV City"]);
});

test("a series that was chosen stays in sight, whatever the brand has", () => {
  const html = render({ brand: "denago", series: "d5 ranger" });
  expect(readOptions(html, "series")).toEqual(["All series", "D5 Ranger", "EV City"]);
  expect(html).toContain('<option value="d5 ranger" selected="">');
  const typed = render({ series: "ranger" });
  expect(readOptions(typed, "series")).toEqual(["All series", "ranger", "D5 Ranger", "EV City"]);
});

test("a price band that no cart is in says so and cannot be chosen", () => {
  const html = render({});
  expect(readOptions(html, "price")).toEqual([
    "Any price",
    "Under $15,000",
    "$15,000 to $25,000",
    "Over $25,000 (0)",
  ]);
  expect(html).toMatch(/<option value="over-25000" disabled="">/);
  expect(html.match(/ disabled=""/g)).toHaveLength(1);
});
