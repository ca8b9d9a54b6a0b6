import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { buildDrivingAnswer } from "./driving-answer.ts";

function answerFor(stateSlug: string, placeSlug: string) {
  const state = states.find(({ slug }) => slug === stateSlug);
  if (!state) throw new Error(`No state ${stateSlug}`);
  return buildDrivingAnswer(state, placeSlug);
}

test("where a town bans low-speed vehicles, the short answer is not the state's speed limit", () => {
  const { figure, text } = answerFor("delaware", "fenwick-island");
  expect(figure).toBe("Not on the town's streets");
  expect(text).toContain("The fine is $100. Under state law, a low-speed vehicle with plates");
});

test("a place without a rule of its own has the answer of its state", () => {
  const { figure, text } = answerFor("delaware", "lewes");
  expect(figure).toBe("Low-speed vehicles on roads up to 35 mph");
  expect(text).toMatch(/^In Delaware, a low-speed vehicle with plates/);
});
