// What one sees of a delivery: places in meters become those of the frame.

/** To the right of the middle of the view, up from the ground, and away from the eye. */
export type Point = readonly [right: number, up: number, away: number];

/** The eye is as high as that which saw the carts' pictures. */
const eye = { middleX: 960, up: 1.14, unitsAtOneMeter: 1176 } as const;
export const horizonY = 365;

/** A point in the frame. */
export function spotAt([right, up, away]: Point): { x: number; y: number } {
  const scale = eye.unitsAtOneMeter / away;
  return {
    x: Math.round(eye.middleX + right * scale),
    y: Math.round(horizonY + (eye.up - up) * scale),
  };
}

/** A line through points. */
export function pathOf(...points: readonly Point[]): string {
  return `M${points
    .map(spotAt)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;
}

/** A surface with these corners. */
export function surfaceOf(...points: readonly Point[]): string {
  return `${pathOf(...points)}z`;
}

/** An upright rectangle that faces the eye. */
export function frontOf(
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  away: number,
): string {
  const [{ x, y }, end] = [spotAt([left, high, away]), spotAt([right, low, away])];
  return `M${x} ${y}H${end.x}V${end.y}H${x}z`;
}
