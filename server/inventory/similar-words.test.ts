import { expect, test } from "vitest";
import seed from "#content/vehicles/catalogue.json" with { type: "json" };
import { searchVehicles } from "#domain/catalogue/find-vehicles.ts";
import { noFilter } from "#domain/catalogue/inventory-search.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { findSimilar } from "./similar-words.ts";

const catalogue = seed as Vehicle[];
const find = (search: string, vehicles = catalogue) =>
  searchVehicles(vehicles, { ...noFilter, search }, findSimilar);

/** What a search must find first, and how many in all, computed from the catalogue. */
const expected: readonly [search: string, isFound: (vehicle: Vehicle) => boolean][] = [
  ["maverik", ({ name }) => name.includes("Maverick")],
  ["6 seater", ({ specifications }) => specifications.seatingCapacity === 6],
  ["lithium", ({ specifications }) => specifications.batteryType === "Lithium Ion"],
  ["under 12000", ({ price }) => price < 12_000],
  ["below $10k", ({ price }) => price < 10_000],
  ["4wd", ({ features }) => features.includes("All-wheel drive")],
  ["rangr", ({ name }) => name.includes("Ranger")],
  ["ranegr", ({ name }) => name.includes("Ranger")],
  ["evoluton", ({ brand }) => brand === "evolution"],
  [
    "6 seat golf cart under $10,000",
    ({ price, specifications }) => price < 10_000 && specifications.seatingCapacity === 6,
  ],
  ["zeppelin", () => false],
  ["tractor", () => false],
];

test.each(expected)("%j finds what a shopper means by it, and nothing else", (search, isFound) => {
  const ids = find(search).map(({ id }) => id);
  const meant = catalogue.filter(isFound).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(meant.toSorted());
});

test.each([
  ["utility", "evolution-turfman-200"],
  ["denago rover xl", "denago-ev-rover-xl"],
  ["street legal", "denago-ev-city"],
  ["six seat rover", "denago-ev-rover-xl"],
])("%j finds %s first", (search, id) => {
  expect(find(search)[0]?.id).toBe(id);
});

test("what the specification's own rule finds comes first, then what is only like it", () => {
  const searches = [
    "ranger",
    "lithium",
    "rover xl",
    "household",
    "wooded lot",
    "two seats",
    "work",
  ];
  for (const search of searches) {
    const isLiteral = ({ name, description }: Vehicle) =>
      `${name}\n${description}`.toLowerCase().includes(search);
    const found = find(search);
    const literal = catalogue.filter(isLiteral);
    expect(literal.length, search).toBeGreaterThan(0);
    expect(found.slice(0, literal.length), search).toEqual(literal);
  }
});

test("a cart whose words name other seats is found all the same, after those with such seats", () => {
  const found = find("six seat");
  const seats = found.map(({ specifications }) => specifications.seatingCapacity);
  expect(seats).toEqual([6, 6, 6, 6, 2]);
  expect(found.at(-1)?.description).toContain("six seat");
});
