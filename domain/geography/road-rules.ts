/** What a visitor asks about one kind of vehicle on public roads. */
export type RoadRuleTopic =
  "postedLimit" | "license" | "registration" | "equipment" | "localOrdinances";

/** Where a statement was read: the law's own citation first, then the copy that was read. */
export interface RuleSource {
  name: string;
  /** The https URL of the copy that was read, where there is one. */
  url?: string;
}

/** One sentence or two about the law, never shown without its source, date and status. */
export interface RuleStatement {
  text: string;
  /** Null where nothing was found; the text then names the agency to ask. */
  source: RuleSource | null;
  /** The day the source was read, as YYYY-MM-DD. */
  lookedUp: string;
  /** Not confirmed until the dealership's lawyer has checked the present law. */
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
