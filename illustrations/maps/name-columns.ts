import { overlap } from "./labels.ts";
import {
  boxOfName,
  clearOfShore,
  grow,
  lineShare,
  type PlacedName,
  type PlacingOptions,
  touches,
} from "./name-candidates.ts";
import { doCross, doesPass, drawLeader, measureLeader } from "./name-leader.ts";

/** From one name of a column to the next, at most, as a share of the least. */
const gapMax = 3.2;
/** The same for names that are set equally far apart. */
const runGapMax = 1.5;
/** From one name of such a run to the next, as a share of the letters' size. */
const pitchShare = 1.7;
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
    for (const run of listRuns(column, aligned, options.fontSize)) evenOut(run, aligned, options);
  }
  return { names: aligned, raggedCount };
}

/** The names of a column that follow on each other closely. */
function listRuns(
  column: readonly number[],
  names: readonly PlacedName[],
  fontSize: number,
): number[][] {
  const runs: number[][] = [];
  for (const index of column) {
    const last = names[runs.at(-1)?.at(-1) ?? -1];
    const gap = last ? names[index]!.labelY - last.labelY : Infinity;
    if (gap > fontSize * lineShare * runGapMax) runs.push([]);
    runs.at(-1)!.push(index);
  }
  return runs;
}

/**
 * Sets names that follow on each other equally far apart, where all of them then have room: as far as in every
 * other column of the map, else as far as they reach.
 */
function evenOut(run: readonly number[], names: PlacedName[], options: PlacingOptions): void {
  const [top, bottom] = [names[run[0]!]!.labelY, names[run.at(-1)!]!.labelY];
  const gaps = run.length - 1;
  if (gaps === 0) return;
  const own = (bottom - top) / gaps;
  for (const pitch of [Math.round(options.fontSize * pitchShare), own]) {
    const start = (top + bottom - pitch * gaps) / 2;
    const moved = [...names];
    for (const [place, index] of run.entries()) {
      moved[index] = { ...names[index]!, labelY: Math.round(start + place * pitch) };
    }
    const areFree = run.every((index) =>
      isFree(
        moved[index]!,
        names[index]!,
        moved.filter((_, other) => other !== index),
        options,
      ),
    );
    if (areFree) {
      names.splice(0, names.length, ...moved);
      return;
    }
  }
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
    !touches(grow(box, clearOfShore), isHome) &&
    !touches(box, isOther) &&
    onGround(moved) <= onGround(before) + 1 &&
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
