import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const act: RuleSource = {
  name: "R.I. Gen. Laws §31-19.6-1, as reported by WPRI",
  url: "https://webserver.rilegislature.gov/Statutes/TITLE31/31-19.6/31-19.6-1.htm",
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
    text: "In Rhode Island, a low-speed vehicle that is registered, insured and inspected may use roads posted up to 35 mph. That took effect in July 2024. We found no state law that opens public roads to golf carts.",
    inShort: { isGolfCartAllowed: false, golfCart: "private roads only", isLawMissing: true, also: "The vehicle must be registered, insured and inspected." },
    sources: [act, limitReport],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: { postedLimitMph: null, statements: [] },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary("roads", limitReport, "Roads posted up to 35 mph."),
      fromStatute(
        "roads",
        prudenceIsland,
        "On Prudence Island, roads posted up to 25 mph, from 6 AM to 6 PM, with at most four seats.",
      ),
      fromSecondary("driver", act, "A driver’s license."),
      fromSecondary("registration", act, "Registration and inspection, with special plates."),
      fromSecondary("insurance", act, "Insurance is required."),
      fromSecondary("equipment", act, "Headlights, turn signals and other equipment that a car has."),
      fromSecondary("localRules", limitReport, "A town may restrict them."),
    ],
  },
  unconfirmed:
    "We could not confirm where you may cross a faster road, or whether any public road is open to golf carts; ask the state’s motor vehicle agency.",
};
