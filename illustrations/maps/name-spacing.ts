import { lineShare, type PlacedName, type PlacingOptions } from "./name-candidates.ts";
import { hasRoom } from "./name-room.ts";

/** The same for names that are set equally far apart: with the room a finger needs, or as they are. */
const runGapMax = { roomy: [3, 2.4], own: 1.5 };
/** From one name of such a run to the next, as a share of the letters' size: the widest that has room. */
const pitchShares = { roomy: [2.5, 2.4, 2.3, 2.2, 2.1, 2, 1.85, 1.75, 1.65], own: 1.7 };
/** How far, in pixels, such a run may be moved down or up, twice as far where lines may be twice as steep; and away from the shore. */
const shifts = [0, -2, 2, -4, 4, -6, 6, -8, 8, -10, 10, -12, 12, -16, 16, -20, 20];
const shiftsOut = [0, 4, 8, 12, 16, 20, 24, 28];

/** How the names of a run may be set, in pixels. */
interface Setting {
  /** From one to the next. */
  pitch: number;
  /** How far down all of them move, and how far from the shore. */
  shift: number;
  out: number;
}

/** Sets the names of a column that follow on each other equally far apart: all of them with the room a finger needs, else each close run by itself. */
export function spread(
  column: readonly number[],
  names: PlacedName[],
  options: PlacingOptions,
): void {
  const { fontSize, steepMax } = options;
  const roomy = listPitches(options).flatMap((pitch) =>
    shiftsOut.flatMap((out) => shifts.map((shift) => ({ pitch, shift: shift * steepMax, out }))),
  );
  const spreadRuns = (part: readonly number[], [gapMax, ...smaller]: readonly number[]) => {
    if (gapMax === undefined) return spreadClosely(part, names, options);
    for (const run of listRuns(part, names, fontSize * gapMax)) {
      const isStraight = new Set(run.map((index) => names[index]!.labelX)).size === 1;
      if (!isStraight || !evenOut(run, roomy, names, options)) spreadRuns(run, smaller);
    }
  };
  spreadRuns(column, runGapMax.roomy);
}

/** The same with one distance for all runs of a column, the widest for which all have room; else they stay. */
export function spreadAlike(
  column: readonly number[],
  names: PlacedName[],
  options: PlacingOptions,
): void {
  const { fontSize, steepMax } = options;
  for (const gapMax of runGapMax.roomy) {
    const runs = listRuns(column, names, fontSize * gapMax);
    for (const pitch of listPitches(options)) {
      const settings = shifts.map((shift) => ({ pitch, shift: shift * steepMax, out: 0 }));
      const spaced = [...names];
      if (!runs.every((run) => evenOut(run, settings, spaced, options))) continue;
      names.splice(0, names.length, ...spaced);
      return;
    }
  }
}

/** From one name of a roomy run to the next, in pixels, the widest first. */
function listPitches({ fontSize, pitchMax }: PlacingOptions): number[] {
  return pitchShares.roomy
    .map((share) => Math.round(fontSize * share))
    .filter((pitch) => pitch <= pitchMax);
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
      hasRoom(
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
