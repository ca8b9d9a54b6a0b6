import { drawSteps, listRuns, readRings, type Step } from "./open-shore.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** In pixels and square pixels: an inlet as narrow, before a bay as small, is a blot on a map. */
const inletMax = 12;
const bayAreaMax = 1_400;

/** The land without the small bays behind its inlets: the shore goes on across them. */
export function closeSmallBays(land: string, foreignLand: string, plane: Plane): string {
  return readRings(land, foreignLand, plane)
    .map((steps) => {
      const bays = listRuns(steps, false).filter(
        (run) => run.length < steps.length && isSmall(run),
      );
      const inBay = new Map(bays.flatMap((bay) => bay.map((step) => [step, bay])));
      const closed = steps.flatMap((step) => {
        const bay = inBay.get(step);
        if (!bay) return [step];
        return step === bay[0] ? [bridge(bay)] : [];
      });
      return `${drawSteps(closed)}z`;
    })
    .join("");
}

/** Whether a run of the shore leads round a small bay and back to where it began. */
function isSmall(run: readonly Step[]): boolean {
  const [start, end] = endsOf(run);
  if (Math.hypot(end[0] - start[0], end[1] - start[1]) > inletMax) return false;
  const points = [start, ...run.flatMap((step) => step.points)];
  const doubled = points.reduce((sum, [x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? start;
    return sum + x * toY - toX * y;
  }, 0);
  return Math.abs(doubled) / 2 < bayAreaMax;
}

function bridge(run: readonly Step[]): Pick<Step, "command" | "numbers" | "start"> {
  const [start, end] = endsOf(run);
  return { command: "l", numbers: [end[0] - start[0], end[1] - start[1]].map(Math.round), start };
}

function endsOf(run: readonly Step[]): [PlanePoint, PlanePoint] {
  const start = run[0]?.start ?? [0, 0];
  return [start, run.at(-1)?.points.at(-1) ?? start];
}
