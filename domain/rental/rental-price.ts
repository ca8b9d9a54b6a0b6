import { computePerDayCents, type RentalPlan } from "./rental-quote.ts";

/** One line of a price: a plan so many times, or so many days by which a plan is renewed. */
export interface PlanLine {
  plan: RentalPlan;
  kind: "plan" | "renewal";
  /** How many times the plan, or how many days of its renewal. */
  count: number;
  cents: number;
}

/** Plans that follow each other, with what they cost together. */
export interface PlanChoice {
  lines: readonly PlanLine[];
  /** How many days they cover; at least the days of the rental. */
  days: number;
  cents: number;
}

export interface RentalPrice {
  /** The cheapest plans that cover the rental. */
  cheapest: PlanChoice;
  /** The cheapest plans that end with the rental; dearer than `cheapest` where more days cost less. */
  exact: PlanChoice;
}

/** A plan together with the days by which it is renewed before the next one begins. */
interface Block {
  plan: RentalPlan;
  renewalDays: number;
  days: number;
  cents: number;
}

/**
 * What a rental of so many days costs. A plan may follow another, and when a plan ends it may be
 * renewed by the day at its own rate (rental policy, "Plans and time"); a further day of the
 * one-day plan is that plan again. Of equal prices the one with the fewest plans is taken.
 * @param daysMax the longest rental there is; no choice covers more days.
 * @throws RangeError when no plans cover the rental within `daysMax`.
 */
export function priceRental(
  days: number,
  plans: readonly RentalPlan[],
  daysMax: number,
): RentalPrice {
  const byDays = findCheapestByDays(plans, daysMax);
  const exact = byDays.get(days);
  const [cheapest] = byDays
    .values()
    .filter((choice) => choice.days >= days)
    .toArray()
    .toSorted((one, other) => one.cents - other.cents || one.days - other.days);
  if (!exact || !cheapest) throw new RangeError(`No plans cover ${days} days`);
  return { cheapest: toChoice(cheapest), exact: toChoice(exact) };
}

interface BlockSequence {
  blocks: readonly Block[];
  days: number;
  cents: number;
}

/** For each number of days the cheapest plans that cover exactly as many. */
function findCheapestByDays(
  plans: readonly RentalPlan[],
  daysMax: number,
): Map<number, BlockSequence> {
  const blocks = plans.flatMap((plan) => listBlocks(plan, daysMax));
  const found = new Map<number, BlockSequence>([[0, { blocks: [], days: 0, cents: 0 }]]);
  for (let days = 1; days <= daysMax; days += 1) {
    for (const block of blocks) {
      const before = found.get(days - block.days);
      if (!before) continue;
      const candidate = {
        blocks: [...before.blocks, block],
        days,
        cents: before.cents + block.cents,
      };
      const best = found.get(days);
      if (!best || isBetter(candidate, best)) found.set(days, candidate);
    }
  }
  found.delete(0);
  return found;
}

function isBetter(one: BlockSequence, other: BlockSequence): boolean {
  if (one.cents !== other.cents) return one.cents < other.cents;
  return one.blocks.length < other.blocks.length;
}

function listBlocks(plan: RentalPlan, daysMax: number): Block[] {
  const renewalDaysMax = plan.days === 1 ? 0 : Math.max(0, daysMax - plan.days);
  return Array.from({ length: renewalDaysMax + 1 }, (_, renewalDays) => ({
    plan,
    renewalDays,
    days: plan.days + renewalDays,
    cents: plan.priceDollars * 100 + renewalDays * computePerDayCents(plan),
  }));
}

/** The blocks as lines of a bill: the longest plan first, its renewal after it. */
function toChoice({ blocks, days, cents }: BlockSequence): PlanChoice {
  const byPlan = Map.groupBy(blocks, ({ plan }) => plan);
  const lines = [...byPlan]
    .toSorted(([one], [other]) => other.days - one.days)
    .flatMap(([plan, ofPlan]): PlanLine[] => {
      const renewalDays = ofPlan.reduce((sum, block) => sum + block.renewalDays, 0);
      const plans: PlanLine = {
        plan,
        kind: "plan",
        count: ofPlan.length,
        cents: ofPlan.length * plan.priceDollars * 100,
      };
      if (renewalDays === 0) return [plans];
      const renewalCents = renewalDays * computePerDayCents(plan);
      return [plans, { plan, kind: "renewal", count: renewalDays, cents: renewalCents }];
    });
  return { lines, days, cents };
}
