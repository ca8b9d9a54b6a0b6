import { drivingWords } from "#content/pages/words/place.ts";
import { findLocalRoadRule } from "#content/places/local-road-rules.ts";
import { statePath } from "#content/pages/paths.ts";
import { findRoadRules } from "#content/places/road-rules.ts";
import type { State } from "#domain/geography/place.ts";
import type { LocalRoadRule, StateRoadRules } from "#domain/geography/road-rules.ts";
import type { DrivingAnswer } from "./place-fact-cards.tsx";
import type { Sentences } from "./place-sentences.ts";

/** What a state's law says of a kind of vehicle: an answer, and what else is to be known. */
export interface DrivingVerdict {
  vehicle: string;
  text: string;
  more: string;
}

/** May a cart be driven in a state: a verdict for each kind of vehicle, without any town's rule. */
export function buildStateVerdicts({
  answer,
  lowSpeedVehicle: { postedLimitMph },
}: StateRoadRules): Record<"lowSpeedVehicle" | "golfCart", DrivingVerdict> {
  const { isGolfCartAllowed, golfCart, isLawMissing, also } = answer.inShort;
  const isAlsoOfGolfCarts = /golf cart/i.test(also ?? "");
  const isLimitKnown = postedLimitMph !== null;
  return {
    lowSpeedVehicle: {
      vehicle: drivingWords.vehicle,
      text: isLimitKnown ? drivingWords.yesWithPlates : drivingWords.askFirst,
      more: join(
        isLimitKnown ? drivingWords.formatPostedLimit(postedLimitMph) : undefined,
        isAlsoOfGolfCarts ? undefined : also,
      ),
    },
    golfCart: {
      vehicle: drivingWords.golfCart,
      text: isLawMissing
        ? drivingWords.onPrivateRoads
        : drivingWords.formatGolfCartVerdict(golfCart, isGolfCartAllowed),
      more: join(
        isLawMissing ? drivingWords.unlessTown : undefined,
        isAlsoOfGolfCarts ? also : undefined,
      ),
    },
  };
}

function join(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(" ");
}

/** Whether no law of the state lets a golf cart without plates on public roads. */
export function needsPlates(state: State): boolean {
  return !requireRoadRules(state).answer.inShort.isGolfCartAllowed;
}

/** @throws for a state without road rules. */
export function requireRoadRules({ slug }: State): StateRoadRules {
  const rules = findRoadRules(slug);
  if (!rules) throw new Error(`content/places/road-rules.ts has no rules for ${slug}`);
  return rules;
}

/**
 * May a cart be driven here: the rule of the place where one is sourced beside the answer of its state.
 * @throws for a state without road rules.
 */
export function buildDrivingAnswer(state: State, placeSlug: string): DrivingAnswer {
  const rules = requireRoadRules(state);
  const local = findLocalRoadRule(state.slug, placeSlug);
  const link = {
    href: `${statePath(state)}#road-rules`,
    label: drivingWords.formatRulesLabel(state.name),
  };
  if (local?.headline !== undefined) {
    const text = `${local.text} ${drivingWords.formatStateRule(rules.answer.text)}`;
    return { figure: local.headline, text, link };
  }
  return { ...answerInShort(rules, local), link };
}

/** A word, a line for each kind of vehicle, and what else is to be known. */
function answerInShort(
  { answer, lowSpeedVehicle: { postedLimitMph } }: StateRoadRules,
  local?: LocalRoadRule,
): Sentences {
  const { isGolfCartAllowed, golfCart, also } = answer.inShort;
  if (postedLimitMph === null) {
    return { figure: drivingWords.askFirst, text: join(local?.text, answer.text) };
  }
  return {
    figure: isGolfCartAllowed ? drivingWords.onSomeRoads : drivingWords.withPlates,
    lines: [
      { label: drivingWords.vehicle, amount: drivingWords.formatRoads(postedLimitMph) },
      { label: drivingWords.golfCart, amount: golfCart },
    ],
    text: join(local?.text, local?.isWhole ? undefined : also, drivingWords.certificate),
  };
}
