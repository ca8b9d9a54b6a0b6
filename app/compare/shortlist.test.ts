import { expect, test } from "vitest";
import { addToShortlist, parseShortlist } from "./shortlist.ts";

const cart = (id: string) => ({ id, name: id.toUpperCase() });

test("what a browser stored is read, at most four carts and each once", () => {
  const stored = ["a", "b", "a", "c", "d", "e"].map(cart);
  expect(parseShortlist(JSON.stringify(stored))).toEqual(["a", "b", "c", "d"].map(cart));
});

test.each([null, "", "{", "7", "null", '[null,1,{"id":"a"}]', '[{"id":"../x","name":"x"}]'])(
  "%j in the storage is an empty shortlist",
  (stored) => {
    expect(parseShortlist(stored)).toEqual([]);
  },
);

test("a fifth cart takes the place of the oldest, and one that is there comes last", () => {
  const four = ["a", "b", "c", "d"].map(cart);
  expect(addToShortlist(four, cart("e"))).toEqual(["b", "c", "d", "e"].map(cart));
  expect(addToShortlist(four, cart("b"))).toEqual(["a", "c", "d", "b"].map(cart));
});
