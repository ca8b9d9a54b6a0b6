import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const section: RuleSource = {
  name: "21 Del. C. §2113A (76 Del. Laws ch. 10)",
  url: "https://delcode.delaware.gov/sessionlaws/ga144/chp010.shtml",
};
const summary: RuleSource = {
  name: "Alternative Fuels Data Center on 21 Del. C. §2113A",
  url: "https://afdc.energy.gov/laws/6258",
};
const press: RuleSource = { name: "Coastal Point on golf carts in Millsboro, 2021" };

export const delawareRoadRules: StateRoadRules = {
  stateSlug: "delaware",
  agency: "Delaware Division of Motor Vehicles",
  answer: {
    text: "In Delaware, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart may not be driven on public streets.",
    sources: [section, press],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [fromSecondary("roads", press, "No public streets.")],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute(
        "roads",
        section,
        "Roads posted up to 35 mph. A divided highway outside a town may only be crossed; inside a town it is open only where the town's ordinance says so.",
      ),
      fromStatute("crossings", section, "A faster road may be crossed at an intersection."),
      fromStatute("driver", section, "A valid driver's license."),
      fromSecondary("registration", summary, "Title and registration."),
      fromSecondary("insurance", summary, "Insurance is required."),
      fromStatute(
        "equipment",
        section,
        "The federal equipment for low-speed vehicles (49 CFR 571.500).",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm the weight limit of today, 2,500 or 3,000 pounds; ask the motor vehicle agency.",
};
