import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const code = "https://www.scstatehouse.gov/code/t56c002.php";
const golfCarts: RuleSource = { name: "S.C. Code §56-2-90, by the bill H. 3292 (2025)", url: code };
const lowSpeed: RuleSource = { name: "S.C. Code §56-2-100", url: code };
const lowSpeedDriver: RuleSource = { name: "S.C. Code §56-2-110", url: code };
const summary: RuleSource = {
  name: "Alternative Fuels Data Center on S.C. Code §56-2-120",
  url: "https://afdc.energy.gov/laws/5954",
};
const association: RuleSource = {
  name: "Municipal Association of South Carolina on H. 3292",
  url: "https://www.masc.sc/node/6725",
};

export const southCarolinaRoadRules: StateRoadRules = {
  stateSlug: "south-carolina",
  agency: "South Carolina Department of Motor Vehicles",
  answer: {
    text: "In South Carolina, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart with a DMV decal may be driven in daylight near home; towns and counties may set other hours and roads.",
    sources: [lowSpeed, golfCarts, association],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: 35,
    statements: [
      fromSecondary(
        "roads",
        association,
        "Where there is no ordinance: secondary roads posted up to 35 mph, within four miles of the registered address.",
      ),
      fromSecondary("hours", association, "Daylight, unless a local ordinance opens the night."),
      fromSecondary("driver", golfCarts, "At least 16, with a valid driver's license."),
      fromSecondary("passengers", association, "Children under 12 wear a seat belt."),
      fromSecondary("registration", golfCarts, "A $5 decal from the DMV, good for five years."),
      fromSecondary("insurance", golfCarts, "Liability insurance; carry the proof."),
      fromSecondary(
        "localRules",
        association,
        "A town or county may set hours, roads up to 35 mph, and night use with lights.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Roads posted up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute("driver", lowSpeedDriver, "At least 16, with a valid driver's license."),
      fromSecondary("registration", summary, "Registered like a car."),
      fromSecondary("insurance", summary, "Insured like a car."),
      fromStatute("localRules", lowSpeed, "A county, a town or the state may close roads to them."),
    ],
  },
  unconfirmed:
    "We could not confirm the hours and roads that your town has set for golf carts since 2025; ask the town clerk.",
};
