import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, roadRulesLookedUp } from "./statement.ts";

const citizensCount: RuleSource = {
  name: "Citizens Count on golf carts and public roads",
  url: "https://www.citizenscount.org/news/golf-carts-some-public-roads",
};
const guide: RuleSource = {
  name: "Golf Cart Search on New Hampshire",
  url: "https://golfcartsearch.com/golf-cart-laws/new-hampshire",
};

export const newHampshireRoadRules: StateRoadRules = {
  stateSlug: "new-hampshire",
  agency: "New Hampshire Division of Motor Vehicles",
  answer: {
    text: "In New Hampshire, a low-speed vehicle with plates may use roads posted up to 35 mph. An ordinary golf cart counts as an off-highway vehicle and must stay off public roads.",
    inShort: { isGolfCartAllowed: false, golfCart: "not on public roads", also: "An ordinary golf cart counts as an off-highway vehicle." },
    sources: [citizensCount],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: null,
    statements: [
      fromSecondary(
        "roads",
        citizensCount,
        "Trails and the crossings that lead to them, not public roads.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromSecondary(
        "roads",
        citizensCount,
        "Roads posted up to 35 mph, if the vehicle has the same equipment as a car.",
      ),
      fromSecondary("crossings", guide, "A faster road may be crossed at an intersection."),
      fromSecondary("driver", guide, "A driver’s license."),
      fromSecondary("registration", guide, "Registration is required."),
    ],
  },
  unconfirmed:
    "We could not confirm which sections of the law apply, what insurance is required or what a town may add; ask the state’s motor vehicle agency.",
};
