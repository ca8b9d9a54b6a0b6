import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const act: RuleSource = {
  name: "R.I. Public Laws 2023, chs. 207 and 224, as reported by WPRI",
  url: "https://www.wpri.com/news/politics/ri-establishes-official-rules-for-low-speed-vehicles/",
};
const limitReport: RuleSource = {
  name: "WBSM on low-speed vehicles in Rhode Island",
  url: "https://wbsm.com/rhode-island-expands-road-access-low-speed-vehicles/",
};
const prudenceIsland: RuleSource = {
  name: "R.I. Gen. Laws §31-19.4-1",
  url: "https://webserver.rilegislature.gov/Statutes/TITLE31/31-19.4/31-19.4-1.htm",
};

export const rhodeIslandRoadRules: StateRoadRules = {
  stateSlug: "rhode-island",
  agency: "Rhode Island Division of Motor Vehicles",
  answer: {
    text: "In Rhode Island, a low-speed vehicle that is registered, insured and inspected may use roads posted up to 35 mph. We found no state rule that opens public roads to golf carts.",
    sources: [act, limitReport],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: { postedLimitMph: null, statements: [] },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary("roads", limitReport, "Roads posted up to 35 mph."),
      fromSecondary("driver", act, "A licensed driver."),
      fromSecondary("registration", act, "Registered and inspected, with a special plate."),
      fromSecondary("insurance", act, "Insurance is required."),
      fromSecondary("localRules", limitReport, "A town may restrict them."),
      fromStatute(
        "localRules",
        prudenceIsland,
        "On Prudence Island: up to four seats, roads posted up to 25 mph, 6 AM to 6 PM, with a license and insurance.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm where a faster road may be crossed; ask the motor vehicle agency.",
};
