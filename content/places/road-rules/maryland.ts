import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

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
const lowSpeedRegistration: RuleSource = {
  name: "Md. Code, Transportation §13-403 (registration); Maryland Motor Vehicle Administration (title)",
  url: "https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gtr&section=13-403",
};

export const marylandRoadRules: StateRoadRules = {
  stateSlug: "maryland",
  agency: "Maryland Motor Vehicle Administration",
  answer: {
    text: "In Maryland, a low-speed vehicle with plates may use roads posted up to 30 mph. A golf cart may use county and town roads posted up to 30 mph, from dawn to dusk. The county or town may limit which ones.",
    inShort: { isGolfCartAllowed: true, golfCart: "up to 30 mph, by daylight", also: "Golf carts may use county and town roads from dawn to dusk, and the county or town may limit which ones." },
    sources: [lowSpeed, golfCarts],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: 30,
    statements: [
      fromStatute(
        "roads",
        golfCarts,
        "County and town roads posted up to 30 mph (35 mph in Golden Beach Patuxent Knolls). Keep to the far right.",
      ),
      fromStatute("hours", golfCarts, "Dawn to dusk."),
      fromStatute("driver", golfCarts, "A valid driver’s license."),
      fromStatute("registration", registration, "Not needed for a cart driven this way."),
      fromStatute("equipment", golfCarts, "The lights that the motor vehicle agency requires."),
      fromStatute("localRules", golfCarts, "The county or town may decide which roads are open."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 30,
    statements: [
      fromStatute(
        "roads",
        lowSpeed,
        "Roads posted up to 30 mph, but no expressways or controlled-access highways.",
      ),
      fromStatute(
        "crossings",
        lowSpeed,
        "A road posted above 45 mph may be crossed only at a signal or an all-way stop.",
      ),
      fromSecondary("registration", lowSpeedRegistration, "A title and registration."),
      fromStatute("localRules", lowSpeed, "A county or town may close a road to them."),
    ],
  },
  unconfirmed:
    "We could not confirm the insurance and inspection rules for low-speed vehicles; ask the state’s motor vehicle agency.",
};
