import fc from "fast-check";
import { expect, test } from "vitest";
import { readCartColors, writeCartColors } from "./cart-colors.ts";
import { formatCartColors } from "./cart-colors.ts";
import type { CartPalette } from "./cart-colors.ts";

const color = (id: string) => ({
  id,
  name: id.toUpperCase(),
  swatch: "#000000",
  material: "#000000",
});
const palette: CartPalette = {
  body: [color("red"), color("blue"), color("white")],
  seat: [color("sand"), color("black")],
  roof: [color("black"), color("white")],
};
const standard = { body: "red", seat: "sand", roof: "black" };

test("colors written to a query are read back as they were", () => {
  const pick = (role: keyof CartPalette) => fc.constantFrom(...palette[role].map(({ id }) => id));
  fc.assert(
    fc.property(
      fc.record({ body: pick("body"), seat: pick("seat"), roof: pick("roof") }),
      (choice) => {
        const search = new URLSearchParams(writeCartColors(choice, standard).toString());
        expect(readCartColors(search, palette, standard)).toEqual(choice);
      },
    ),
  );
});

test("an unknown or missing color falls back to the model's own", () => {
  const search = new URLSearchParams("body=<script>&roof=white");
  expect(readCartColors(search, palette, standard)).toEqual({ ...standard, roof: "white" });
});

test("the model's own colors leave the query empty", () => {
  expect(writeCartColors(standard, standard).toString()).toBe("");
  expect(writeCartColors({ ...standard, roof: "white", body: "blue" }, standard).toString()).toBe(
    "body=blue&roof=white",
  );
});

test("a choice is described in words for an inquiry", () => {
  expect(formatCartColors({ ...standard, body: "blue" }, palette)).toBe(
    "BLUE body, SAND seats, BLACK roof",
  );
  expect(() => formatCartColors({ ...standard, seat: "pink" }, palette)).toThrow(RangeError);
});
