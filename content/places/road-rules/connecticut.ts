import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const golfCarts: RuleSource = {
  name: "Conn. Gen. Stat. §14-300g",
  url: "https://www.cga.ct.gov/current/pub/chap_249.htm#sec_14-300g",
};
const agencyPage: RuleSource = { name: "Connecticut DMV on golf carts (2015)" };
const analysis: RuleSource = { name: "OLR analysis of HB 5204, April 8, 2024" };

export const connecticutRoadRules: StateRoadRules = {
  stateSlug: "connecticut",
  agency: "Connecticut Department of Motor Vehicles",
  answer: {
    text: "In Connecticut, a golf cart may use a town's own roads posted up to 25 mph where the town allows it, in daylight. Low-speed vehicles were not registered for the road as of April 2024.",
    sources: [golfCarts, analysis],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute("roads", golfCarts, "The town's own roads posted up to 25 mph, where it allows them."),
      fromStatute("hours", golfCarts, "Daylight only."),
      fromSecondary("driver", agencyPage, "A valid Connecticut driver's license."),
      fromSecondary("registration", agencyPage, "The state does not register golf carts."),
      fromStatute("equipment", golfCarts, "A horn and a flag."),
      fromSecondary("localRules", agencyPage, "A town may add conditions and ask for insurance."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: null,
    statements: [
      fromSecondary("roads", analysis, "Kept off public roads as of April 8, 2024."),
      fromSecondary("registration", analysis, "Not registered as of April 8, 2024."),
    ],
  },
  unconfirmed:
    "We could not confirm whether a law of 2024 opened roads to low-speed vehicles; ask the motor vehicle agency.",
};
