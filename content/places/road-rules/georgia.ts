import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const lowSpeed: RuleSource = { name: "O.C.G.A. §40-6-362" };
const strobe: RuleSource = { name: "O.C.G.A. §40-8-35" };
const carts: RuleSource = { name: "O.C.G.A. §40-6-331" };
const cartRoads: RuleSource = { name: "O.C.G.A. §40-6-369.1" };
const islandPress: RuleSource = { name: "The Brunswick News on St. Simons, 2022" };
const safetyPress: RuleSource = { name: "WRCB on the Georgia act of 2011" };

export const georgiaRoadRules: StateRoadRules = {
  stateSlug: "georgia",
  agency: "Georgia Department of Revenue, Motor Vehicle Division",
  answer: {
    text: "In Georgia, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart that is built as a personal transportation vehicle may use only streets and paths that the town or county has opened.",
    sources: [lowSpeed, carts],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute("roads", carts, "Streets and paths that a local ordinance has opened."),
      fromStatute("roads", cartRoads, "Roads posted up to 25 mph."),
      fromStatute(
        "driver",
        carts,
        "A driver's license, unless a local ordinance from before 2012 waives it.",
      ),
      fromStatute(
        "registration",
        carts,
        "No state title or tag. Local registration costs at most $15.",
      ),
      fromSecondary(
        "equipment",
        safetyPress,
        "Brakes, a reverse alarm, tail lamps, a horn and hip restraints.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Roads posted up to 35 mph."),
      fromSecondary("registration", islandPress, "Title and tag."),
      fromStatute(
        "equipment",
        strobe,
        "An amber strobe light that is seen from 500 feet, unless it has a slow-moving vehicle emblem.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm a state rule on age, insurance or hours for golf carts; ask the town clerk.",
};
