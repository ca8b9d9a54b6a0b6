import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const definitions: RuleSource = {
  name: "29-A M.R.S. §101",
  url: "https://legislature.maine.gov/statutes/29-A/title29-Asec101.html",
};
const islandRegistration: RuleSource = {
  name: "29-A M.R.S. §501(2-A)",
  url: "https://legislature.maine.gov/statutes/29-A/title29-Asec501.html",
};
const press: RuleSource = { name: "P.L. 2003, ch. 397, as reported in 2003" };

export const maineRoadRules: StateRoadRules = {
  stateSlug: "maine",
  agency: "Maine Bureau of Motor Vehicles",
  answer: {
    text: "In Maine, a low-speed vehicle may use certain roads posted up to 35 mph. A golf cart may be registered for islands that have no state-kept roads, where the town allows it.",
    sources: [islandRegistration, press],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        islandRegistration,
        "On an island without state-kept roads, where the town allows it, on roads posted up to 35 mph.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary("roads", press, "Certain roads posted up to 35 mph."),
      fromStatute(
        "equipment",
        definitions,
        "The federal equipment for low-speed vehicles (49 CFR 571.500).",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm whether a town on the mainland may open its roads to golf carts; ask the town clerk.",
};
