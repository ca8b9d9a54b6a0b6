import { expect, test } from "vitest";
import { storageTerms } from "#content/dealership/storage-terms.ts";
import { countMonths, estimateStorage, type StorageRequest } from "./storage-estimate.ts";

const stay = (from: string, to: string, extras: Partial<StorageRequest> = {}) =>
  estimateStorage(
    { space: "indoor", from, to, hasMaintenance: false, hasPreparation: false, ...extras },
    storageTerms,
  );

test.each([
  ["2026-12-01", "2026-12-02", 1],
  ["2026-12-01", "2027-01-01", 1],
  ["2026-12-01", "2027-01-02", 2],
  ["2027-01-31", "2027-02-28", 1],
  ["2027-01-31", "2027-03-01", 2],
])("from %s to %s is %d months, a month begun counted in full", (from, to, months) => {
  expect(countMonths(from, to)).toBe(months);
});

test("a whole winter costs less at the season's price than by the month", () => {
  const estimate = stay("2026-11-25", "2027-04-15");
  expect(estimate).toMatchObject({ months: 5, cheaper: "month", totalDollars: 625 });
  const longer = stay("2026-10-15", "2027-04-15");
  expect(longer.byMonth.dollars).toBe(750);
  expect(longer.bySeason?.dollars).toBe(650);
  expect(longer).toMatchObject({ months: 6, cheaper: "season", totalDollars: 650 });
});

test("months fill what is left before and after a season", () => {
  const { bySeason, byMonth, cheaper } = stay("2026-10-01", "2027-05-01");
  expect(bySeason?.parts.map(({ kind, dollars }) => [kind, dollars])).toEqual([
    ["months", 125],
    ["season", 650],
    ["months", 125],
  ]);
  expect(byMonth.dollars).toBe(875);
  expect(cheaper).toBe("month");
});

test("of a whole year only the season that pays is taken", () => {
  const { bySeason, byMonth } = stay("2026-10-15", "2027-10-15", { space: "covered" });
  expect(byMonth.dollars).toBe(900);
  expect(bySeason?.parts.map(({ kind, dollars }) => [kind, dollars])).toEqual([
    ["season", 400],
    ["months", 450],
  ]);
});

test("a season that the stay only begins is left to months", () => {
  const { bySeason } = stay("2026-10-15", "2027-06-01");
  expect(bySeason?.parts.map(({ kind, dollars }) => [kind, dollars])).toEqual([
    ["season", 650],
    ["months", 250],
  ]);
});

test("between the seasons there is no season's price", () => {
  expect(stay("2027-04-15", "2027-05-01")).toMatchObject({ bySeason: null, cheaper: "month" });
});

test("maintenance is paid for every month and preparation once", () => {
  const estimate = stay("2026-10-15", "2027-04-15", { hasMaintenance: true, hasPreparation: true });
  expect(estimate).toMatchObject({ maintenanceDollars: 300, preparationDollars: 150 });
  expect(estimate.totalDollars).toBe(650 + 300 + 150);
});

test("a stay that ends before it begins is refused", () => {
  expect(() => stay("2027-04-15", "2027-04-15")).toThrow(RangeError);
});
