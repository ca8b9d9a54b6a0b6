import { type Box, boxOfDot, overlap, type TextSize } from "./labels.ts";

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
/** Width of a letter in the widest of the system fonts, on average, as a share of its size. */
const letterWidth = 0.57;
const dotRadius = 5;
const leaders = { from: 20, to: 260, step: 10 };
const turns = 16;
const turnStepRadians = (2 * Math.PI) / turns;
/** What a degree away from the sea costs, in pixels of leader. */
const turnCost = 25;
/** Of the placements whose last disc is at about one height, as many are followed. */
const followedPerHeight = 2;
const heightStep = 12;
/** Discs that differ by less in height stand in one row, which reads from left to right. */
const rowHeight = 14;

interface Candidate extends PlacedPin {
  cost: number;
}

interface Placement {
  pins: Candidate[];
  cost: number;
}

/**
 * Places the numbered discs of a map, each with its name, off the shore and as near to its dot as the
 * others let it: no disc, name, dot or leader touches another, all lie in the frame, and the discs read
 * from top to bottom in the order of the dots. The same result every time; undefined when there is no
 * room for all. A beam search: of the placements of the first dots
 * the cheapest are followed, some for each height of the last disc, so that room is left below.
 */
export function placePins(
  dots: readonly PinDot[],
  frame: Box,
  fontSize: number,
): PlacedPin[] | undefined {
  let beam: Placement[] = [{ pins: [], cost: 0 }];
  for (const dot of dots) {
    const candidates = listCandidates(dot, dots, frame, fontSize);
    beam = chooseBest(beam.flatMap((placement) => extend(placement, dots, candidates)));
  }
  return beam[0]?.pins;
}

/** The cheapest placements for each height and side of their last disc. */
function chooseBest(placements: readonly Placement[]): Placement[] {
  const followed = new Map<string, number>();
  return placements
    .toSorted((one, other) => one.cost - other.cost)
    .filter(({ pins }) => {
      const last = pins.at(-1);
      const key = last ? `${Math.floor(last.y / heightStep)} ${last.anchor}` : "";
      const count = (followed.get(key) ?? 0) + 1;
      followed.set(key, count);
      return count <= followedPerHeight;
    });
}

/** A placement with the best free position for the next dot at each height. */
function extend(
  { pins, cost }: Placement,
  dots: readonly PinDot[],
  candidates: readonly Candidate[],
): Placement[] {
  const dot = dots[pins.length];
  const last = pins.at(-1);
  const heights = new Set<number>();
  const found: Placement[] = [];
  for (const one of dot ? candidates : []) {
    const height = Math.floor(one.y / heightStep);
    if (heights.has(height) || (last && !follows(one, last))) continue;
    const isFree = pins.every((other, index) => {
      const otherDot = dots[index] ?? other;
      return (
        !overlap(one.box, other.box) &&
        !crossesBox(dot ?? one, one, other.box) &&
        !crossesBox(otherDot, other, one.box) &&
        !crosses(dot ?? one, one, otherDot, other)
      );
    });
    if (!isFree) continue;
    heights.add(height);
    // One long leader is worse than a few that are a little longer.
    found.push({ pins: [...pins, one], cost: cost + one.cost ** 2 });
  }
  return found;
}

/** Whether a disc comes after another for who reads the map from top to bottom. */
function follows(one: Point, before: Point): boolean {
  return one.y - before.y >= rowHeight || (one.y >= before.y && one.x > before.x);
}

/** Positions round a dot, the best first. */
function listCandidates(
  dot: PinDot,
  dots: readonly PinDot[],
  frame: Box,
  fontSize: number,
): Candidate[] {
  const found: Candidate[] = [];
  for (let turn = -turns / 2; turn < turns / 2; turn++) {
    const angle = dot.towardSeaRadians + turn * turnStepRadians;
    for (let reach = leaders.from; reach <= leaders.to; reach += leaders.step) {
      const x = Math.round(dot.x + Math.cos(angle) * reach);
      const y = Math.round(dot.y + Math.sin(angle) * reach);
      for (const anchor of ["start", "end"] as const) {
        // A name runs away from its dot.
        if (Math.cos(angle) * (anchor === "start" ? 1 : -1) < -0.3) continue;
        const box = boxOfPin({ x, y, anchor }, { text: dot.name, fontSize });
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

/** The room that a disc takes with the name beside it. */
export function boxOfPin(
  { x, y, anchor }: Pick<PlacedPin, "x" | "y" | "anchor">,
  { text, fontSize }: TextSize,
): Box {
  const far =
    text === "" ? discRadius : discRadius + nameGap + text.length * fontSize * letterWidth;
  const [left, right] = anchor === "start" ? [discRadius, far] : [far, discRadius];
  return {
    left: x - left - 1,
    right: x + right + 1,
    top: y - discRadius - 1,
    bottom: y + discRadius + 1,
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
