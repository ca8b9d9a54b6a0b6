import type { DrawnNeighbor } from "./drawings.ts";
import type { LineCount } from "./drawn-lines.ts";
import { type Box, boxOfLabel, growBox, isFree, type PlacedLabel } from "./labels.ts";
import { readsAsAnothers } from "./name-belonging.ts";
import { touches } from "./name-candidates.ts";
import {
  distanceToLeader,
  doCross,
  doesPass,
  drawLeader,
  type Leader,
  leaderGap,
  measureLeader,
} from "./name-leader.ts";
import type { GroundTest } from "./on-ground.ts";
import type { ShorePoint } from "./shore-runs.ts";

/** A name with the line to it, where it stands apart from its dot. */
export type FoundLabel = PlacedLabel &
  Pick<DrawnNeighbor, "leader"> & {
    /** Where it is below others of its run. */
    column?: "sea" | "land";
  };
/** By the href of the neighbor. */
export type FoundLabels = Map<string, FoundLabel>;

export interface ColumnsOptions {
  /** What the names stand on. */
  ground: "sea" | "land";
  fontSize: number;
  isLand: GroundTest;
  shore: LineCount;
  /** Where the names may be. */
  frame: Box;
  /** Dots and names, which neither a name nor a line may touch. */
  taken: readonly Box[];
  /** All dots, that of the place itself too. */
  dots: readonly { x: number; y: number }[];
}

/** From one name to the next at least, in pixels: narrow phones shrink a map a little. */
const pitchMin = 21;
/** How much higher or lower than its dots a column may be, the nearest first. */
const shifts = Array.from(
  { length: 31 },
  (_, index) => Math.ceil(index / 2) * (index % 2 ? 3 : -3),
);
/** From the outermost dot of a run to its names, the nearest first. */
const reaches = Array.from({ length: 23 }, (_, index) => 9 + index * 3);
/** A name this near in its dot's line needs no line to it. */
const beside = { reach: 16, slant: 3 };
/** Of a line, before its name. */
const levelMin = 3;
/** From a name to what is not its own ground, and from a line to another dot. */
const clear = { ofShore: 1, ofDots: 6 };
/** How much of a line may be on the wrong side of the shore. */
const acrossMax = 24;
const costs = { across: 2, shift: 1.5 };

/** The names of a run below each other on one side of it, at even distances in its order; undefined where that has no room. */
export function nameInColumn(
  points: readonly ShorePoint[],
  side: number,
  options: ColumnsOptions,
): FoundLabels | undefined {
  const [first, last] = [points[0]!, points.at(-1)!];
  const pitch = Math.max(pitchMin, Math.round((last.y - first.y) / (points.length - 1)));
  const top = (first.y + last.y - pitch * (points.length - 1)) / 2;
  const outermost = side * Math.max(...points.map(({ x }) => x * side));
  let best: { names: ColumnName[]; cost: number } | undefined;
  for (const reach of reaches) {
    for (const shift of shifts) {
      const least = Math.abs(shift) * costs.shift + (reach - 9) * points.length;
      if (best && best.cost <= least) continue;
      const middles = points.map((_, index) => Math.round(top + shift + index * pitch));
      const names = layColumn(points, middles, { edge: outermost + side * reach, side }, options);
      if (!names) continue;
      const ofLines = names.reduce(
        (sum, { length, across }) => sum + length + across * costs.across,
        0,
      );
      const cost = ofLines + Math.abs(shift) * costs.shift;
      if (!best || cost < best.cost) best = { names, cost };
    }
  }
  return best && new Map(best.names.map(({ href, found }) => [href, found]));
}

interface ColumnName {
  href: string;
  found: FoundLabel;
  line: Leader;
  length: number;
  /** How much of its line is on the wrong side of the shore. */
  across: number;
}

interface ColumnPlace {
  /** Where its names begin, or end in the west. */
  edge: number;
  /** 1 in the east, -1 in the west. */
  side: number;
}

function layColumn(
  points: readonly ShorePoint[],
  middles: readonly number[],
  place: ColumnPlace,
  options: ColumnsOptions,
): ColumnName[] | undefined {
  const names: ColumnName[] = [];
  for (const [index, point] of points.entries()) {
    const name = layName(point, middles[index]!, place, options);
    if (!name) return undefined;
    names.push(name);
  }
  const areApart = names.every((one) =>
    names.every(
      (other) =>
        one === other ||
        (!doCross(one.line, other.line) && !doesPass(one.line, growBox(other.found.box, 1))),
    ),
  );
  return areApart ? names : undefined;
}

function layName(
  point: ShorePoint,
  middle: number,
  { edge, side }: ColumnPlace,
  { ground, fontSize, isLand, shore, frame, taken, dots }: ColumnsOptions,
): ColumnName | undefined {
  const label = {
    x: Math.round(edge),
    y: Math.round(middle + fontSize * 0.34),
    anchor: side > 0 ? ("start" as const) : ("end" as const),
  };
  const box = boxOfLabel(label, { text: point.name, fontSize });
  const [reach, slant] = [(label.x - point.x) * side, Math.abs(middle - point.y)];
  const isBeside = reach <= beside.reach && slant <= beside.slant;
  if (!isBeside && reach - leaderGap < slant + levelMin) return undefined;
  if (!isFree(box, taken, frame) || shore(growBox(box, 1)) > 0) return undefined;
  const isWrong: GroundTest = ground === "sea" ? isLand : (at) => !isLand(at);
  if (touches(growBox(box, clear.ofShore), isWrong) || readsAsAnothers(box, point, dots))
    return undefined;
  const line = drawLeader(point, label.x, middle);
  const others = dots.filter(({ x, y }) => x !== point.x || y !== point.y);
  const isClear =
    others.every(({ x, y }) => distanceToLeader([x, y], line) >= clear.ofDots) &&
    !taken.some((other) => !isIn(point, other) && doesPass(line, other));
  if (!isClear) return undefined;
  const { length, onGround: across } = measureLeader(line, isWrong);
  if (across > acrossMax) return undefined;
  const leader = { x: line[2][0], y: middle, bend: line[1][0] };
  return {
    href: point.href,
    found: { label, box, column: ground, ...(!isBeside && { leader }) },
    line,
    length,
    across,
  };
}

function isIn({ x, y }: { x: number; y: number }, { left, right, top, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
