import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const designation: RuleSource = {
  name: "Va. Code §46.2-916.2",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-916.2/",
};
const registration: RuleSource = {
  name: "Va. Code §46.2-676",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter6/section46.2-676/",
};
const equipment: RuleSource = {
  name: "Va. Code §46.2-908.2",
  url: "https://law.lis.virginia.gov/vacode/title46.2/chapter8/section46.2-908.2/",
};
const county: RuleSource = { name: "Richmond County, Va., Code §71.03" };
const legalClarity: RuleSource = {
  name: "LegalClarity on Virginia low-speed vehicles",
  url: "https://legalclarity.org/virginia-low-speed-vehicle-laws-and-highway-rules",
};

export const virginiaRoadRules: StateRoadRules = {
  stateSlug: "virginia",
  agency: "Virginia Department of Motor Vehicles",
  answer: {
    text: "In Virginia, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart may use only roads that the county, city or town has opened to golf carts.",
    sources: [legalClarity, designation],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromSecondary("roads", county, "Opened roads posted up to 25 mph."),
      fromSecondary("hours", county, "Sunrise to sunset, unless the cart has lights."),
      fromSecondary("driver", county, "A valid driver's license."),
      fromStatute("registration", registration, "No registration for a cart used this way."),
      fromSecondary("equipment", county, "A slow-moving vehicle emblem."),
      fromStatute(
        "localRules",
        designation,
        "The county, city or town decides which roads. Most towns need their own police department to do so.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary("roads", legalClarity, "Roads posted up to 35 mph."),
      fromSecondary("crossings", legalClarity, "A faster road may be crossed."),
      fromStatute(
        "equipment",
        equipment,
        "The federal equipment, and wipers, a speedometer, an odometer and a mirror inside and outside.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm what a law proposed in 2024 changed for small towns; ask the town clerk.",
};
