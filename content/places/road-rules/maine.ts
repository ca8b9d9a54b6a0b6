import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const definitions: RuleSource = {
  name: "29-A M.R.S. §101(25-A) and (32-A)",
  url: "https://legislature.maine.gov/statutes/29-A/title29-Asec101.html",
};
const islands: RuleSource = {
  name: "29-A M.R.S. §501(2-A)",
  url: "https://legislature.maine.gov/statutes/29-A/title29-Asec501.html",
};
const offRoad: RuleSource = {
  name: "29-A M.R.S. §2092",
  url: "https://legislature.maine.gov/statutes/29-A/title29-Asec2092.html",
};
const act: RuleSource = {
  name: "P.L. 2003, ch. 397, as reported in 2003",
  url: "https://legislature.maine.gov/ros/LOM/LOM121st/8Pub351-400/Pub351-400-46.htm",
};
const plates: RuleSource = {
  name: "P.L. 2003, ch. 452, on §501(11) and §1925",
  url: "https://legislature.maine.gov/ros/LOM/LOM121st/10Pub451-500/Pub451-500-145.htm",
};

export const maineRoadRules: StateRoadRules = {
  stateSlug: "maine",
  agency: "Maine Bureau of Motor Vehicles",
  answer: {
    text: "In Maine, a low-speed vehicle with plates may use certain public roads posted up to 35 mph. A golf cart may be driven on an island that has no state-maintained roads, if its town allows it.",
    inShort: { isGolfCartAllowed: true, golfCart: "on some islands", also: "Only certain public roads are open to low-speed vehicles. An island without state-maintained roads may allow golf carts." },
    sources: [act, islands],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        islands,
        "Only on islands that have no state-maintained roads, where the town allows it.",
      ),
      fromStatute(
        "roads",
        offRoad,
        "Elsewhere, off-road vehicles must stay off public ways unless a law allows them.",
      ),
      fromStatute("driver", islands, "A driver’s license of any class."),
      fromStatute("registration", islands, "Yearly registration, after the excise tax is paid."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary("roads", act, "Certain public roads posted up to 35 mph, since 2003."),
      fromStatute(
        "crossings",
        islands,
        "On islands that have no state-maintained roads, a faster road may be crossed at an intersection.",
      ),
      fromSecondary("registration", plates, "Registration, with low-speed plates."),
      fromStatute(
        "equipment",
        definitions,
        "Under 3,000 pounds unloaded, built and maintained to the federal standard (49 CFR 571.500).",
      ),
      fromStatute("localRules", islands, "On those islands, the town decides."),
    ],
  },
  unconfirmed:
    "We could not confirm whether a town on the mainland may open its roads to golf carts; ask the town clerk.",
};
