import type { Box } from "./labels.ts";

interface Point {
  x: number;
  y: number;
}

/** A name this far from its dot, in pixels, is beside it; one on a line to it counts as no farther. */
const besideMax = 9;
/** By how much farther another dot must be in the line of a name than its own. */
const besideGain = 8;

/** Whether a name reads as another dot's: one at its other end, or one that is nearer above or below it. */
export function readsAsAnothers(box: Box, own: Point, dots: readonly Point[]): boolean {
  const reach = Math.min(besideMax, Math.hypot(...gapsTo(box, own)));
  return dots.some((dot) => {
    if (dot.x === own.x && dot.y === own.y) return false;
    const [aside, above] = gapsTo(box, dot);
    return above === 0 ? aside <= reach + besideGain : aside === 0 && above <= reach;
  });
}

/** How far a point is beside a box, and above or below it. */
function gapsTo({ left, right, top, bottom }: Box, { x, y }: Point): [number, number] {
  return [Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom)];
}
