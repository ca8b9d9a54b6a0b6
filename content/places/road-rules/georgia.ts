import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

/** The General Assembly publishes no copy of its own: its site links here, to the whole code behind a search box. */
const officialCode = "https://www.lexisnexis.com/hottopics/gacode";

function georgiaCode(section: string): RuleSource {
  return { name: `O.C.G.A. §${section}`, url: officialCode, searchFor: section };
}

const lowSpeed = georgiaCode("40-6-362");
const amberLight = georgiaCode("40-8-35");
const carts = georgiaCode("40-6-331");
const cartRoads = georgiaCode("40-6-369.1");
const county: RuleSource = {
  name: "Glynn County, in The Brunswick News, 2023",
  url: "https://thebrunswicknews.com/news/local_news/golf-carts-concerns-persist-ahead-of-holiday-weekend/article_871679e4-5e3a-547d-a999-e2f8655f019d.html",
};
const safetyAct: RuleSource = {
  name: "Senate Bill 240 of 2011, in Bryan County News and by the Associated Press",
  url: officialCode,
  searchFor: "personal transportation vehicle",
};

export const georgiaRoadRules: StateRoadRules = {
  stateSlug: "georgia",
  agency: "Georgia Department of Revenue, Motor Vehicle Division",
  answer: {
    text: "In Georgia, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart (by law a personal transportation vehicle) may use only streets and paths that the town or county has opened to it.",
    inShort: { isGolfCartAllowed: true, golfCart: "on streets opened to it", also: "The town or county opens streets and paths to golf carts, which the law calls personal transportation vehicles." },
    sources: [lowSpeed, carts],
    lookedUp: roadRulesLookedUp,
    status: "statute",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromStatute(
        "roads",
        carts,
        "Streets and paths that a town’s or county’s ordinance has opened.",
      ),
      fromStatute(
        "roads",
        cartRoads,
        "Where the town follows the state’s plan, roads posted up to 25 mph.",
      ),
      fromStatute(
        "driver",
        carts,
        "A driver’s license, unless a local ordinance from before 2012 says otherwise.",
      ),
      fromSecondary("passengers", county, "At most eight people."),
      fromStatute(
        "registration",
        carts,
        "No state title or tag. The town may register it, for at most $15 every five years.",
      ),
      fromSecondary(
        "equipment",
        safetyAct,
        "Brakes, a reverse alarm, a main power switch, headlamps, tail lamps, reflectors, a rearview mirror, a horn, hip restraints and handholds. A top speed of no more than 20 mph.",
      ),
      fromStatute("localRules", carts, "The ordinance may say how carts must be driven."),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute(
        "roads",
        lowSpeed,
        "Roads posted up to 35 mph. The law makes no exception for crossing a faster road.",
      ),
      fromSecondary("driver", county, "At least 16, with a valid driver’s license."),
      fromSecondary("registration", county, "A title and a tag."),
      fromStatute(
        "equipment",
        amberLight,
        "A flashing or revolving amber light, unless it has a slow-moving vehicle emblem.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm any state rule on age, insurance or hours for golf carts; ask the town clerk.",
};
