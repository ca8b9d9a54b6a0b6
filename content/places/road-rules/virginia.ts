import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromStatute, roadRulesLookedUp } from "./statement.ts";

const designation: RuleSource = {
  name: "Va. Code §46.2-916.2",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-916.2/",
};
const limits: RuleSource = {
  name: "Va. Code §46.2-916.3",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-916.3/",
};
const registration: RuleSource = {
  name: "Va. Code §46.2-676",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter6/section46.2-676/",
};
const equipment: RuleSource = {
  name: "Va. Code §46.2-908.2",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-908.2/",
};
const lowSpeed: RuleSource = {
  name: "Va. Code §46.2-908.3",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-908.3/",
};

export const virginiaRoadRules: StateRoadRules = {
  stateSlug: "virginia",
  agency: "Virginia Department of Motor Vehicles",
  answer: {
    text: "In Virginia, a low-speed vehicle with plates may use roads with a speed limit up to 35 mph. A golf cart may use only roads posted up to 25 mph that the county, city or town has opened to golf carts.",
    inShort: { isGolfCartAllowed: true, golfCart: "on roads opened to it", also: "The county, city or town may open roads posted up to 25 mph to golf carts." },
    sources: [lowSpeed, designation, limits],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        limits,
        "Roads posted up to 25 mph that have been opened to golf carts.",
      ),
      fromStatute(
        "crossings",
        limits,
        "A road posted up to 35 mph may be crossed at a traffic light. In towns of 2,000 people or fewer, it may also be crossed at a marked golf cart crossing.",
      ),
      fromStatute(
        "hours",
        limits,
        "Sunrise to sunset, unless the cart has the lights the law requires.",
      ),
      fromStatute("driver", limits, "Carry a valid driver’s license."),
      fromStatute("registration", registration, "Not needed for a cart driven this way."),
      fromStatute("equipment", limits, "A slow-moving vehicle emblem."),
      fromStatute(
        "localRules",
        designation,
        "The county, city or town decides. Most towns can do so only if they have their own police department.",
      ),
      fromStatute("localRules", limits, "Its ordinance may be stricter than state law."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Roads with a speed limit up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute(
        "driver",
        lowSpeed,
        "A driver’s license or learner’s permit. Carry it with the registration.",
      ),
      fromStatute("registration", lowSpeed, "Title, registration and plates."),
      fromStatute("insurance", lowSpeed, "The same insurance as a car."),
      fromStatute(
        "equipment",
        equipment,
        "The federal equipment, plus wipers, a speedometer, an odometer and mirrors outside and inside.",
      ),
      fromStatute(
        "localRules",
        lowSpeed,
        "The state or the town may close a road to them, with signs.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm which roads your town has opened to golf carts; ask the town clerk.",
};
