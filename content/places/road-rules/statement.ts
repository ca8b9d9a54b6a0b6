import type { RoadRule, RoadRuleTopic, RuleSource } from "#domain/geography/road-rules.ts";

/** The day the sources were read for the last time. */
export const roadRulesLookedUp = "2026-11-22";

/** A rule whose words were read in the law itself. */
export function fromStatute(topic: RoadRuleTopic, source: RuleSource, text: string): RoadRule {
  return { topic, text, source, lookedUp: roadRulesLookedUp, status: "statute" };
}

/** A rule as an agency, a town or a newspaper reports it. */
export function fromSecondary(topic: RoadRuleTopic, source: RuleSource, text: string): RoadRule {
  return { topic, text, source, lookedUp: roadRulesLookedUp, status: "secondary" };
}
