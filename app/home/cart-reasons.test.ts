import { expect, test } from "vitest";
import { featuredVehicles } from "#content/pages/words/home.ts";
import { listReasons } from "./cart-reasons.ts";

const { reasons } = featuredVehicles;

function makeCart(id: string, price: number, range: string, streetLegal = "unconfirmed" as const) {
  return { id, price, streetLegal, specifications: { range } };
}

const low = makeCart("low", 9_995, "42 miles");
const long = makeCart("long", 15_595, "50 miles");
const plated = { ...makeCart("plated", 15_000, "40 miles"), streetLegal: "lsv" as const };

test("each featured cart says what tells it from the others", () => {
  expect(listReasons([low, plated, long])).toEqual({
    low: reasons.price,
    plated: reasons.plates,
    long: reasons.range,
  });
});

test("carts of one price or one range are not told apart by it, nor is a cart alone", () => {
  expect(listReasons([low, { ...low, id: "same" }])).toEqual({});
  expect(listReasons([low])).toEqual({});
  expect(listReasons([low, { ...long, specifications: { range: "Ask us" } }])).toEqual({
    low: reasons.range,
  });
});
