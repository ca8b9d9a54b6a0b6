import { expect, test } from "vitest";
import { formatCents, formatDollars } from "./money.ts";

test("whole dollars have a thousands separator and no decimals", () => {
  expect(formatDollars(10_495)).toBe("$10,495");
  expect(formatDollars(0)).toBe("$0");
});

test("cents show two decimals, or none when the amount is whole dollars", () => {
  expect(formatCents(228_34)).toBe("$228.34");
  expect(formatCents(116_70)).toBe("$116.70");
  expect(formatCents(150_00)).toBe("$150");
  expect(formatCents(123_456_00)).toBe("$123,456");
});

test("an amount that would have to be rounded is refused", () => {
  expect(() => formatDollars(10.5)).toThrow("10.5 is not an amount of whole dollars");
  expect(() => formatDollars(Number.NaN)).toThrow(RangeError);
  expect(() => formatCents(10.5)).toThrow("10.5 is not an amount of whole cents");
});
