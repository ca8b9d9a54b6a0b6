import type { MapBand } from "./drawings.ts";
import type { Box } from "./labels.ts";
import { roomForNames } from "./map-frames.ts";
import { boxesOf, boxesOfLeaders, isInSea, pointsOf } from "./names-cost.ts";
import type { NamesOptions } from "./names-options.ts";
import { type FoundLabels, nameInColumn } from "./shore-columns.ts";
import { listRuns, type ShoreRun } from "./shore-runs.ts";

export const neighborFontSize = 13;

/** Where places of a shore are close to each other, of those that the same frames show. */
export function listRunsOfBands({ dots, bands, isLand }: NamesOptions): ShoreRun[] {
  return bands.flatMap(({ band }) =>
    listRuns(
      dots.filter((dot) => dot.band === band),
      isLand,
    ),
  );
}

/** The names of runs, in the sea where that has the room, else on land where that has. */
export function nameRuns(runs: readonly ShoreRun[], options: NamesOptions, own: Box): FoundLabels {
  const names: FoundLabels = new Map();
  for (const run of runs) {
    const frame = frameOf(bandOf(run, options), options);
    const found =
      findColumn(run, "sea", options, { frame, own, names }) ??
      findColumn(run, "land", options, { frame, own, names });
    for (const [href, name] of found ?? []) names.set(href, name);
  }
  return names;
}

/** The runs that only a desk's frame has room for in the sea; `names` are those of a phone. */
export function nameOnDesk(
  runs: readonly ShoreRun[],
  options: NamesOptions,
  own: Box,
  names: FoundLabels,
): FoundLabels {
  const wide: FoundLabels = new Map();
  if (!options.bands.some(({ band }) => band === "desk")) return wide;
  const frame = frameOf("desk", options);
  for (const run of runs) {
    if (bandOf(run, options) !== "middle" || isInSea(run, names)) continue;
    const now: FoundLabels = new Map([...names, ...wide]);
    const found = findColumn(run, "sea", options, { frame, own, names: now });
    for (const [href, name] of found ?? []) wide.set(href, name);
  }
  return wide;
}

/** A run's column among all other names, with the places beside it where they have room too. */
function findColumn(
  { points, withNext, side }: ShoreRun,
  ground: "sea" | "land",
  options: NamesOptions,
  { frame, own, names }: { frame: Box; own: Box; names: FoundLabels },
): FoundLabels | undefined {
  for (const list of withNext.length > points.length ? [withNext, points] : [points]) {
    const hrefs = new Set(list.map(({ href }) => href));
    const others: FoundLabels = new Map([...names].filter(([href]) => !hrefs.has(href)));
    const found = nameInColumn(list, ground === "sea" ? side : -side, {
      ...options,
      ground,
      fontSize: neighborFontSize,
      frame,
      taken: [...options.taken, own, ...boxesOf(others), ...linesOf(others, options)],
      dots: pointsOf(options),
    });
    if (found) return found;
  }
  return undefined;
}

/** The room of the lines to these names. */
export function linesOf(names: FoundLabels, { dots }: NamesOptions): Box[] {
  return boxesOfLeaders(
    dots.map(({ x, y, href }) => {
      const leader = names.get(href)?.leader;
      return { x, y, ...(leader && { leader }) };
    }),
  );
}

/** Where names may be that a band of frames shows. */
export function frameOf(band: MapBand, { bands, height }: NamesOptions): Box {
  return roomForNames(bands.find((one) => one.band === band)?.frameWidth ?? 0, height);
}

function bandOf({ points: [first] }: ShoreRun, { dots }: NamesOptions): MapBand {
  return dots.find(({ href }) => href === first?.href)?.band ?? "middle";
}
