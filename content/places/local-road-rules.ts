import type { LocalRoadRule } from "#domain/geography/road-rules.ts";
import { roadRulesLookedUp } from "./road-rules/statement.ts";

type LocalRuleText = Omit<LocalRoadRule, "stateSlug" | "placeSlug" | "lookedUp">;

/** Keyed "state/place", as in a path. A place whose rule has no source has no entry. */
const rulesByPlace: Readonly<Record<string, LocalRuleText>> = {
  "new-jersey/ocean-city": {
    text: "Ocean City allows low-speed vehicles that are titled, registered and insured on its 25 mph roads. Children ride in car seats.",
    source: {
      name: "Ocean City Police, in OCNJ Daily, July 15, 2021",
      url: "https://ocnjdaily.com/news/2021/jul/15/ocean-city-police-to-remind-drivers-of-lsv-safety-/",
    },
    status: "secondary",
  },
  "georgia/tybee-island": {
    text: "On Tybee Island, a golf cart needs a T-number from the city, insurance, seat belts, lights and a yearly check.",
    source: {
      name: "City of Tybee Island, 2022",
      url: "https://www.cityoftybee.org/CivicAlerts.aspx?AID=828&ARC=1442",
    },
    status: "secondary",
  },
  "south-carolina/isle-of-palms": {
    text: "Isle of Palms allows no golf carts on the beach.",
    source: {
      name: "Explore Charleston, beach rules",
      url: "https://www.charlestoncvb.com/beaches/plan-your-trip/beach-rules/",
    },
    status: "secondary",
  },
};

export const localRoadRules: readonly LocalRoadRule[] = Object.entries(rulesByPlace).map(
  ([place, rule]) => {
    const [stateSlug = "", placeSlug = ""] = place.split("/");
    return { stateSlug, placeSlug, lookedUp: roadRulesLookedUp, ...rule };
  },
);

/** The sourced rule of a town, county or island; undefined where we found none. */
export function findLocalRoadRule(stateSlug: string, placeSlug: string): LocalRoadRule | undefined {
  return localRoadRules.find(
    (rule) => rule.stateSlug === stateSlug && rule.placeSlug === placeSlug,
  );
}
