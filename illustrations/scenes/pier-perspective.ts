// A pier in perspective. A point of it is in meters: out along the pier from its first post, across it
// away from the eye, and up from the eye, which is as high as the horizon.

export type PierPoint = readonly [along: number, across: number, up: number];

/** Where the pier begins in the frame, how large a meter is there, and where it would meet the horizon. */
const start = { x: -120, meter: 35 } as const;
const vanishingX = 2000;
/** The middle of what the eye sees, and how far from the frame it is. */
const eye = { x: 800, distance: 1600 } as const;

const startDepth = eye.distance / start.meter;
const startRight = (start.x - eye.x) / start.meter;
const length = Math.hypot(vanishingX - eye.x, eye.distance);
/** A meter along the pier is so far to the right, and so far away from the eye. */
const [rightShare, awayShare] = [(vanishingX - eye.x) / length, eye.distance / length];

/** Of the boards, up from the eye. */
export const deckTop = 1.05;

/** Where a point is in the frame, from the horizon down, and how large a meter is there. */
export function project([along, across, up]: PierPoint): { x: number; y: number; meter: number } {
  const right = startRight + along * rightShare - across * awayShare;
  const meter = eye.distance / (startDepth + along * awayShare + across * rightShare);
  return { x: Math.round(eye.x + right * meter), y: Math.round(-up * meter), meter };
}

/** The surface between points, which are its corners in turn. */
export function area(...points: readonly PierPoint[]): string {
  const [first, ...others] = points.map((point) => project(point));
  if (!first) return "";
  let { x, y } = first;
  const steps = others.map((other) => {
    const step = `l${other.x - x} ${other.y - y}`;
    ({ x, y } = other);
    return step;
  });
  return `M${first.x} ${first.y}${steps.join("")}z`;
}

/** An upright surface along the pier. */
export function sideAlong(
  across: number,
  from: number,
  to: number,
  bottom: number,
  top: number,
): string {
  return area([from, across, bottom], [to, across, bottom], [to, across, top], [from, across, top]);
}

/** An upright surface across the pier. */
export function sideAcross(
  along: number,
  near: number,
  far: number,
  bottom: number,
  top: number,
): string {
  return area([along, near, bottom], [along, far, bottom], [along, far, top], [along, near, top]);
}
