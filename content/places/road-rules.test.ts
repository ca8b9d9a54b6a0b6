import { expect, test } from "vitest";
import type { RuleStatement, StateRoadRules } from "#domain/geography/road-rules.ts";
import {
  federalRoadRules,
  findRoadRules,
  roadRulesDisclaimer,
  stateRoadRules,
} from "./road-rules.ts";
import { states } from "./states.ts";

const federal = [
  federalRoadRules.lowSpeedVehicle,
  federalRoadRules.golfCart,
  federalRoadRules.equipment,
];
const statements = [...federal, ...stateRoadRules.flatMap(statementsOf)];

/** A section, chapter or act by its number: §31-19.4-1, 39:4-31.3, 20-121.1, c. 90, ch. 2023-67. */
const citation = /§ ?\d|\bch?s?\. \d|\d+[A-Z]?[:-]\d+[\d.-]*|\bCFR \d|\bFR \d|\bNYCRR \d/;

test("each state has one record, in the order of the states", () => {
  expect(stateRoadRules.map(({ stateSlug }) => stateSlug)).toEqual(states.map(({ slug }) => slug));
  expect(findRoadRules("new-jersey")?.agency).toBe("New Jersey Motor Vehicle Commission");
  expect(findRoadRules("ohio")).toBeUndefined();
});

test("each state answers in at most three sentences what may be driven there, with sources", () => {
  for (const [index, { answer }] of stateRoadRules.entries()) {
    expect(answer.text).toContain(`In ${states[index]?.name}, `);
    expect(answer.text).toMatch(/low-speed vehicle/i);
    expect(answer.text).toMatch(/golf cart/);
    expect(answer.text.split(/\. (?=[A-Z])/).length).toBeLessThanOrEqual(3);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("every statement has a text, a named source and the day it was read", () => {
  for (const { text, source, lookedUp } of statements) {
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(source.name).not.toBe("");
    expect(lookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test("no text says that something was not found", () => {
  const texts = [
    ...statements.map(({ text }) => text),
    ...stateRoadRules.flatMap(({ unconfirmed }) => unconfirmed ?? []),
  ];
  expect(texts.filter((text) => /not found|ask first|not verified/i.test(text))).toEqual([]);
});

test("a statement read in the law names its section", () => {
  const read = statements.filter(({ status }) => status === "statute");
  expect(read.filter(({ source }) => !citation.test(source.name))).toEqual([]);
});

test("every statement links to its source", () => {
  const unlinked = statements.filter(({ source }) => source.url === undefined);
  expect(unlinked.map(({ source, text }) => `${source.name}: ${text}`)).toEqual([]);
});

test("where many sections share the URL of a search, the source says what to look for", () => {
  const searches = /lexisnexis\.com\/hottopics|gateway\.dll/;
  const vague = statements.filter(
    ({ source: { url = "", searchFor } }) => searches.test(url) && !searchFor,
  );
  expect(vague.map(({ source }) => source.name)).toEqual([]);
});

test("a statement read in the law links to whom the state has publish that law", () => {
  const read = statements.filter(({ status }) => status === "statute");
  const hosts = new Set(read.flatMap(({ source: { url } }) => (url ? new URL(url).hostname : [])));
  expect([...hosts].filter((host) => !host.endsWith(".gov")).sort()).toEqual([
    // New York's regulations, which the state itself has online only with a vendor, unofficially.
    "www.law.cornell.edu",
    // The New Jersey Legislature.
    "lis.njleg.state.nj.us",
    // The official code of Georgia, to which the General Assembly links.
    "www.lexisnexis.com",
  ].sort());
});

test("the URL of a source is https", () => {
  const urls = [
    ...statements.flatMap(({ source }) => source.url ?? []),
    ...stateRoadRules.flatMap(({ answer }) => answer.sources.flatMap(({ url }) => url ?? [])),
  ];
  expect(urls.filter((url) => new URL(url).protocol !== "https:")).toEqual([]);
});

test("what is said of golf carts is not said of low-speed vehicles, nor the reverse", () => {
  for (const { golfCart, lowSpeedVehicle } of stateRoadRules) {
    const cartTexts = golfCart.statements.map(({ text }) => text);
    expect(cartTexts.filter((text) => /low-speed|\bLSV/i.test(text))).toEqual([]);
    const lowSpeedTexts = lowSpeedVehicle.statements.map(({ text }) => text);
    expect(
      lowSpeedTexts.filter((text) => /(?<!(?:modified|converted) )golf cart/i.test(text)),
    ).toEqual([]);
  }
});

test("a posted limit in numbers is the one of the statement about roads", () => {
  for (const { golfCart, lowSpeedVehicle } of stateRoadRules) {
    for (const { postedLimitMph, statements: rules } of [golfCart, lowSpeedVehicle]) {
      if (postedLimitMph === null) continue;
      const roads = rules.filter(({ topic }) => topic === "roads");
      expect(roads.map(({ text }) => text).join(" ")).toContain(`${postedLimitMph} mph`);
    }
  }
});

test("what could not be confirmed is one sentence that says whom to ask", () => {
  for (const { unconfirmed } of stateRoadRules) {
    if (unconfirmed === undefined) continue;
    expect(unconfirmed).toMatch(
      /^We could not confirm [^.]*(?:\.\d[^.]*)*; ask the (?:town clerk|state’s motor vehicle agency)\.$/,
    );
  }
});

test("the federal record lists the ten pieces of equipment of 49 CFR 571.500", () => {
  expect(federalRoadRules.equipmentItems).toHaveLength(10);
});

test("the disclaimer says that this is not legal advice", () => {
  expect(roadRulesDisclaimer).toContain("not legal advice");
});

function statementsOf({ golfCart, lowSpeedVehicle }: StateRoadRules): RuleStatement[] {
  return [...golfCart.statements, ...lowSpeedVehicle.statements];
}
