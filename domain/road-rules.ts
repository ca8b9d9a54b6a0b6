/** What a visitor asks about one kind of vehicle on public roads. */
export const roadRuleTopics = [
  "postedLimit",
  "license",
  "registration",
  "equipment",
  "localOrdinances",
] as const;

export type RoadRuleTopic = (typeof roadRuleTopics)[number];

/** Where a statement was read: the law's own citation first, then the copy that was read. */
export interface RuleSource {
  name: string;
  /** An https address of the copy that was read, where there is one. */
  url?: string;
}

/** One sentence or two about the law, never shown without its source, date and status. */
export interface RuleStatement {
  text: string;
  /** Null where nothing was found; the text then names the agency to ask. */
  source: RuleSource | null;
  /** The day the source was read, as YYYY-MM-DD. */
  lookedUp: string;
  /** Stays so until the dealership's lawyer has read the law of today. */
  status: "not confirmed";
}

export interface VehicleRoadRules extends Record<RoadRuleTopic, RuleStatement> {
  /** The highest posted limit, in mph, of roads the source names for this vehicle; null if not found. */
  postedLimitMph: number | null;
}

/** Golf carts and low-speed vehicles are different vehicles in law, so each has its own rules. */
export interface StateRoadRules {
  stateSlug: string;
  /** The motor vehicle agency to ask. */
  agency: string;
  golfCart: VehicleRoadRules;
  lowSpeedVehicle: VehicleRoadRules;
}

export interface FederalRoadRules {
  lowSpeedVehicle: RuleStatement;
  golfCart: RuleStatement;
  equipment: RuleStatement;
  /** The equipment, one piece an entry, for lists. */
  equipmentItems: readonly string[];
}

/** What was found about one vehicle in one state; a topic left out was not found. */
export type RoadRuleFindings = Partial<
  Record<RoadRuleTopic, { text: string; source: RuleSource }>
> & { postedLimitMph?: number };

/**
 * Completes what was found about one vehicle: every topic without a finding says whom to ask, so
 * that a hole never looks like permission.
 *
 * @param agency the state's motor vehicle agency
 * @param lookedUp the day the sources were read, as YYYY-MM-DD
 */
export function completeRoadRules(
  agency: string,
  lookedUp: string,
  findings: RoadRuleFindings,
): VehicleRoadRules {
  const state = (topic: RoadRuleTopic): RuleStatement => {
    const found = findings[topic];
    return {
      text: found?.text ?? `Not found: ask the motor vehicle agency (${agency}).`,
      source: found?.source ?? null,
      lookedUp,
      status: "not confirmed",
    };
  };
  return {
    postedLimitMph: findings.postedLimitMph ?? null,
    postedLimit: state("postedLimit"),
    license: state("license"),
    registration: state("registration"),
    equipment: state("equipment"),
    localOrdinances: state("localOrdinances"),
  };
}
