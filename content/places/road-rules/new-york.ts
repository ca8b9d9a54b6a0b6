import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const operation: RuleSource = {
  name: "N.Y. Vehicle and Traffic Law §2262",
  url: "https://www.nysenate.gov/legislation/laws/VAT/2262",
};
const registration: RuleSource = {
  name: "N.Y. Vehicle and Traffic Law §2261",
  url: "https://www.nysenate.gov/legislation/laws/VAT/2261",
};
const inspection: RuleSource = {
  name: "N.Y. Vehicle and Traffic Law §2265",
  url: "https://www.nysenate.gov/legislation/laws/VAT/2265",
};
const regulation: RuleSource = {
  name: "15 NYCRR 102.10",
  url: "https://www.law.cornell.edu/regulations/new-york/15-NYCRR-102.10",
};
const agencyPage: RuleSource = {
  name: "New York State DMV",
  url: "https://dmv.ny.gov/registration/motorized-devices-cannot-be-registered-new-york",
};

export const newYorkRoadRules: StateRoadRules = {
  stateSlug: "new-york",
  agency: "New York State Department of Motor Vehicles",
  answer: {
    text: "In New York, a low-speed vehicle with plates may use roads with a speed limit up to 35 mph. A golf cart may not be driven on any public street.",
    inShort: { isGolfCartAllowed: false, golfCart: "not on public streets" },
    sources: [operation, agencyPage],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromSecondary("roads", agencyPage, "No public street, highway, parking lot or sidewalk."),
      fromSecondary("registration", agencyPage, "A golf cart cannot be registered."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", operation, "Roads with a speed limit up to 35 mph."),
      fromStatute(
        "crossings",
        operation,
        "A faster road may be crossed where it meets a road with a limit of 35 mph or less.",
      ),
      fromStatute(
        "registration",
        registration,
        "Registration and plates. The owner must be at least 16.",
      ),
      fromStatute("registration", inspection, "The same inspection as a car."),
      fromStatute("insurance", inspection, "Insurance is required."),
      fromStatute(
        "equipment",
        regulation,
        "The federal equipment (49 CFR 571.500) and the equipment of a car, except bumpers, padding and parking lamps.",
      ),
      fromStatute("localRules", regulation, "A town or the state may close roads to them."),
    ],
  },
  unconfirmed:
    "We could not confirm any local rule that opens a street to golf carts; ask the town clerk.",
};
