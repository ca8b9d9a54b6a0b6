import { expect, test } from "vitest";
import { readCurrentFacts } from "./current-facts.ts";
import {
  acceptFacts,
  findDifferences,
  formatDifference,
  readSpecificationFile,
  type SpecificationFile,
} from "./specification-file.ts";

const advice =
  "This differs from the specification. When the new value is meant, accept it: npm run facts:accept";

test("prices, fees, hours and counts are the specification's, or were accepted since", () => {
  const differences = findDifferences(readSpecificationFile(), readCurrentFacts());
  expect(differences.map(formatDifference), advice).toEqual([]);
});

const file: SpecificationFile = {
  specification: { fee: 25, hours: "9 to 5", saving: null },
  accepted: {},
};
const specified = { fee: 25, hours: "9 to 5", saving: null };

test("what only content has is not compared", () => {
  expect(findDifferences(file, { ...specified, newFee: 5 })).toEqual([]);
});

test("a difference names the path, the specification's value and the current one", () => {
  const [difference, ...more] = findDifferences(file, { ...specified, fee: 30 });
  expect(more).toEqual([]);
  expect(difference && formatDifference(difference)).toBe(
    "fee: the specification says 25, content says 30",
  );
});

test("a fact that is gone differs", () => {
  expect(findDifferences(file, { fee: 25, saving: null })).toEqual([
    { path: "hours", specified: "9 to 5", current: null },
  ]);
});

test("an accepted value differs no more, and what the specification says is not lost", () => {
  const current = { fee: 30, saving: 2 };
  const accepted = acceptFacts(file, current, "2026-11-22");
  expect(findDifferences(accepted, current)).toEqual([]);
  expect(accepted.specification).toEqual(file.specification);
  expect(accepted.accepted).toEqual({
    fee: { value: 30, on: "2026-11-22" },
    hours: { value: null, on: "2026-11-22" },
    saving: { value: 2, on: "2026-11-22" },
  });
});

test("a second change of an accepted fact is noticed and can be accepted in its turn", () => {
  const once = acceptFacts(file, { ...specified, fee: 30 }, "2026-11-22");
  const later = { ...specified, fee: 35 };
  expect(findDifferences(once, later)).toEqual([{ path: "fee", specified: 25, current: 35 }]);
  expect(acceptFacts(once, later, "2026-12-01").accepted).toEqual({
    fee: { value: 35, on: "2026-12-01" },
  });
});

test("a value that is the specification's again needs no acceptance", () => {
  const once = acceptFacts(file, { ...specified, fee: 30 }, "2026-11-22");
  expect(findDifferences(once, specified)).toHaveLength(1);
  expect(acceptFacts(once, specified, "2026-12-01")).toEqual(file);
});
