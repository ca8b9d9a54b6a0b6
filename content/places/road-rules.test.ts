import { expect, test } from "vitest";
import type { RuleStatement, StateRoadRules } from "#domain/geography/road-rules.ts";
import {
  federalRoadRules,
  findRoadRules,
  roadRulesDisclaimer,
  roadRulesLookedUp,
  stateRoadRules,
} from "./road-rules.ts";
import { states } from "./states.ts";

const federal = [
  federalRoadRules.lowSpeedVehicle,
  federalRoadRules.golfCart,
  federalRoadRules.equipment,
];

test("each state has one record, in the order of the states", () => {
  expect(stateRoadRules.map(({ stateSlug }) => stateSlug)).toEqual(states.map(({ slug }) => slug));
  expect(findRoadRules("new-jersey")?.agency).toBe("New Jersey Motor Vehicle Commission");
  expect(findRoadRules("ohio")).toBeUndefined();
});

test("every statement carries the day it was looked up and is not confirmed", () => {
  const statements = [...federal, ...stateRoadRules.flatMap(statementsOf)];
  expect(roadRulesLookedUp).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(statements).toHaveLength(federal.length + states.length * 10);
  for (const { lookedUp, status } of statements) {
    expect([lookedUp, status]).toEqual([roadRulesLookedUp, "not confirmed"]);
  }
});

test("a statement without a source says it was not found and names the agency to ask", () => {
  for (const rules of stateRoadRules) {
    const unsourced = statementsOf(rules).filter(({ source }) => source === null);
    for (const { text } of unsourced) {
      expect(text).toBe(`Not found: ask the motor vehicle agency (${rules.agency}).`);
    }
  }
});

test("a statement with a source says more than that nothing was found", () => {
  const sourced = stateRoadRules.flatMap(statementsOf).filter(({ source }) => source !== null);
  expect(sourced.filter(({ text }) => text.startsWith("Not found"))).toEqual([]);
  expect(sourced.filter(({ source }) => source?.name === "")).toEqual([]);
  expect(federal.filter(({ source }) => source === null)).toEqual([]);
});

test("the URL of a source is https", () => {
  const statements = [...federal, ...stateRoadRules.flatMap(statementsOf)];
  const urls = statements.flatMap(({ source }) => source?.url ?? []);
  expect(urls.filter((url) => new URL(url).protocol !== "https:")).toEqual([]);
});

test("a posted limit in numbers never stands without the statement it comes from", () => {
  const vehicles = stateRoadRules.flatMap(({ golfCart, lowSpeedVehicle }) => [
    golfCart,
    lowSpeedVehicle,
  ]);
  const numbered = vehicles.filter(({ postedLimitMph }) => postedLimitMph !== null);
  for (const { postedLimitMph, postedLimit } of numbered) {
    expect(postedLimit.source).not.toBeNull();
    expect(postedLimit.text).toContain(`${postedLimitMph} mph`);
  }
});

test("the federal record lists the ten pieces of equipment of 49 CFR 571.500", () => {
  expect(federalRoadRules.equipmentItems).toHaveLength(10);
});

test("the disclaimer says that this is not legal advice", () => {
  expect(roadRulesDisclaimer).toContain("not legal advice");
});

function statementsOf({ golfCart, lowSpeedVehicle }: StateRoadRules): RuleStatement[] {
  return [golfCart, lowSpeedVehicle].flatMap((rules) => [
    rules.postedLimit,
    rules.license,
    rules.registration,
    rules.equipment,
    rules.localOrdinances,
  ]);
}
