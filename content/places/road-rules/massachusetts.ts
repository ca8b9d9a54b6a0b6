import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const section: RuleSource = {
  name: "M.G.L. c. 90 §1F",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90/Section1F",
};
const plates: RuleSource = {
  name: "M.G.L. c. 90 §2G, by its heading",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90/Section2G",
};
const stateHighways: RuleSource = {
  name: "M.G.L. c. 85 §2E",
  url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter85/Section2E",
};
const press: RuleSource = {
  name: "WBSM on low-speed vehicles",
  url: "https://wbsm.com/rhode-island-expands-road-access-low-speed-vehicles/",
};
const bill: RuleSource = {
  name: "House bill 4566 of 2025",
  url: "https://malegislature.gov/Bills/194/H4566",
};

export const massachusettsRoadRules: StateRoadRules = {
  stateSlug: "massachusetts",
  agency: "Massachusetts Registry of Motor Vehicles",
  answer: {
    text: "In Massachusetts, a low-speed vehicle with plates may use roads posted up to 30 mph, and the driver must be at least 16 and have a license. We found no state law that opens public roads to golf carts.",
    inShort: { isGolfCartAllowed: false, golfCart: "private roads only", isLawMissing: true, also: "The driver must be at least 16 and have a license." },
    sources: [section, plates],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromSecondary(
        "localRules",
        bill,
        "A bill on golf carts in rural towns was before the House in January 2026.",
      ),
    ],
  },
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
        "A road posted from 30 to 45 mph may be crossed at a signal or a stop sign, if the road you are on is posted up to 30 mph on both sides of it.",
      ),
      fromStatute("driver", section, "At least 16, with a valid driver’s license."),
      fromSecondary("registration", plates, "Low-speed vehicle plates."),
      fromSecondary("registration", press, "A title and an inspection."),
      fromSecondary("insurance", press, "Insurance is required."),
      fromStatute(
        "localRules",
        section,
        "A town may close a road to them by ordinance, with signs.",
      ),
      fromStatute("localRules", stateHighways, "The state may close its highways to them."),
    ],
  },
  unconfirmed:
    "We could not confirm that any public road is open to golf carts; ask the town clerk.",
};
