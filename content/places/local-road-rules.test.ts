import { expect, test } from "vitest";
import type { RuleSource } from "#domain/geography/road-rules.ts";
import { findLocalRoadRule, localRoadRules } from "./local-road-rules.ts";
import { states } from "./states.ts";

test("every local rule belongs to a place of ours", () => {
  const places = states.flatMap(({ slug, places: own }) =>
    own.map((place) => `${slug}/${place.slug}`),
  );
  const ruled = localRoadRules.map(({ stateSlug, placeSlug }) => `${stateSlug}/${placeSlug}`);
  expect(ruled.filter((place) => !places.includes(place))).toEqual([]);
  expect(new Set(ruled).size).toBe(ruled.length);
});

test("every local rule has a text, a source with an https URL and the day it was read", () => {
  for (const { text, source, lookedUp } of localRoadRules) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(source.name).not.toBe("");
    expect(source.url ?? "https://").toMatch(/^https:\/\//);
    expect(lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("a local rule read in the ordinance names its section or links to the code", () => {
  const read = localRoadRules.filter(({ status }) => status === "statute");
  const code = /^https:\/\/(?:codelibrary\.amlegal\.com|ecode360\.com)\//;
  const isCited = ({ name, url = "" }: RuleSource) => /§ ?\d/.test(name) || code.test(url);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter(({ source }) => !isCited(source))).toEqual([]);
});

test("no local rule says that something was not found", () => {
  expect(
    localRoadRules.filter(({ text }) => /not found|not verified|could not/i.test(text)),
  ).toEqual([]);
});

test("two towns of the same name in two states do not share a rule", () => {
  expect(findLocalRoadRule("new-jersey", "ocean-city")?.text).toContain("Ocean City");
  expect(findLocalRoadRule("maryland", "ocean-city")?.text).not.toBe(
    findLocalRoadRule("new-jersey", "ocean-city")?.text,
  );
  expect(findLocalRoadRule("ohio", "toledo")).toBeUndefined();
});
