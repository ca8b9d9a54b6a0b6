import { expect, test } from "vitest";
import { findProblems, findQueryProblems } from "./inventory-query.ts";

const offset = { allows: (value: string) => /^\d+$/.test(value), text: "is a whole number" };
const check = (query: string) => findQueryProblems(new URLSearchParams(query), { offset });

test.each([
  "",
  "search=xl&brand=denago&series=d5+ranger&price=under-15000&page=2",
  "seats=4&seats=6&range=50&drive=all-wheel&battery=lithium&legal=unconfirmed&stock=in&sort=price",
  "brand=DENAGO",
  "brand=&price=&series=&search=&page=",
  "_=1763800000&utm_source=mail&utm_campaign=spring",
  "offset=100",
  `search=${"x".repeat(100)}`,
])("%j is a query of the inventory", (query) => {
  expect(check(query)).toEqual({});
});

test("an unknown parameter is named together with those that are known", () => {
  const expected =
    "is not known here; known are search, brand, series, price, seats, range, drive, battery, legal, stock, sort, page and offset";
  expect(check("color=red&brand=denago")).toEqual({ color: expected });
  expect(check("Brand=denago&in_stock=1")).toEqual({ Brand: expected, in_stock: expected });
});

test.each([
  ["brand=foo", { brand: "is denago or evolution" }],
  ["price=cheap", { price: "is under-15000, 15000-to-25000 or over-25000" }],
  ["seats=4&seats=21", { seats: "is a whole number from 1 to 20" }],
  ["drive=rear", { drive: "is two-wheel or all-wheel" }],
  ["range=45", { range: "is 30, 40, 50 or 60" }],
  ["sort=price&sort=name", { sort: "is given more than once" }],
  ["price=toString", { price: "is under-15000, 15000-to-25000 or over-25000" }],
  ["page=0", { page: "is a whole number from 1 to 100000" }],
  ["page=1.5", { page: "is a whole number from 1 to 100000" }],
  ["page=100001", { page: "is a whole number from 1 to 100000" }],
  [`search=${"x".repeat(101)}`, { search: "has at most 100 characters" }],
  [`series=${"x".repeat(101)}`, { series: "has at most 100 characters" }],
  ["offset=-1", { offset: "is a whole number" }],
  ["brand=denago&brand=evolution", { brand: "is given more than once" }],
])("%j is answered with what is allowed", (query, problems) => {
  expect(check(query)).toEqual(problems);
});

test("every value that names a choice is allowed, and no name of an object's own is a parameter", () => {
  for (const price of ["under-15000", "15000-to-25000", "over-25000"]) {
    expect(check(`price=${price}`)).toEqual({});
  }
  expect(Object.keys(check("constructor=1&hasOwnProperty=1"))).toHaveLength(2);
});

test("where no parameter is known, each one is named", () => {
  const problems = findProblems(new URLSearchParams("seats=6&_=1&utm_source=mail"), {});
  expect(problems).toEqual({ seats: "is not known here; nothing is" });
});

test("a query of a thousand unknown names is answered with ten of them, cut short", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `${"n".repeat(500)}${index}`);
  const problems = check(names.map((name) => `${index(name)}${name}=1`).join("&"));
  expect(Object.keys(problems)).toHaveLength(10);
  expect(Object.keys(problems).every((name) => name.length <= 50)).toBe(true);
});

/** The number at the end of a name, so that names differ from their beginning on. */
function index(name: string): string {
  return /\d+$/.exec(name)?.[0] ?? "";
}
