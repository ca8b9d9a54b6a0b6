import { drivingWords } from "#content/pages/words/place.ts";
import { findLocalRoadRule } from "#content/places/local-road-rules.ts";
import { statePath } from "#content/pages/paths.ts";
import { findRoadRules } from "#content/places/road-rules.ts";
import type { State } from "#domain/geography/place.ts";
import type { DrivingAnswer } from "./place-fact-cards.tsx";

/**
 * May a cart be driven here: the rule of the place where one is sourced, else the answer of its state.
 * @throws for a state without road rules.
 */
export function buildDrivingAnswer(state: State, placeSlug: string): DrivingAnswer {
  const rules = findRoadRules(state.slug);
  if (!rules) throw new Error(`content/places/road-rules.ts has no rules for ${state.slug}`);
  const local = findLocalRoadRule(state.slug, placeSlug);
  const postedLimitMph =
    local?.headline === undefined ? rules.lowSpeedVehicle.postedLimitMph : null;
  const limit =
    postedLimitMph === null ? drivingWords.askFirst : drivingWords.formatLimit(postedLimitMph);
  return {
    figure: local?.headline ?? limit,
    text: local
      ? `${local.text} ${drivingWords.formatStateRule(rules.answer.text)}`
      : rules.answer.text,
    link: {
      href: `${statePath(state)}#road-rules`,
      label: drivingWords.formatRulesLabel(state.name),
    },
  };
}
