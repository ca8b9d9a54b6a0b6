import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromStatute, roadRulesLookedUp } from "./statement.ts";

const lowSpeed: RuleSource = {
  name: "N.C. G.S. 20-121.1",
  url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_20/GS_20-121.1.html",
};
const towns: RuleSource = {
  name: "N.C. G.S. 160A-300.6",
  url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_160A/GS_160A-300.6.html",
};
const counties: RuleSource = {
  name: "N.C. G.S. 153A-245",
  url: "https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_153A/GS_153A-245.html",
};

export const northCarolinaRoadRules: StateRoadRules = {
  stateSlug: "north-carolina",
  agency: "North Carolina Division of Motor Vehicles",
  answer: {
    text: "In North Carolina, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart may use roads with a speed limit up to 35 mph only where the town or county allows it, and the driver must be at least 16.",
    inShort: { isGolfCartAllowed: true, golfCart: "where the town allows it", also: "Golf carts may then use roads up to 35 mph, and the driver must be at least 16." },
    sources: [lowSpeed, towns, counties],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        towns,
        "Roads with a speed limit up to 35 mph, where the town’s ordinance allows golf carts.",
      ),
      fromStatute("roads", counties, "Outside towns, the same roads where the county’s ordinance allows golf carts."),
      fromStatute("hours", towns, "The ordinance may set the hours."),
      fromStatute("driver", towns, "At least 16 on public roads. The ordinance may require more."),
      fromStatute("passengers", towns, "The ordinance may set load limits."),
      fromStatute("registration", towns, "The town may require you to register with it, for a fee."),
      fromStatute("equipment", towns, "The ordinance says which equipment is required."),
      fromStatute("localRules", counties, "A county has the same powers outside towns."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Roads posted up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute("registration", lowSpeed, "The same registration as a car."),
      fromStatute("insurance", lowSpeed, "The same insurance as a car."),
      fromStatute(
        "equipment",
        lowSpeed,
        "The federal equipment (49 CFR 571.500), plus wipers and a speedometer.",
      ),
      fromStatute("localRules", lowSpeed, "The state may close a road to them for safety."),
    ],
  },
  unconfirmed:
    "We could not confirm what your town’s golf cart ordinance says today; ask the town clerk.",
};
