import { expect, test } from "vitest";
import { states } from "#content/places/states.ts";
import { findRoadRules } from "#content/places/road-rules.ts";
import { buildDrivingAnswer, buildStateVerdicts } from "./driving-answer.ts";

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
  const { figure, lines, text } = answerFor("delaware", "lewes");
  expect(figure).toBe("Only with plates");
  expect(lines).toEqual([
    { label: "Low-speed vehicle", amount: "roads up to 35 mph" },
    { label: "Golf cart", amount: "not on public streets" },
  ]);
  expect(text).toBe(
    "Divided highways such as Coastal Highway may only be crossed. To get plates, ask us for your cart's certificate.",
  );
});

test("plates are said to be the only way just where no golf cart may be driven without them", () => {
  const figureOf = (stateSlug: string, placeSlug: string) => answerFor(stateSlug, placeSlug).figure;
  expect(figureOf("new-jersey", "cape-may")).toBe("Only with plates");
  expect(figureOf("maryland", "ocean-city")).toBe("On some roads");
  expect(figureOf("georgia", "darien")).toBe("On some roads");
  for (const { slug, places } of states) {
    const { figure, lines = [] } = answerFor(slug, places.at(-1)?.slug ?? "");
    const golfCart = lines.find(({ label }) => label === "Golf cart")?.amount ?? "";
    expect(/^(not|private roads only)/.test(golfCart), slug).toBe(figure === "Only with plates");
  }
});

test("a place's own rule comes first, before the rest of its state's answer, and no state's answer in short is without its golf carts", () => {
  expect(answerFor("new-jersey", "cape-may").text).toMatch(
    /^Cape May posts .* use them\. To get plates/,
  );
  expect(answerFor("new-jersey", "ocean-city").text).toMatch(/^Ocean City allows .* Up to 35 mph/);
  for (const { slug, places } of states) {
    const { lines, text } = answerFor(slug, places.at(0)?.slug ?? "");
    const all = [...(lines ?? []).map(({ label }) => label), text].join(" ");
    expect(all, slug).toMatch(/golf cart/i);
    expect(all, slug).toMatch(/low-speed vehicle/i);
  }
});

test("a state's verdicts say of each kind of vehicle what is known of it, and nothing of the other", () => {
  const verdictsOf = (slug: string) => buildStateVerdicts(findRoadRules(slug)!);
  expect(verdictsOf("new-jersey")).toEqual({
    lowSpeedVehicle: {
      vehicle: "Low-speed vehicle",
      text: "Yes, with plates",
      more: "On roads posted up to 25 mph. Up to 35 mph where the town, the county or the state allows it.",
    },
    golfCart: {
      vehicle: "Golf cart",
      text: "On private roads",
      more: "Your town may allow more.",
    },
  });
  expect(verdictsOf("new-hampshire").golfCart.more).toMatch(/^An ordinary golf cart/);
  expect(verdictsOf("delaware").golfCart.text).toBe("No, not on public streets");
  for (const { slug } of states) {
    const { lowSpeedVehicle, golfCart } = verdictsOf(slug);
    expect(lowSpeedVehicle.more, slug).not.toMatch(/golf cart/i);
    expect(golfCart.text, slug).toMatch(/^(?:Yes|No), |^On private roads$/);
  }
});
