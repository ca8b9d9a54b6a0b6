import { expect, test } from "vitest";
import { listReasons } from "./cart-reasons.ts";

function makeCart(id: string, price: number, range: string) {
  return {
    id,
    price,
    streetLegal: "unconfirmed" as const,
    specifications: { range, seatingCapacity: 4 },
  };
}

const low = makeCart("low", 9_995, "42 miles");
const long = makeCart("long", 15_595, "50 miles");
const plated = { ...makeCart("plated", 15_000, "40 miles"), streetLegal: "lsv" as const };

test("each featured cart says what tells it from the others", () => {
  expect(listReasons([low, plated, long])).toEqual({
    low: "Family cart under $10,000",
    plated: "Street-legal",
    long: "Longest range of the three",
  });
});

test("carts of one price or one range are not told apart by it, nor is a cart alone", () => {
  expect(listReasons([low, { ...low, id: "same" }])).toEqual({});
  expect(listReasons([low])).toEqual({});
  expect(
    listReasons([low, { ...long, specifications: { ...long.specifications, range: "Ask us" } }]),
  ).toEqual({
    low: "Longest range of the two",
  });
});
