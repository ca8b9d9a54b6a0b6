import type {
  FederalRoadRules,
  RuleSource,
  RuleStatement,
  StateRoadRules,
} from "#domain/geography/road-rules.ts";
import { connecticutRoadRules } from "./road-rules/connecticut.ts";
import { delawareRoadRules } from "./road-rules/delaware.ts";
import { floridaRoadRules } from "./road-rules/florida.ts";
import { georgiaRoadRules } from "./road-rules/georgia.ts";
import { maineRoadRules } from "./road-rules/maine.ts";
import { marylandRoadRules } from "./road-rules/maryland.ts";
import { massachusettsRoadRules } from "./road-rules/massachusetts.ts";
import { newHampshireRoadRules } from "./road-rules/new-hampshire.ts";
import { newJerseyRoadRules } from "./road-rules/new-jersey.ts";
import { newYorkRoadRules } from "./road-rules/new-york.ts";
import { northCarolinaRoadRules } from "./road-rules/north-carolina.ts";
import { rhodeIslandRoadRules } from "./road-rules/rhode-island.ts";
import { southCarolinaRoadRules } from "./road-rules/south-carolina.ts";
import { virginiaRoadRules } from "./road-rules/virginia.ts";

export const roadRulesDisclaimer =
  "This is not legal advice. We read copies of the law on the dates shown with the rules. Laws change, and towns add rules of their own.";

const federalLookedUp = "2026-11-20";

function say(text: string, source: RuleSource): RuleStatement {
  return { text, source, lookedUp: federalLookedUp, status: "statute" };
}

const definition: RuleSource = {
  name: "49 CFR 571.3",
  url: "https://www.ecfr.gov/current/title-49/section-571.3",
};
const standard: RuleSource = {
  name: "49 CFR 571.500, S5",
  url: "https://www.ecfr.gov/current/title-49/section-571.500",
};
const finalRule: RuleSource = {
  name: "63 FR 33194 (June 17, 1998)",
  url: "https://www.govinfo.gov/content/pkg/FR-1998-06-17/html/98-16003.htm",
};

export const federalRoadRules: FederalRoadRules = {
  lowSpeedVehicle: say(
    "A low-speed vehicle has four wheels, can go faster than 20 mph but not faster than 25, and has a gross weight rating under 3,000 pounds.",
    definition,
  ),
  golfCart: say(
    "A golf cart that cannot go faster than 20 mph is outside the federal standard, so the state and the town decide. A cart that can go faster is a motor vehicle under federal law and must meet the standard, even if it was changed after it was built.",
    finalRule,
  ),
  equipment: say(
    "A low-speed vehicle must have the equipment below. Later amendments added rear visibility and an alert sound.",
    standard,
  ),
  equipmentItems: [
    "headlamps",
    "front and rear turn signal lamps",
    "tail lamps",
    "stop lamps",
    "red reflectors: one on each side toward the rear and one on the rear",
    "an exterior mirror on the driver's side, and either one on the passenger's side or an interior mirror",
    "a parking brake",
    "a windshield (49 CFR 571.205)",
    "a 17-character vehicle identification number (49 CFR part 565)",
    "a Type 1 or Type 2 seat belt at each seat",
  ],
};

/** One record a state, in the order of the states, Maine to Florida. */
export const stateRoadRules: readonly StateRoadRules[] = [
  maineRoadRules,
  newHampshireRoadRules,
  massachusettsRoadRules,
  rhodeIslandRoadRules,
  connecticutRoadRules,
  newYorkRoadRules,
  newJerseyRoadRules,
  delawareRoadRules,
  marylandRoadRules,
  virginiaRoadRules,
  northCarolinaRoadRules,
  southCarolinaRoadRules,
  georgiaRoadRules,
  floridaRoadRules,
];

/** The road rules of the state with this slug, such as "new-jersey". */
export function findRoadRules(stateSlug: string): StateRoadRules | undefined {
  return stateRoadRules.find((rules) => rules.stateSlug === stateSlug);
}
