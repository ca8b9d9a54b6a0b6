import { lineShare, type PlacedName, type PlacingOptions } from "./name-candidates.ts";
import { hasRoom } from "./name-room.ts";
import { spread, spreadAlike } from "./name-spacing.ts";

/** From one name of a column to the next, at most, as a share of the least. */
const gapMax = 3.2;
/** Edges of two columns nearer than this, in pixels, look like one that failed. */
const edgesApartMin = 16;
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
      if (hasRoom(moved, aligned[index]!, others, options)) aligned[index] = moved;
    }
    raggedCount += column.filter((index) => aligned[index]!.labelX !== edge).length;
    spread(column, aligned, options);
  }
  joinEdges(aligned, options);
  for (const column of groupByEdge(aligned)) spreadAlike(column, aligned, options);
  return { names: aligned, raggedCount };
}

/** Columns in the east whose edges are almost one become one, and all of a state whose names are in the sea, where they have room there. */
function joinEdges(names: PlacedName[], options: PlacingOptions): void {
  const edges = new Set(
    names.filter(({ anchor }) => anchor === "start").map(({ labelX }) => labelX),
  );
  for (const edge of edges) {
    const apart = options.isSeaward ? spreadMax : edgesApartMin;
    const next = Math.max(...[...edges].filter((other) => other - edge <= apart));
    const moved = names.map((name) =>
      name.anchor === "start" && name.labelX === edge ? { ...name, labelX: next } : name,
    );
    const areFree = moved.every((name, index) =>
      hasRoom(name, names[index]!, moved.toSpliced(index, 1), options),
    );
    if (areFree) names.splice(0, names.length, ...moved);
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

/** The names in the east that begin below each other, by their index, from the top down. */
function groupByEdge(names: readonly PlacedName[]): number[][] {
  const sorted = Array.from(names.keys())
    .filter((index) => names[index]!.anchor === "start")
    .toSorted((one, other) => names[one]!.labelY - names[other]!.labelY);
  return [...Map.groupBy(sorted, (index) => names[index]!.labelX).values()];
}
