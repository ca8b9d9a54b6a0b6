import type { DrawnNeighbor } from "./drawings.ts";
import { type Box, boxOfDot } from "./labels.ts";
import { readsAsAnothers } from "./name-belonging.ts";
import { doCross, type Leader, traceLeader } from "./name-leader.ts";
import type { NamesOptions } from "./names-options.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import type { FoundLabels } from "./shore-columns.ts";
import type { ShoreRun } from "./shore-runs.ts";

/** What a layout of names costs: the cheapest of all positions of the place's own name is drawn. */
export const costs = {
  missingListed: 60,
  missing: 10,
  acrossShore: 8,
  leader: 3,
  leaderPixel: 0.2,
  underLeader: 12,
  crossing: 12,
  anothers: 6,
  /** One of a run that is in a column on land, or in none. */
  runOnLand: 2,
  runScattered: 4,
  position: 0.5,
  farthestFirst: 2,
};

/** From one point of a line to the next that is kept clear, in pixels. */
const leaderStep = 3;

/** The boxes of the names. */
export function boxesOf(names: FoundLabels): Box[] {
  return Array.from(names.values(), ({ box }) => box);
}

/** All dots, that of the place itself too. */
export function pointsOf({ marker, dots }: Pick<NamesOptions, "marker" | "dots">) {
  return [marker, ...dots];
}

/** What a layout costs, with the runs of places whose names are to be in the sea. */
export function costOfNames(
  options: NamesOptions,
  own: Box,
  names: FoundLabels,
  runs: readonly ShoreRun[],
): number {
  const { dots, shore, marker } = options;
  const boxes = [own, ...boxesOf(names)];
  const costOfBox = (box: Box, dot: { x: number; y: number }) =>
    (shore(box) > 0 ? costs.acrossShore : 0) +
    (readsAsAnothers(box, dot, pointsOf(options)) ? costs.anothers : 0);
  const ofNames = dots.map((dot) => {
    const found = names.get(dot.href);
    if (!found) return dot.isListed ? costs.missingListed : costs.missing;
    const { box, leader, column } = found;
    const ofBox = costOfBox(box, dot);
    if (!leader) return ofBox;
    const isCrossed = boxes.some(
      (other) => other !== box && isOnLine(other, traceLeader(dot, leader)),
    );
    const length = Math.hypot(leader.x - dot.x, leader.y - dot.y);
    const ofLeader = column ? 0 : costs.leader + length * costs.leaderPixel;
    return ofBox + ofLeader + (isCrossed ? costs.underLeader : 0);
  });
  const ofRuns = runs.flatMap(({ points }) =>
    points.map(({ href }) => {
      const column = names.get(href)?.column;
      return column ? (column === "sea" ? 0 : costs.runOnLand) : costs.runScattered;
    }),
  );
  const ofCrossings = countCrossings(dots, names) * costs.crossing;
  return [...ofNames, ...ofRuns, ofCrossings].reduce(
    (sum, cost) => sum + cost,
    costOfBox(own, marker),
  );
}

/** How many lines to names cross. */
function countCrossings(dots: NamesOptions["dots"], names: FoundLabels): number {
  const lines = dots.flatMap((dot): Leader[] => {
    const leader = names.get(dot.href)?.leader;
    if (!leader) return [];
    const [start, bend, end = bend] = traceLeader(dot, leader);
    return start && bend && end ? [[start, bend, end]] : [];
  });
  return lines.reduce(
    (count, one, index) =>
      count + lines.slice(index + 1).filter((other) => doCross(one, other)).length,
    0,
  );
}

/** Whether all names of a run are in a column in the sea. */
export function isInSea({ points }: ShoreRun, names: FoundLabels): boolean {
  return points.every(({ href }) => names.get(href)?.column === "sea");
}

/** Whether a line to a name passes through a box on its way. */
function isOnLine({ left, right, top, bottom }: Box, line: readonly PlanePoint[]): boolean {
  return line.slice(1).some(([toX, toY], index) => {
    const [x, y] = line[index]!;
    return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].some((share) => {
      const [at, down] = [x + (toX - x) * share, y + (toY - y) * share];
      return at > left && at < right && down > top && down < bottom;
    });
  });
}

/** The room of the lines to names: no other name may be on one. */
export function boxesOfLeaders(
  neighbors: readonly { x: number; y: number; leader?: DrawnNeighbor["leader"] }[],
): Box[] {
  return neighbors.flatMap(({ x, y, leader }) => {
    if (!leader) return [];
    const line = traceLeader({ x, y }, leader);
    return line.slice(1).flatMap(([toX, toY], index) => {
      const [fromX, fromY] = line[index]!;
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / leaderStep);
      return Array.from({ length: steps }, (_, step) => {
        const share = (step + 1) / steps;
        return boxOfDot(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share, 2);
      });
    });
  });
}
