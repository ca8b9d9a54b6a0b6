/** What a visitor asks about one kind of vehicle on public roads, in the order it is shown. */
export const roadRuleTopics = [
  "roads",
  "crossings",
  "hours",
  "driver",
  "passengers",
  "registration",
  "insurance",
  "equipment",
  "localRules",
  "beaches",
] as const;

export type RoadRuleTopic = (typeof roadRuleTopics)[number];

/** Where a rule stands: the law's own citation, or the name of what reports it. */
export interface RuleSource {
  name: string;
  /** An https URL: of a law its official code, of anything else the page that was read. */
  url?: string;
  /** What to look for at the URL, where a code has no stable URL for each section. */
  searchFor?: string;
}

/** Whether the words of the law itself were read, or what somebody else writes about it. */
export type RuleStatus = "statute" | "secondary";

/** One sentence or two about the law, never shown without source and date. */
export interface RuleStatement {
  text: string;
  source: RuleSource;
  /** The day the source was read, as YYYY-MM-DD. */
  lookedUp: string;
  status: RuleStatus;
}

export interface RoadRule extends RuleStatement {
  topic: RoadRuleTopic;
}

/** What is known about one kind of vehicle; a topic about which nothing is known has no entry. */
export interface VehicleRoadRules {
  /** The highest posted limit, in mph, of roads this vehicle may use without a local rule; null if unknown or if there is none. */
  postedLimitMph: number | null;
  statements: readonly RoadRule[];
}

/** "May I drive it here?" in one or two sentences, with everything they rest on. */
export interface RoadRuleAnswer {
  text: string;
  /** The same beside the posted limit of low-speed vehicles, for a page with no room for all of it. */
  inShort: {
    /** Whether a golf cart may be driven on any public road without plates. */
    isGolfCartAllowed: boolean;
    /** Where a golf cart may be driven, in a few words. */
    golfCart: string;
    /** Whether that is what is safe, since no law was found that allows more. */
    isLawMissing?: true;
    /** A sentence or two. */
    also?: string;
  };
  sources: readonly RuleSource[];
  /** The day the sources were read, as YYYY-MM-DD. */
  lookedUp: string;
  /** "statute" only if the words of the law were read for all of it. */
  status: RuleStatus;
}

/** Golf carts and low-speed vehicles are different vehicles in law, so each has its own rules. */
export interface StateRoadRules {
  stateSlug: string;
  /** The motor vehicle agency to ask. */
  agency: string;
  answer: RoadRuleAnswer;
  golfCart: VehicleRoadRules;
  lowSpeedVehicle: VehicleRoadRules;
  /** One sentence that says what could not be confirmed and whom to ask. */
  unconfirmed?: string;
}

/** A rule of one town, county or island beside the rules of its state. */
export interface LocalRoadRule extends RuleStatement {
  stateSlug: string;
  placeSlug: string;
  /** A few words that replace the state's speed limit as the short answer, where the limit would mislead. */
  headline?: string;
  /** Whether it leaves nothing to add of the rest of the state's answer. */
  isWhole?: boolean;
}

export interface FederalRoadRules {
  lowSpeedVehicle: RuleStatement;
  golfCart: RuleStatement;
  equipment: RuleStatement;
  /** The equipment, one piece an entry, for lists. */
  equipmentItems: readonly string[];
}
