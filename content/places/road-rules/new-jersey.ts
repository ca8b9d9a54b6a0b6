import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const roads: RuleSource = { name: "N.J.S.A. 39:4-31.1, in a draft of the Law Revision Commission" };
const driving: RuleSource = { name: "N.J.S.A. 39:4-31.3" };
const manual: RuleSource = {
  name: "New Jersey Driver Manual",
  url: "https://www.nj.gov/mvc/about/manuals.htm",
};

export const newJerseyRoadRules: StateRoadRules = {
  stateSlug: "new-jersey",
  agency: "New Jersey Motor Vehicle Commission",
  answer: {
    text: "In New Jersey, a low-speed vehicle with plates may use roads posted up to 25 mph, and up to 35 mph where the town, the county or the state allows it. We found no state rule that opens public streets to golf carts.",
    sources: [roads, driving],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: { postedLimitMph: null, statements: [] },
  lowSpeedVehicle: {
    postedLimitMph: 25,
    statements: [
      fromSecondary(
        "roads",
        roads,
        "Roads posted up to 25 mph. Roads from 26 to 35 mph only where the town or county (its own roads) or the state (state roads) allows it.",
      ),
      fromSecondary(
        "crossings",
        roads,
        "Roads up to 35 mph may be crossed; if they are divided or have more than two lanes, only at signals or approved junctions.",
      ),
      fromStatute(
        "driver",
        driving,
        "A regular driver's license. Carry it with the registration and the insurance card.",
      ),
      fromSecondary("passengers", manual, "Child seats, as in a car."),
      fromStatute("registration", driving, "Registered, with a license plate."),
      fromStatute("insurance", driving, "Insured like a car."),
      fromSecondary(
        "equipment",
        manual,
        "The federal equipment, a 17-character VIN and a '25 MPH Vehicle' decal on the rear. No gasoline or diesel, and no modified golf cart.",
      ),
      fromSecondary("localRules", roads, "A town, a county or the state may close roads to them."),
    ],
  },
  unconfirmed:
    "We could not confirm any New Jersey rule that lets a golf cart on a public street; ask the town clerk.",
};
