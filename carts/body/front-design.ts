import type { Point2 } from "#carts/geometry/distance.ts";

/** Everything on a face is drawn for its right half as (z, y) seen from the front, in meters. */
export interface FrontDesign {
  lamp: { outline: readonly Point2[]; rounding: number };
  /** Lenses inside the lamp. */
  projectors: readonly { at: Point2; radius: number }[];
  daylightLines: readonly (readonly Point2[])[];
  amberLines: readonly (readonly Point2[])[];
  hasLampRing: boolean;
  /** Black panels; their outlines run over the center line. */
  grille: readonly { outline: readonly Point2[]; rounding: number }[];
  grilleBlades: { heights: readonly number[]; halfWidth: number; radius: number } | null;
  lightBar: { y: number; halfWidth: number; rise: number } | null;
  badgeY: number;
  /** Height of the line between body color and bumper, at the center and at the corners. */
  bumper: { centerY: number; cornerY: number; from: number; to: number };
  intake: { outline: readonly Point2[]; rounding: number };
  hasFogLamps: boolean;
  /** Half of the hood lid seen from above as (x, z); none where the cowl is one piece. */
  hoodLid: readonly Point2[] | null;
  hasFenderVent: boolean;
}

/** Both halves of an outline of which the right one was drawn. */
export const mirrored = (half: readonly Point2[]): Point2[] => [
  ...half,
  ...half.toReversed().map(([z, y]): Point2 => [-z, y]),
];
