import { expect, test } from "vitest";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";
import { cartsPerPage, findCarts, formatCartQuery, parseCartQuery } from "./cart-query.ts";

const parse = (query: string) => parseCartQuery(new URLSearchParams(query));

test("the list is searched by words of name, series and address, and keeps places of the whole list", () => {
  const vehicles = [
    makeVehicle({ id: "a-1", name: "DENAGO CITY", category: "EV City" }),
    makeVehicle({ id: "b-2", name: "RANGER", category: "D5 Ranger", isHidden: true }),
  ];
  const find = (query: string) =>
    findCarts(vehicles, parse(query)).carts.map(({ vehicle, place }) => `${place} ${vehicle.id}`);
  expect(find("search=ranger+d5")).toEqual(["2 b-2"]);
  expect(find("search=A-1")).toEqual(["1 a-1"]);
  expect(find("show=hidden")).toEqual(["2 b-2"]);
  expect(find("show=everything")).toEqual(["1 a-1", "2 b-2"]);
  expect(find("search=ranger&show=new")).toEqual([]);
});

test("a page has so many, and the count is that of all pages", () => {
  const vehicles = makeVehicles(cartsPerPage + 10);
  const { carts, total } = findCarts(vehicles, parse("page=2"));
  expect([carts.length, carts[0]?.place, total]).toEqual([10, cartsPerPage + 1, cartsPerPage + 10]);
});

test("the query of a page reads as it was written", () => {
  for (const query of ["", "?search=city+cart&show=hidden&page=3", "?show=no-photo"]) {
    expect(formatCartQuery(parse(query))).toBe(query);
  }
  expect(parse("page=-1&show=constructor")).toEqual({ search: "", show: "", page: 1 });
});
