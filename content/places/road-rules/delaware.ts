import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const section: RuleSource = {
  name: "21 Del. C. §2113A",
  url: "https://delcode.delaware.gov/title21/c021/sc01/index.html",
};
const act: RuleSource = {
  name: "76 Del. Laws, ch. 10",
  url: "https://delcode.delaware.gov/sessionlaws/ga144/chp010.shtml",
};
const summary: RuleSource = {
  name: "Alternative Fuels Data Center on 21 Del. C. §2113A",
  url: "https://afdc.energy.gov/laws/6258",
};
const press: RuleSource = {
  name: "Coastal Point on golf carts, 2021",
  url: "https://www.coastalpoint.com/news/communities/millsboro/millsboro-council-hearing-more-about-golf-carts-on-the-streets/article_7303fb4c-7c8c-11eb-a5e7-432c4da872a2.html",
};
const court: RuleSource = {
  name: "Coast Dispatch on Fenwick Island, 2022",
  url: "https://mdcoastdispatch.com/2022/12/05/fenwick-low-speed-vehicle-lawsuit-dropped/",
};

export const delawareRoadRules: StateRoadRules = {
  stateSlug: "delaware",
  agency: "Delaware Division of Motor Vehicles",
  answer: {
    text: "In Delaware, a low-speed vehicle with plates may use roads posted up to 35 mph, but not divided highways such as Coastal Highway, except to cross. A golf cart may not be driven on public streets.",
    inShort: { isGolfCartAllowed: false, golfCart: "not on public streets", also: "Divided highways such as Coastal Highway may only be crossed." },
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
        "Roads posted up to 35 mph, but no divided highways, unless a town’s ordinance opens the stretch inside the town.",
      ),
      fromStatute("crossings", section, "A faster road may be crossed at an intersection."),
      fromStatute("driver", section, "A valid driver’s license."),
      fromSecondary("registration", summary, "A title and registration."),
      fromStatute("registration", act, "The DMV checks the VIN, but there is no safety inspection."),
      fromSecondary("insurance", summary, "Insurance is required."),
      fromStatute("equipment", section, "The federal equipment (49 CFR 571.500)."),
      fromSecondary("localRules", court, "A town may ban them, as Fenwick Island did."),
    ],
  },
  unconfirmed:
    "We could not confirm whether the weight limit of 2,500 pounds has been raised to 3,000; ask the state’s motor vehicle agency.",
};
