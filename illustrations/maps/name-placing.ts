import { overlap } from "./labels.ts";
import {
  type Candidate,
  grow,
  lineShare,
  listCandidates,
  type NamedPoint,
  type PlacedName,
  type PlacingOptions,
  touchReach,
} from "./name-candidates.ts";
import { distanceToLeader, doCross, doesPass } from "./name-leader.ts";

/** What two names cost that cover each other or whose lines cross. */
const clashCost = 4000;
/** What two names cost whose lines touch, or of which the upper one's place lies farther south. */
const costs = { touch: 90, order: 30 };
/** From one name to the next at first, as shares of the least. */
const firstSteps = [1.12, 1.4] as const;
/** In whose order they stand at first: from north to south or slantwise, and all below a shore that looks south. */
const firstOrders = [
  { slope: 0, arrange: (wished: readonly number[]) => wished },
  { slope: 0, arrange: spread },
  { slope: -0.4, arrange: spread },
  { slope: -1, arrange: spread },
  { slope: -1, arrange: hang },
  { slope: 1, arrange: spread },
] as const;
/** By how much a name may be dearer in the east at first. */
const firstEast = [0, 200] as const;
const roundsMax = 90;
/** Names as close as this may change places. */
const swapReach = 90;

/**
 * Each name beside its place, as close as the shore and the other names let it be, on a line that leaves
 * its dot slantwise and ends level with it. Undefined where one has no room or two would clash.
 */
export function placeNames(
  places: readonly NamedPoint[],
  options: PlacingOptions,
): { names: PlacedName[]; cost: number } | undefined {
  const { top, bottom } = options.frame;
  // With a column on either side full, no order helps.
  if (places.length * options.fontSize * lineShare > 2 * (bottom - top)) return undefined;
  const choices = places.map((place) => listCandidates(place, places, options));
  if (choices.some((list) => list.length === 0)) return undefined;
  let best: { chosen: Candidate[]; cost: number } | undefined;
  for (const start of listStarts(choices, options)) {
    const found = settle(choices, start);
    if (!best || found.cost < best.cost) best = found;
  }
  if (!best || best.cost >= clashCost) return undefined;
  return { names: best.chosen.map(({ name }) => name), cost: best.cost };
}

/** Names below each other at an even distance on each side of the state, in several orders. */
function listStarts(choices: readonly Candidate[][], { fontSize }: PlacingOptions): Candidate[][] {
  return firstEast.flatMap((dearer) =>
    firstOrders.flatMap(({ slope, arrange }) =>
      firstSteps.map((share) => {
        const chosen = choices.map((list) => findFirst(list, dearer));
        for (const anchor of ["start", "end"] as const) {
          const order = Array.from(chosen.keys())
            .filter((index) => chosen[index]?.name.anchor === anchor)
            .toSorted((one, other) => rankOf(chosen[one], slope) - rankOf(chosen[other], slope));
          const wished = order.map((index) => chosen[index]?.name.y ?? 0);
          const heights = arrange(wished, fontSize * lineShare * share);
          for (const [at, index] of order.entries()) {
            chosen[index] =
              findAt(choices[index] ?? [], anchor, heights[at] ?? 0) ?? chosen[index]!;
          }
        }
        return chosen;
      }),
    ),
  );
}

/** The cheapest of a name's candidates, one in the east where it is not much dearer. */
function findFirst(list: readonly Candidate[], dearer: number): Candidate {
  const costOf = ({ name, cost }: Candidate) => cost - (name.anchor === "start" ? dearer : 0);
  return list.reduce((best, one) => (costOf(one) < costOf(best) ? one : best));
}

function rankOf(candidate: Candidate | undefined, slope: number): number {
  return candidate ? candidate.name.y + slope * candidate.name.x : 0;
}

/** Heights as near to those wished as a step from each to the next allows. */
export function spread(wished: readonly number[], step: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  for (const [index, y] of wished.entries()) {
    let block = { sum: y - index * step, count: 1 };
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      if (last.sum / last.count <= block.sum / block.count) break;
      block = { sum: last.sum + block.sum, count: last.count + block.count };
      blocks.pop();
    }
    blocks.push(block);
  }
  return blocks
    .flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count))
    .map((y, index) => y + index * step);
}

/** Heights from the first wished one down, none above its own. */
function hang(wished: readonly number[], step: number): number[] {
  let last = -Infinity;
  return wished.map((y) => (last = Math.max(y, last + step)));
}

/** The candidate on a side whose height is the nearest to one. */
function findAt(
  list: readonly Candidate[],
  anchor: PlacedName["anchor"],
  y: number,
): Candidate | undefined {
  const far = (one: Candidate) => Math.abs(one.name.labelY - y);
  return list
    .filter(({ name }) => name.anchor === anchor)
    .reduce<Candidate | undefined>((a, b) => (a && far(a) <= far(b) ? a : b), undefined);
}

/** Moves each name to where it is best among the others, and exchanges two, until nothing gets better. */
function settle(
  choices: readonly Candidate[][],
  start: readonly Candidate[],
): { chosen: Candidate[]; cost: number } {
  const chosen = [...start];
  for (let round = 0, isChanged = true; isChanged && round < roundsMax; round++) {
    isChanged = moveEach(choices, chosen) || swapSome(choices, chosen);
  }
  const cost = chosen.reduce((sum, one, index) => sum + costAmong(one, chosen.slice(0, index)), 0);
  return { chosen, cost };
}

function moveEach(choices: readonly Candidate[][], chosen: Candidate[]): boolean {
  let isChanged = false;
  for (const [index, list] of choices.entries()) {
    const others = chosen.filter((_, other) => other !== index);
    let least = costAmong(chosen[index]!, others) - 1e-6;
    for (const candidate of list) {
      const cost = costAmong(candidate, others, least);
      if (cost >= least) continue;
      [chosen[index], least, isChanged] = [candidate, cost, true];
    }
  }
  return isChanged;
}

function swapSome(choices: readonly Candidate[][], chosen: Candidate[]): boolean {
  let isChanged = false;
  for (const one of chosen.keys()) {
    for (let other = one + 1; other < chosen.length; other++) {
      const [first, second] = [chosen[one]!, chosen[other]!];
      if (Math.abs(first.name.labelY - second.name.labelY) > swapReach) continue;
      const newFirst = findAt(choices[one]!, second.name.anchor, second.name.labelY);
      const newSecond = findAt(choices[other]!, first.name.anchor, first.name.labelY);
      if (!newFirst || !newSecond) continue;
      const rest = chosen.filter((_, index) => index !== one && index !== other);
      const now = costOfTwo(first, second, rest);
      if (costOfTwo(newFirst, newSecond, rest) >= now - 1e-6) continue;
      [chosen[one], chosen[other], isChanged] = [newFirst, newSecond, true];
    }
  }
  return isChanged;
}

function costOfTwo(one: Candidate, other: Candidate, rest: readonly Candidate[]): number {
  const together = costTogether(one, other);
  return costAmong(one, rest) + costAmong(other, rest) + together;
}

/** What a name costs among others; no more is counted than up to a limit. */
function costAmong(one: Candidate, others: readonly Candidate[], limit = Infinity): number {
  let sum = one.cost;
  for (const other of others) {
    if (sum >= limit) return sum;
    sum += costTogether(one, other);
  }
  return sum;
}

function costTogether(one: Candidate, other: Candidate): number {
  const isSouthFirst =
    (one.name.y - other.name.y) * (one.name.labelY - other.name.labelY) < 0 &&
    Math.abs(one.name.labelX - other.name.labelX) < 90;
  const order = isSouthFirst ? costs.order : 0;
  if (!overlap(grow(one.extent, touchReach * 4), other.extent)) return order;
  const doClash =
    overlap(grow(one.box, 4), other.box) ||
    doesPass(one.leader, grow(other.box, -2)) ||
    doesPass(other.leader, grow(one.box, -2)) ||
    doCross(one.leader, other.leader);
  if (doClash) return clashCost;
  const doTouch =
    distanceToLeader(one.leader[1], other.leader) < touchReach ||
    distanceToLeader(other.leader[1], one.leader) < touchReach;
  return order + (doTouch ? costs.touch : 0);
}
