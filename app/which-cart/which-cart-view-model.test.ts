import { expect, test } from "vitest";
import { formatCartAnswers, readCartAnswers } from "#content/pages/cart-questions.ts";
import { formatAnswersText } from "#content/pages/words/which-cart.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { buildShortlist } from "./which-cart-view-model.ts";

const read = (query: string) => readCartAnswers(new URLSearchParams(query));

function listReasons(query: string, delivery: { dollars: number } | null = null): string[] {
  const shortlist = buildShortlist(catalogue as Vehicle[], read(query), delivery);
  return shortlist?.carts[0]?.reasons.map(({ text }) => text) ?? [];
}

test("without an answer nothing is shortlisted", () => {
  expect(buildShortlist(catalogue as Vehicle[], {}, null)).toBeNull();
});

test("reasons name the catalogue's figures beside the visitor's", () => {
  expect(listReasons("riders=6&miles=12&budget=12000")).toEqual([
    "Seats 6",
    "Range 38 miles: more than three times your 12 miles a day",
    "$9,595, $2,405 under your limit",
  ]);
  expect(listReasons("riders=6&miles=19&budget=9595")).toEqual([
    "Seats 6",
    "Range 38 miles: twice your 19 miles a day",
    "$9,595, exactly your limit",
  ]);
});

test("with a chosen place the budget is compared with the price delivered there", () => {
  expect(listReasons("riders=6&budget=12000", { dollars: 510 })).toContain(
    "About $10,105 with delivery, $1,895 under your limit",
  );
  expect(listReasons("riders=6&budget=10000", { dollars: 510 })).toContain(
    "About $10,105 with delivery, $105 over your limit",
  );
  expect(listReasons("riders=6&budget=12000", { dollars: 0 })).toContain(
    "$9,595, $2,405 under your limit",
  );
});

test("what does not fit is said with the figure that is missing", () => {
  const reasons = listReasons("riders=8&miles=99&budget=9000");
  expect(reasons).toContain("Range 60 miles: not enough for 99 miles on one charge");
  expect(reasons).toContain("$11,995, $2,995 over your limit");
});

test("only answers are read from a query, a price also as people write it", () => {
  expect(read("riders=3&where=ohio&miles=0&ground=lava&budget=-5&topic=x")).toEqual({});
  expect(read("budget=%2410%2C000&miles=12&where=new-jersey&riders=4&ground=soft")).toEqual({
    riders: "4",
    where: "new-jersey",
    miles: "12",
    ground: "soft",
    budget: "10000",
  });
  expect(formatCartAnswers(read("budget=9000&riders=2"))).toBe("riders=2&budget=9000");
});

test("the answers are in words what an inquiry is about", () => {
  expect(
    formatAnswersText(read("riders=4&where=new-jersey&miles=12&ground=soft&budget=9000")),
  ).toBe(
    "Which cart? 3 or 4 riders; On roads in New Jersey; 12 miles a day; Sand, wet grass or hills; up to $9,000",
  );
});
