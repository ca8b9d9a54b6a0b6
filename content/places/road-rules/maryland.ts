import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromStatute, roadRulesLookedUp } from "./statement.ts";

const golfCarts: RuleSource = {
  name: "Md. Code, Transportation §21-104.2",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=21-104.2",
};
const lowSpeed: RuleSource = {
  name: "Md. Code, Transportation §21-1125",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=21-1125",
};
const registration: RuleSource = {
  name: "Md. Code, Transportation §13-402",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=13-402",
};

export const marylandRoadRules: StateRoadRules = {
  stateSlug: "maryland",
  agency: "Maryland Motor Vehicle Administration",
  answer: {
    text: "In Maryland, a low-speed vehicle with plates may use roads posted up to 30 mph. A golf cart may use only local roads that the county or town has opened to golf carts, from dawn to dusk.",
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
        "Local roads posted up to 30 mph that the county or town has opened to golf carts (35 mph in Golden Beach Patuxent Knolls).",
      ),
      fromStatute("hours", golfCarts, "Dawn to dusk."),
      fromStatute("driver", golfCarts, "A valid driver's license."),
      fromStatute("equipment", golfCarts, "Lights; keep as far to the right as you can."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 30,
    statements: [
      fromStatute("roads", lowSpeed, "Roads posted up to 30 mph, no controlled-access highways."),
      fromStatute(
        "crossings",
        lowSpeed,
        "A road posted above 45 mph may be crossed only at a signal or an all-way stop.",
      ),
      fromStatute("registration", registration, "Registered like any motor vehicle."),
      fromStatute("localRules", lowSpeed, "A county or town may close a road to them."),
    ],
  },
  unconfirmed:
    "We could not confirm that the newer text of §21-104.2, which covers more than Crisfield, is in force; ask the town clerk.",
};
