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
const definition: RuleSource = {
  name: "N.Y. Vehicle and Traffic Law §121-f",
  url: "https://www.nysenate.gov/legislation/laws/VAT/121-F",
};
const agencyPage: RuleSource = {
  name: "New York State DMV on devices that cannot be registered",
  url: "https://dmv.ny.gov/registration/motorized-devices-cannot-be-registered-new-york",
};

export const newYorkRoadRules: StateRoadRules = {
  stateSlug: "new-york",
  agency: "New York State Department of Motor Vehicles",
  answer: {
    text: "In New York, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart may not be driven on any public street.",
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
      fromStatute("roads", operation, "Roads posted up to 35 mph."),
      fromStatute(
        "crossings",
        operation,
        "A faster road may be crossed where it meets a road posted up to 35 mph.",
      ),
      fromStatute(
        "registration",
        registration,
        "Registered and plated; whoever registers it is at least 16.",
      ),
      fromStatute(
        "equipment",
        definition,
        "The federal equipment for low-speed vehicles (49 CFR 571.500).",
      ),
      fromStatute("localRules", operation, "A town or the state may close roads to them."),
    ],
  },
  unconfirmed:
    "We could not confirm the inspection and insurance rules; ask the motor vehicle agency.",
};
