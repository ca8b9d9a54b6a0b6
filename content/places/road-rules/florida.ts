import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

/** Of a section's number, its text at Online Sunshine, the legislature's own site. */
function section(number: string): RuleSource {
  const [chapter = ""] = number.split(".");
  const folder = `${chapter.slice(0, 1)}00`.padStart(4, "0");
  const range = `${folder}-0${chapter.slice(0, 1)}99`;
  return {
    name: `Fla. Stat. §${number}`,
    url: `https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${range}/0${chapter}/Sections/0${number}.html`,
  };
}

const golfCarts = section("316.212");
const retirement = section("316.2125");
const lowSpeed = section("316.2122");
const beaches = section("161.58");
const senateSummary: RuleSource = {
  name: "Florida Senate summary of HB 949 (2023)",
  url: "https://www.flsenate.gov/Committees/BillSummaries/2023/html/2974",
};
const lakeMary: RuleSource = { name: "Lake Mary, Fla., code on §316.212(5)-(6)" };

export const floridaRoadRules: StateRoadRules = {
  stateSlug: "florida",
  agency: "Florida Department of Highway Safety and Motor Vehicles",
  answer: {
    text: "In Florida, a low-speed vehicle with plates may use streets posted up to 35 mph. A golf cart may use only local roads that the county or city has opened to golf carts.",
    sources: [lowSpeed, golfCarts],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute("roads", golfCarts, "Local roads that the county or city has opened."),
      fromStatute(
        "localRules",
        retirement,
        "Inside a retirement community, golf carts are allowed unless the city, the county or the state forbids it.",
      ),
      fromSecondary(
        "driver",
        senateSummary,
        "From 18 on, a government photo ID. Under 18, a learner's or driver's license.",
      ),
      fromSecondary(
        "hours",
        lakeMary,
        "Sunrise to sunset, unless the cart has headlights, brake lights, turn signals and a windshield.",
      ),
      fromSecondary("equipment", lakeMary, "Brakes, safe tires, a mirror and red reflectors."),
      fromStatute("beaches", beaches, "No vehicles on the beach, with few exceptions."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Streets posted up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute("driver", lowSpeed, "A valid driver's license."),
      fromStatute("registration", lowSpeed, "Title and registration."),
      fromStatute("insurance", lowSpeed, "Insurance is required."),
      fromStatute("localRules", lowSpeed, "A county or city may close its roads to them."),
      fromStatute("beaches", beaches, "No vehicles on the beach, with few exceptions."),
    ],
  },
  unconfirmed:
    "We could not confirm whether a bill of 2026 changed where golf carts may cross at signals; ask the motor vehicle agency.",
};
