import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromStatute, roadRulesLookedUp } from "./statement.ts";

const golfCarts: RuleSource = {
  name: "Fla. Stat. §316.212",
  url: "https://www.flsenate.gov/Laws/Statutes/2026/316.212",
};
const retirement: RuleSource = {
  name: "Fla. Stat. §316.2125",
  url: "https://www.flsenate.gov/Laws/Statutes/2026/316.2125",
};
const lowSpeed: RuleSource = {
  name: "Fla. Stat. §316.2122",
  url: "https://www.flsenate.gov/Laws/Statutes/2026/316.2122",
};
const beaches: RuleSource = {
  name: "Fla. Stat. §161.58",
  url: "https://www.flsenate.gov/Laws/Statutes/2026/161.58",
};

export const floridaRoadRules: StateRoadRules = {
  stateSlug: "florida",
  agency: "Florida Department of Highway Safety and Motor Vehicles",
  answer: {
    text: "In Florida, a low-speed vehicle with plates may use streets posted up to 35 mph. A golf cart may use only local roads that the county or city has opened to golf carts, generally between sunrise and sunset.",
    inShort: { isGolfCartAllowed: true, golfCart: "on roads opened to it", also: "The county or city opens local roads to golf carts, generally between sunrise and sunset." },
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
        "County roads and city streets that have been opened to golf carts, with signs.",
      ),
      fromStatute(
        "roads",
        retirement,
        "Inside a retirement community, unless the county, the city or the state forbids it.",
      ),
      fromStatute(
        "crossings",
        golfCarts,
        "A state highway only at a crossing that the state has approved.",
      ),
      fromStatute(
        "hours",
        golfCarts,
        "Sunrise to sunset. After dark only where the county or city allows it, with headlights, brake lights, turn signals and a windshield.",
      ),
      fromStatute(
        "driver",
        golfCarts,
        "Drivers 18 and over need a government photo ID. Drivers under 18 need a learner’s or driver’s license.",
      ),
      fromStatute(
        "equipment",
        golfCarts,
        "Good brakes, steering and tires, a rearview mirror, and red reflectors front and rear.",
      ),
      fromStatute(
        "localRules",
        golfCarts,
        "A county or city may open some sidewalks, up to 15 mph.",
      ),
      fromStatute("beaches", beaches, "No vehicles on the beach, with few exceptions."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Streets posted up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute("driver", lowSpeed, "Carry a valid driver’s license."),
      fromStatute("registration", lowSpeed, "Title, registration and plates."),
      fromStatute("insurance", lowSpeed, "Insurance is required."),
      fromStatute(
        "equipment",
        lowSpeed,
        "Lights, turn signals, reflectors, parking brake, mirrors, windshield, seat belts and a VIN.",
      ),
      fromStatute(
        "localRules",
        lowSpeed,
        "A county, a city or the state may close its roads to them.",
      ),
      fromStatute("beaches", beaches, "No vehicles on the beach, with few exceptions."),
    ],
  },
  unconfirmed:
    "We could not confirm whether a 2026 bill (HB 519) that would let golf carts cross at signals became law; ask the state’s motor vehicle agency.",
};
