import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const section: RuleSource = {
  name: "M.G.L. c. 90 §1F",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90/Section1F",
};
const stateHighways: RuleSource = {
  name: "M.G.L. c. 85 §2E",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter85/Section2E",
};
const press: RuleSource = {
  name: "WBSM on low-speed vehicles",
  url: "https://wbsm.com/rhode-island-expands-road-access-low-speed-vehicles/",
};

export const massachusettsRoadRules: StateRoadRules = {
  stateSlug: "massachusetts",
  agency: "Massachusetts Registry of Motor Vehicles",
  answer: {
    text: "In Massachusetts, a low-speed vehicle with plates may use roads posted up to 30 mph. We found no state rule that opens public roads to golf carts.",
    sources: [section],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: { postedLimitMph: null, statements: [] },
  lowSpeedVehicle: {
    postedLimitMph: 30,
    statements: [
      fromStatute(
        "roads",
        section,
        "Roads posted up to 30 mph, but no limited-access or express state highways.",
      ),
      fromStatute(
        "crossings",
        section,
        "A road posted from 30 to 45 mph may be crossed at a signal or stop sign if your own road is posted at 30 mph or less on both sides.",
      ),
      fromStatute("driver", section, "At least 16, with a valid driver's license."),
      fromSecondary("registration", press, "Title, registration and inspection."),
      fromSecondary("insurance", press, "Insurance is required."),
      fromStatute(
        "localRules",
        section,
        "A town may close a road to low-speed vehicles by ordinance, with signs.",
      ),
      fromStatute("localRules", stateHighways, "The state may close state highways to them."),
    ],
  },
  unconfirmed:
    "We could not confirm any road that is open to golf carts; ask the town clerk.",
};
