import { overlap } from "./labels.ts";
import {
  boxOfName,
  clearOfShore,
  grow,
  levelMin,
  lineShare,
  type PlacedName,
  type PlacingOptions,
  touches,
} from "./name-candidates.ts";
import { doCross, doesPass, drawLeader, leaderGap, measureLeader } from "./name-leader.ts";

/** From one name of a column to the next, at most, as a share of the least. */
const gapMax = 3.2;
/** The same for names that are set equally far apart: with the room a finger needs, or as they are. */
const runGapMax = { roomy: [3, 2.4], own: 1.5 };
/** From one name of such a run to the next, as a share of the letters' size: the widest that has room. */
const pitchShares = { roomy: [1.85, 1.75, 1.65], own: 1.7 };
/** How far, in pixels, such a run may be moved down or up, and away from the shore. */
const shifts = [0, -4, 4, -8, 8, -12, 12, -16, 16, -20, 20];
const shiftsOut = [0, 4, 8, 12, 16, 20, 24, 28];
/** How much more of a line may then be on the state, in pixels. */
const groundMore = 2;
/** How far apart the edges of a column may have been, in pixels. */
const spreadMax = 130;

/**
 * Moves names that stand close below each other out to one edge, as far as the shore, the frame and the other
 * names let them; `raggedCount` are those that could not be moved there.
 */
export function alignNames(
  names: readonly PlacedName[],
  options: PlacingOptions,
): { names: PlacedName[]; raggedCount: number } {
  const aligned = [...names];
  let raggedCount = 0;
  for (const column of listColumns(names, options.fontSize)) {
    const edges = column.map((index) => aligned[index]!.labelX);
    const isEast = aligned[column[0]!]!.anchor === "start";
    const edge = isEast ? Math.max(...edges) : Math.min(...edges);
    // Each is checked against where the others are, so one may be free only after another has moved.
    for (const index of [...column, ...column]) {
      const moved = { ...aligned[index]!, labelX: edge };
      const others = aligned.filter((_, other) => other !== index);
      if (isFree(moved, aligned[index]!, others, options)) aligned[index] = moved;
    }
    raggedCount += column.filter((index) => aligned[index]!.labelX !== edge).length;
    spread(column, aligned, options);
  }
  return { names: aligned, raggedCount };
}

/** How the names of a run may be set, in pixels. */
interface Setting {
  /** From one to the next. */
  pitch: number;
  /** How far down all of them move, and how far from the shore. */
  shift: number;
  out: number;
}

/** Sets the names of a column that follow on each other equally far apart: all of them with the room a finger needs, else each close run by itself. */
function spread(column: readonly number[], names: PlacedName[], options: PlacingOptions): void {
  const { fontSize } = options;
  const roomy = pitchShares.roomy.flatMap((share) => {
    const pitch = Math.round(fontSize * share);
    return shiftsOut.flatMap((out) => shifts.map((shift) => ({ pitch, shift, out })));
  });
  const spreadRuns = (part: readonly number[], [gapMax, ...smaller]: readonly number[]) => {
    if (gapMax === undefined) return spreadClosely(part, names, options);
    for (const run of listRuns(part, names, fontSize * gapMax)) {
      const isStraight = new Set(run.map((index) => names[index]!.labelX)).size === 1;
      if (!isStraight || !evenOut(run, roomy, names, options)) spreadRuns(run, smaller);
    }
  };
  spreadRuns(column, runGapMax.roomy);
}

function spreadClosely(
  column: readonly number[],
  names: PlacedName[],
  options: PlacingOptions,
): void {
  const { fontSize } = options;
  for (const run of listRuns(column, names, fontSize * runGapMax.own)) {
    const own = (names[run.at(-1)!]!.labelY - names[run[0]!]!.labelY) / (run.length - 1);
    const pitches = [Math.round(fontSize * pitchShares.own), own];
    const settings = pitches.map((pitch) => ({ pitch, shift: 0, out: 0 }));
    evenOut(run, settings, names, options);
  }
}

/** The names of a column that follow on each other closely; `gapMax` is in pixels, of letters as high as a line. */
function listRuns(
  column: readonly number[],
  names: readonly PlacedName[],
  gapMax: number,
): number[][] {
  const runs: number[][] = [];
  for (const index of column) {
    const last = names[runs.at(-1)?.at(-1) ?? -1];
    const gap = last ? names[index]!.labelY - last.labelY : Infinity;
    if (gap > gapMax * lineShare) runs.push([]);
    runs.at(-1)!.push(index);
  }
  return runs;
}

/** Sets names around their middle in the first way in which all have room, and says whether there is one. */
function evenOut(
  run: readonly number[],
  settings: readonly Setting[],
  names: PlacedName[],
  options: PlacingOptions,
): boolean {
  if (run.length < 2) return true;
  const middle = (names[run[0]!]!.labelY + names[run.at(-1)!]!.labelY) / 2;
  for (const { pitch, shift, out } of settings) {
    const start = middle - (pitch * (run.length - 1)) / 2 + shift;
    const moved = [...names];
    for (const [place, index] of run.entries()) {
      const name = names[index]!;
      const labelX = name.labelX + (name.anchor === "start" ? out : -out);
      moved[index] = { ...name, labelX, labelY: Math.round(start + place * pitch) };
    }
    const areFree = run.every((index) =>
      isFree(
        moved[index]!,
        names[index]!,
        moved.filter((_, other) => other !== index),
        options,
      ),
    );
    if (!areFree) continue;
    names.splice(0, names.length, ...moved);
    return true;
  }
  return false;
}

/** The names of each column, by their index, from the top down. */
function listColumns(names: readonly PlacedName[], fontSize: number): number[][] {
  const columns: number[][] = [];
  const sorted = Array.from(names.keys()).toSorted(
    (one, other) => names[one]!.labelY - names[other]!.labelY,
  );
  for (const anchor of ["start", "end"] as const) {
    let column: number[] = [];
    for (const index of sorted.filter((one) => names[one]!.anchor === anchor)) {
      const last = names[column.at(-1) ?? -1];
      const edges = [...column, index].map((one) => names[one]!.labelX);
      const isNext =
        last !== undefined &&
        names[index]!.labelY - last.labelY <= fontSize * lineShare * gapMax &&
        Math.max(...edges) - Math.min(...edges) <= spreadMax;
      if (!isNext) columns.push((column = []));
      column.push(index);
    }
  }
  return columns;
}

function isFree(
  moved: PlacedName,
  before: PlacedName,
  others: readonly PlacedName[],
  { frame, fontSize, isHome, isOther }: PlacingOptions,
): boolean {
  const box = boxOfName(moved, fontSize);
  const leaderOf = (name: PlacedName) => drawLeader(name, name.labelX, name.labelY);
  const leader = leaderOf(moved);
  const onGround = (name: PlacedName) => measureLeader(leaderOf(name), isHome).onGround;
  return (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom &&
    isLevelAtEnd(moved) &&
    !touches(grow(box, clearOfShore), isHome) &&
    !touches(box, isOther) &&
    onGround(moved) <= onGround(before) + groundMore &&
    others.every((other) => {
      const otherBox = boxOfName(other, fontSize);
      return !(
        overlap(box, otherBox) ||
        doCross(leader, leaderOf(other)) ||
        doesPass(leader, grow(otherBox, 4)) ||
        doesPass(leaderOf(other), grow(box, 4))
      );
    })
  );
}

/** Whether its line is level before it meets the name. */
function isLevelAtEnd({ x, y, labelX, labelY }: PlacedName): boolean {
  return Math.abs(labelX - x) >= Math.abs(labelY - y) + leaderGap + levelMin;
}
