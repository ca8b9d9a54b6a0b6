import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

/** The Legislature's own database; it has no stable URL for a single section. */
const officialStatutes =
  "https://lis.njleg.state.nj.us/nxt/gateway.dll?f=templates&fn=default.htm&vid=Publish:10.1048/Enu";

const driving: RuleSource = {
  name: "N.J.S.A. 39:4-31.3",
  url: officialStatutes,
  searchFor: "39:4-31.3",
};
const agencyPage: RuleSource = {
  name: "New Jersey Motor Vehicle Commission, Low Speed Vehicles",
  url: "https://www.nj.gov/mvc/vehicletopics/lowspeed.htm",
};
const redraft: RuleSource = {
  name: "N.J.S.A. 39:4-31.1, in a redraft by the Law Revision Commission",
  url: officialStatutes,
  searchFor: "39:4-31.1",
};
const manual: RuleSource = {
  name: "New Jersey Driver Manual, Low-speed vehicles",
  url: "https://www.nj.gov/mvc/pdf/license/drivermanual.pdf",
};

export const newJerseyRoadRules: StateRoadRules = {
  stateSlug: "new-jersey",
  agency: "New Jersey Motor Vehicle Commission",
  answer: {
    text: "In New Jersey, a low-speed vehicle with plates may use roads posted up to 25 mph, and up to 35 mph where the town, the county or the state allows it. We found no state law that allows a golf cart on a public street.",
    inShort: { isGolfCartAllowed: false, golfCart: "private roads only", isLawMissing: true, also: "Up to 35 mph where the town, the county or the state allows it." },
    sources: [agencyPage, driving],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromSecondary(
        "registration",
        manual,
        "A modified golf cart does not count as street-legal.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 25,
    statements: [
      fromSecondary(
        "roads",
        agencyPage,
        "Roads posted up to 25 mph; up to 35 mph only where the town, the county or the state allows it.",
      ),
      fromSecondary(
        "crossings",
        redraft,
        "A road posted up to 35 mph may be crossed. If it is divided or has more than two lanes, cross only at a signal or an approved intersection.",
      ),
      fromStatute(
        "driver",
        driving,
        "A driver’s license. Carry it with the registration and the insurance card.",
      ),
      fromSecondary("passengers", agencyPage, "Child seats, as in a car."),
      fromSecondary("registration", agencyPage, "A title. There is no regular inspection."),
      fromStatute("registration", driving, "Registration and a license plate."),
      fromStatute("insurance", driving, "Insurance is required."),
      fromSecondary(
        "equipment",
        agencyPage,
        "It must be electric, with the federal equipment (49 CFR 571.500) and the manufacturer’s safety decal on the rear.",
      ),
      fromSecondary(
        "localRules",
        agencyPage,
        "A town may ban them from all its roads. Watch for signs.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm whether any town allows golf carts on its streets; ask the town clerk.",
};
