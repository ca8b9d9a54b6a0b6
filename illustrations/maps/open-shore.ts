import { joinNumbers } from "./line-drawing.ts";
import { createGroundTest } from "./on-ground.ts";
import { readLines } from "./drawn-lines.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { createSeaTest } from "./open-sea.ts";

/** A shorter piece, in pixels, is drawn as its neighbors are. */
const pieceMin = 16;
/** From the shore to the water that decides, in pixels. */
const besideShore = 3;

/** One command of a path, with the points that it is read as. */
export interface Step {
  command: "l" | "q";
  numbers: number[];
  start: PlanePoint;
  points: PlanePoint[];
  isOpen: boolean;
}

/**
 * The shore before open water, as open lines: what is behind islands or in a river is left out, so that
 * a map can draw it quieter. In the same steps as the land's path, which a packed file then has once.
 */
export function traceOpenShore(land: string, foreignLand: string, plane: Plane): string {
  return readRings(land, foreignLand, plane).map(drawOpenRuns).join("");
}

/** The rings of the land in steps, each before open water or not. */
export function readRings(land: string, foreignLand: string, plane: Plane): Step[][] {
  const isLand = createGroundTest([...readLines(land), ...readLines(foreignLand)]);
  const isSea = createSeaTest(isLand, plane);
  const isOpen = (points: readonly PlanePoint[]) => {
    const beside = points.flatMap((point, index) => besideOf(point, points[index - 1]));
    const onWater = beside.filter((point) => !isLand(point));
    return onWater.filter(isSea).length * 2 > onWater.length;
  };
  return [...land.matchAll(/M[^M]+/g)].map(([ring]) => dropShortRuns(readSteps(ring, isOpen)));
}

function readSteps(ring: string, isOpen: (points: readonly PlanePoint[]) => boolean): Step[] {
  const [, x, y] = /^M(-?\d+) (-?\d+)/.exec(ring) ?? [];
  const first: PlanePoint = [Number(x), Number(y)];
  let start = first;
  const steps: Step[] = [];
  const add = (command: Step["command"], numbers: number[]) => {
    const [line = []] = readLines(`M${start.join(" ")}${command}${joinNumbers(numbers)}`);
    const points = densify(line);
    steps.push({ command, numbers, start, points, isOpen: isOpen(points) });
    start = line.at(-1) ?? start;
  };
  for (const [, command = "", text = ""] of ring.matchAll(/([lq])([^lqz]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const length = command === "q" ? 4 : 2;
    for (let at = 0; at < numbers.length; at += length) {
      add(command as Step["command"], numbers.slice(at, at + length));
    }
  }
  const closing = [first[0] - start[0], first[1] - start[1]];
  if (closing.some((number) => number !== 0)) add("l", closing);
  return steps;
}

/** The two points beside a line of which one is on the water. */
function besideOf(point: PlanePoint, before: PlanePoint | undefined): PlanePoint[] {
  if (!before) return [];
  const [x, y] = [point[0] - before[0], point[1] - before[1]];
  const length = Math.hypot(x, y);
  if (length === 0) return [];
  const [aside, down] = [(-y / length) * besideShore, (x / length) * besideShore];
  return [
    [point[0] + aside, point[1] + down],
    [point[0] - aside, point[1] - down],
  ];
}

/** The points of a line, at most a few pixels apart. */
function densify(line: readonly PlanePoint[]): PlanePoint[] {
  return line.flatMap((end, index) => {
    const start = line[index - 1] ?? end;
    const parts = Math.ceil(Math.hypot(end[0] - start[0], end[1] - start[1]) / 4) || 1;
    return Array.from({ length: parts }, (_, part): PlanePoint => {
      const share = (part + 1) / parts;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    });
  });
}

/** Gaps first: a headland's corner parts no shore. */
function dropShortRuns(steps: Step[]): Step[] {
  for (const isOpen of [false, true]) {
    for (const run of listRuns(steps, isOpen)) {
      if (run.length < steps.length && lengthOf(run) < pieceMin) {
        for (const step of run) step.isOpen = !isOpen;
      }
    }
  }
  return steps;
}

function drawOpenRuns(steps: readonly Step[]): string {
  return listRuns(steps, true).map(drawSteps).join("");
}

/** One line through steps that follow each other. */
export function drawSteps(run: readonly Pick<Step, "command" | "numbers" | "start">[]): string {
  const [first] = run;
  let last = "";
  const drawn = run.map(({ command, numbers }) => {
    const text = joinNumbers(numbers);
    const lead = command === last ? (text.startsWith("-") ? "" : " ") : command;
    last = command;
    return `${lead}${text}`;
  });
  return `M${first?.start.join(" ")}${drawn.join("")}`;
}

/** The runs of steps that are open, or that are not, round the ring. */
export function listRuns(steps: readonly Step[], isOpen: boolean): Step[][] {
  const begin = steps.findIndex(
    (step, index) => step.isOpen === isOpen && steps.at(index - 1)?.isOpen !== isOpen,
  );
  if (begin === -1) return steps[0]?.isOpen === isOpen ? [[...steps]] : [];
  const runs: Step[][] = [];
  let run: Step[] = [];
  for (const step of [...steps.slice(begin), ...steps.slice(0, begin)]) {
    if (step.isOpen === isOpen) {
      if (run.length === 0) runs.push(run);
      run.push(step);
    } else run = [];
  }
  return runs;
}

function lengthOf(run: readonly Step[]): number {
  return run
    .flatMap(({ start, points }) =>
      points.map(([x, y], index) => {
        const [fromX, fromY] = points[index - 1] ?? start;
        return Math.hypot(x - fromX, y - fromY);
      }),
    )
    .reduce((sum, length) => sum + length, 0);
}
