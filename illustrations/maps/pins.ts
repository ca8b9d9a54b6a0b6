import { type Box, boxOfDot, overlap } from "./labels.ts";

interface Point {
  x: number;
  y: number;
}

export interface PinDot extends Point {
  /** On the screen: 0 to the right, clockwise. */
  towardSeaRadians: number;
  /** The name beside its number; empty for the number alone. */
  name: string;
}

/** A numbered disc with the name of its place. */
export interface PlacedPin extends Point {
  /** The side of the disc that the name is on. */
  anchor: "start" | "end";
  box: Box;
}

export const discRadius = 11;
const nameGap = 5;
/** Width of a letter of 13 px in the widest of the system fonts, on average. */
const letterWidth = 7.4;
const dotRadius = 5;
const leaders = { from: 20, to: 300, step: 8 };
const turnStepRadians = Math.PI / 12;
/** What a degree away from the sea costs, in pixels of leader. */
const turnCost = 17;
const ordersMax = 8;
const roundsMax = 12;

interface Candidate extends PlacedPin {
  cost: number;
}

/**
 * Places the numbered discs of a map, each with its name, off the shore and as near to its dot as the
 * others let it: no disc, name, dot or leader touches another, all lie in the frame. The same result
 * every time; undefined when there is no room for all.
 */
export function placePins(dots: readonly PinDot[], frame: Box): PlacedPin[] | undefined {
  const candidates = dots.map((dot) => listCandidates(dot, dots, frame));
  let best: { pins: PlacedPin[]; cost: number } | undefined;
  for (const start of listOrders(dots)) {
    let order = start;
    for (let round = 0; round < roundsMax; round++) {
      const found = placeInOrder(order, dots, candidates);
      if ("pins" in found) {
        if (!best || found.cost < best.cost) best = found;
        break;
      }
      // Whoever found no room chooses first in the next round.
      order = [found.leftOver, ...order.filter((index) => index !== found.leftOver)];
    }
  }
  return best?.pins;
}

/** Positions round a dot, the best first. */
function listCandidates(dot: PinDot, dots: readonly PinDot[], frame: Box): Candidate[] {
  const found: Candidate[] = [];
  for (let turn = -12; turn < 12; turn++) {
    const angle = dot.towardSeaRadians + turn * turnStepRadians;
    for (let reach = leaders.from; reach <= leaders.to; reach += leaders.step) {
      const x = Math.round(dot.x + Math.cos(angle) * reach);
      const y = Math.round(dot.y + Math.sin(angle) * reach);
      for (const anchor of ["start", "end"] as const) {
        // A name runs away from its dot.
        if (Math.cos(angle) * (anchor === "start" ? 1 : -1) < -0.3) continue;
        const box = boxOfPin({ x, y }, dot.name, anchor);
        const isFree =
          isWithin(box, frame) &&
          !dots.some((other) => overlap(box, boxOfDot(other.x, other.y, dotRadius))) &&
          !dots.some((other) => other !== dot && isNear(dot, { x, y }, other));
        if (isFree) found.push({ x, y, anchor, box, cost: reach + Math.abs(turn) * turnCost });
      }
    }
  }
  return found.toSorted((one, other) => one.cost - other.cost);
}

export function boxOfPin({ x, y }: Point, name: string, anchor: "start" | "end"): Box {
  const far = name === "" ? discRadius : discRadius + nameGap + name.length * letterWidth;
  const [left, right] = anchor === "start" ? [discRadius, far] : [far, discRadius];
  return {
    left: x - left - 1,
    right: x + right + 1,
    top: y - discRadius - 1,
    bottom: y + discRadius + 1,
  };
}

/** From each end of the shore, then by seed: whoever comes first has the free choice. */
function listOrders(dots: readonly PinDot[]): number[][] {
  const indexes = dots.map((_, index) => index);
  const byX = indexes.toSorted((a, b) => (dots[a]?.x ?? 0) - (dots[b]?.x ?? 0));
  const orders = [indexes, indexes.toReversed(), byX, byX.toReversed()];
  for (let seed = 1; orders.length < ordersMax; seed++) {
    orders.push(indexes.toSorted((a, b) => mix(a, seed) - mix(b, seed)));
  }
  return orders;
}

function mix(index: number, seed: number): number {
  return Math.imul((index + 1) * 40503 + seed * 69069, 2654435761) >>> 8;
}

function placeInOrder(
  order: readonly number[],
  dots: readonly PinDot[],
  candidates: readonly Candidate[][],
): { pins: PlacedPin[]; cost: number } | { leftOver: number } {
  const placed: { dot: PinDot; pin: Candidate; index: number }[] = [];
  for (const index of order) {
    const dot = dots[index];
    const pin =
      dot &&
      candidates[index]?.find((one) =>
        placed.every(
          (other) =>
            !overlap(one.box, other.pin.box) &&
            !crossesBox(dot, one, other.pin.box) &&
            !crossesBox(other.dot, other.pin, one.box) &&
            !crosses(dot, one, other.dot, other.pin),
        ),
      );
    if (!dot || !pin) return { leftOver: index };
    placed.push({ dot, pin, index });
  }
  return {
    pins: placed.toSorted((a, b) => a.index - b.index).map(({ pin }) => pin),
    // One long leader is worse than a few that are a little longer.
    cost: placed.reduce((sum, { pin }) => sum + pin.cost ** 2, 0),
  };
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

/** Whether a leader passes a dot that is not its own; dots that all but coincide are told by numbers. */
function isNear(from: Point, to: Point, dot: Point): boolean {
  const gap = Math.hypot(dot.x - from.x, dot.y - from.y);
  return gap > 2 * dotRadius && crossesBox(from, to, boxOfDot(dot.x, dot.y, 3));
}

/** Whether the line from a dot to its disc touches a box: what is left of it between the box's sides. */
export function crossesBox(from: Point, to: Point, box: Box): boolean {
  const [dx, dy] = [to.x - from.x || 1e-9, to.y - from.y || 1e-9];
  const [x1, x2] = [(box.left - from.x) / dx, (box.right - from.x) / dx];
  const [y1, y2] = [(box.top - from.y) / dy, (box.bottom - from.y) / dy];
  const enter = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
  const leave = Math.min(1, Math.max(x1, x2), Math.max(y1, y2));
  return enter < leave;
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
