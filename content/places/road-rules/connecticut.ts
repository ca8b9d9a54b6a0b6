import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const golfCarts: RuleSource = {
  name: "Conn. Gen. Stat. §14-300g",
  url: "https://www.cga.ct.gov/current/pub/chap_249.htm#sec_14-300g",
};
const lowSpeed: RuleSource = {
  name: "Conn. Gen. Stat. §14-289m",
  url: "https://www.cga.ct.gov/current/pub/chap_248.htm#sec_14-289m",
};
const motorVehicle: RuleSource = {
  name: "Conn. Gen. Stat. §14-1(60)",
  url: "https://www.cga.ct.gov/current/pub/chap_246.htm#sec_14-1",
};
const analysis: RuleSource = {
  name: "State bill analysis of the same rule, April 2024",
  url: "https://app.legiplex.com/ct/legislature/2024/2024-r/bills/hb05204/draft-544190",
};

export const connecticutRoadRules: StateRoadRules = {
  stateSlug: "connecticut",
  agency: "Connecticut Department of Motor Vehicles",
  answer: {
    text: "In Connecticut, a low-speed vehicle with plates may use roads with a speed limit up to 25 mph, unless the town or the state has closed them to it. A golf cart may use roads posted up to 25 mph only where the town allows it, in daylight.",
    inShort: { isGolfCartAllowed: true, golfCart: "where the town allows it", also: "The town or the state may close a road to low-speed vehicles. Golf carts are for daylight and roads posted up to 25 mph." },
    sources: [lowSpeed, golfCarts],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        golfCarts,
        "Roads posted up to 25 mph where the town’s traffic authority allows golf carts.",
      ),
      fromStatute("hours", golfCarts, "Daylight only."),
      fromStatute("driver", golfCarts, "Carry a valid driver’s license."),
      fromStatute("insurance", golfCarts, "The motor vehicle agency may require insurance."),
      fromStatute("equipment", golfCarts, "A working horn, and a flag that other drivers can see."),
      fromStatute("localRules", golfCarts, "The town may add conditions."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 25,
    statements: [
      fromStatute("roads", lowSpeed, "Roads with a speed limit up to 25 mph."),
      fromStatute("registration", motorVehicle, "The law counts it as a motor vehicle."),
      fromSecondary("registration", analysis, "It needs a title and registration."),
      fromSecondary("driver", analysis, "A valid driver’s license."),
      fromSecondary("insurance", analysis, "Insurance is required."),
      fromStatute(
        "equipment",
        lowSpeed,
        "The same equipment as a car, except where that conflicts with the federal standard (49 CFR 571.500).",
      ),
      fromStatute(
        "localRules",
        lowSpeed,
        "The town, or the state on its own roads, may ban or limit them.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm whether you may cross a faster road; ask the state’s motor vehicle agency.",
};
