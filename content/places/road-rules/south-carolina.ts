import type { RuleSource, StateRoadRules } from "#domain/geography/road-rules.ts";
import { fromSecondary, fromStatute, roadRulesLookedUp } from "./statement.ts";

const golfCarts: RuleSource = {
  name: "S.C. Code §56-2-90, as passed in 2025 (H. 3292)",
  url: "https://www.scstatehouse.gov/code/t56c002.php",
};
const association: RuleSource = {
  name: "Municipal Association of South Carolina on H. 3292",
  url: "https://www.masc.sc/node/6725",
};
const lowSpeed: RuleSource = {
  name: "S.C. Code §56-2-100",
  url: "https://www.scstatehouse.gov/code/t56c002.php",
};
const lowSpeedDriver: RuleSource = {
  name: "S.C. Code §56-2-110",
  url: "https://www.scstatehouse.gov/code/t56c002.php",
};
const lowSpeedTitle: RuleSource = {
  name: "S.C. Code §56-2-120",
  url: "https://www.scstatehouse.gov/code/t56c002.php",
};

export const southCarolinaRoadRules: StateRoadRules = {
  stateSlug: "south-carolina",
  agency: "South Carolina Department of Motor Vehicles",
  answer: {
    text: "In South Carolina, a low-speed vehicle with plates may use roads posted up to 35 mph. A golf cart with a DMV decal may be driven in daylight within four miles of its registered address. A town or county may set other hours and roads.",
    inShort: { isGolfCartAllowed: true, golfCart: "in daylight, with a decal", also: "With the DMV decal, a golf cart may be driven within four miles of its registered address. A town or county may set other hours and roads." },
    sources: [lowSpeed, golfCarts, association],
    lookedUp: roadRulesLookedUp,
    status: "secondary",
  },
  golfCart: {
    postedLimitMph: 35,
    statements: [
      fromSecondary(
        "roads",
        association,
        "Where no ordinance says otherwise: secondary roads posted up to 35 mph, within four miles of the address on the registration.",
      ),
      fromSecondary(
        "hours",
        association,
        "Daylight, unless an ordinance allows night driving for carts with working headlights and rear lights.",
      ),
      fromSecondary("driver", golfCarts, "At least 16, with a valid driver’s license."),
      fromSecondary("passengers", association, "Children under 12 must wear a seat belt."),
      fromSecondary(
        "registration",
        golfCarts,
        "A $5 decal and registration from the DMV, good for up to five years.",
      ),
      fromSecondary("insurance", golfCarts, "Liability insurance. Carry proof of it."),
      fromSecondary(
        "localRules",
        association,
        "Since May 22, 2025, a town or county may set the hours, the rules for driving and which roads posted up to 35 mph are open.",
      ),
    ],
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    statements: [
      fromStatute("roads", lowSpeed, "Roads posted up to 35 mph."),
      fromStatute("crossings", lowSpeed, "A faster road may be crossed at an intersection."),
      fromStatute(
        "driver",
        lowSpeedDriver,
        "At least 16, with a valid driver’s license. Carry it with the registration.",
      ),
      fromStatute(
        "registration",
        lowSpeedTitle,
        "Title, registration and plates. A converted golf cart does not qualify.",
      ),
      fromStatute("insurance", lowSpeedTitle, "The same insurance as a car."),
      fromStatute(
        "equipment",
        lowSpeed,
        "The federal equipment (49 CFR 571.500), and nothing more.",
      ),
      fromStatute(
        "localRules",
        lowSpeed,
        "A town may be stricter, and a town, a county or the state may close roads to them.",
      ),
    ],
  },
  unconfirmed:
    "We could not confirm the hours and roads that your town has set for golf carts since 2025; ask the town clerk.",
};
