import { expect, test } from "vitest";
import { compareValues, parseVehicleIds } from "./comparison.ts";

test.each([
  [["a,b,c"], ["a", "b", "c"]],
  [
    ["b", "a"],
    ["b", "a"],
  ],
  [
    ["a,b", "c"],
    ["a", "b", "c"],
  ],
  [["a, A ,a"], ["a"]],
  [["", ",,", "Denago-EV-City"], ["denago-ev-city"]],
  [["../x", "<b>", "a--b", "-a", "x".repeat(101)], []],
])("the ids of %j are %j", (values, ids) => {
  expect(parseVehicleIds(values)).toEqual(ids);
});

test("a list without an end is cut", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `cart-${index}`);
  expect(parseVehicleIds([many.join(",")])).toEqual(many.slice(0, 8));
});

test("values differ when one of them does, whatever their letters' case", () => {
  expect(compareValues("battery", ["Lead Acid", "lead acid", "LEAD ACID "]).isDifferent).toBe(
    false,
  );
  expect(compareValues("battery", ["Lead Acid", "Lead Acid", "Lithium Ion"]).isDifferent).toBe(
    true,
  );
});
