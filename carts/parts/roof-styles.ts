import type { Point2 } from "#carts/geometry/distance.ts";
import type { RoofStyle } from "#carts/specification/specification.ts";

/** How a lid is shaped: lengths in meters, `along` runs from -1 at its rear to 1 at its front. */
export interface RoofShape {
  front: { halfWidth: number; radius: number };
  rear: { halfWidth: number; radius: number };
  /** Inset and height of the rim, from its top round the drip edge to its underside. */
  rim: readonly Point2[];
  /** Height of the middle above the sides. */
  crown: number;
  /** Height at a place along the lid above its highest level (0 or less, or a spoiler's rise). */
  profile: (along: number) => number;
  strakes: readonly number[];
}

const roundRim: Point2[] = [
  [0.16, 0.026],
  [0.1, 0.024],
  [0.06, 0.021],
  [0.035, 0.015],
  [0.016, 0.004],
  [0.005, -0.01],
  [0, -0.024],
  [0.003, -0.036],
  [0.01, -0.043],
  [0.024, -0.046],
  [0.04, -0.043],
  [0.05, -0.03],
  [0.06, -0.022],
  [0.12, -0.018],
];
/** A thin blade with a gutter pressed into its top. */
const bladeRim: Point2[] = [
  [0.14, 0.02],
  [0.085, 0.019],
  [0.078, 0.012],
  [0.062, 0.012],
  [0.055, 0.018],
  [0.02, 0.014],
  [0.006, 0.006],
  [0, -0.006],
  [0.004, -0.016],
  [0.014, -0.02],
  [0.06, -0.02],
  [0.12, -0.018],
];
/** As deep as a hand is wide, with a step at half its height. */
const deepRim: Point2[] = [
  [0.12, 0.03],
  [0.06, 0.029],
  [0.026, 0.024],
  [0.012, 0.014],
  [0.008, -0.006],
  [0.008, -0.022],
  [0, -0.028],
  [0, -0.066],
  [0.006, -0.076],
  [0.022, -0.08],
  [0.04, -0.076],
  [0.052, -0.04],
  [0.07, -0.024],
  [0.12, -0.02],
];

const arched = (fall: number, power: number) => (along: number) => -fall * Math.abs(along) ** power;

export const roofShapes: Record<RoofStyle, RoofShape> = {
  dome: {
    front: { halfWidth: 0.55, radius: 0.3 },
    rear: { halfWidth: 0.55, radius: 0.3 },
    rim: roundRim,
    crown: 0.075,
    profile: arched(0.105, 2.2),
    strakes: [],
  },
  crowned: {
    front: { halfWidth: 0.58, radius: 0.22 },
    rear: { halfWidth: 0.6, radius: 0.16 },
    rim: roundRim,
    crown: 0.045,
    profile: arched(0.034, 2.4),
    strakes: [-0.26, 0, 0.26],
  },
  visor: {
    front: { halfWidth: 0.5, radius: 0.16 },
    rear: { halfWidth: 0.6, radius: 0.1 },
    rim: bladeRim,
    crown: 0.022,
    // A straight lid whose brow is bent down over the windshield.
    profile: (along) => -0.075 * Math.max(0, (along - 0.66) / 0.34) ** 1.5,
    strakes: [-0.34, -0.17, 0.17, 0.34],
  },
  rack: {
    front: { halfWidth: 0.57, radius: 0.14 },
    rear: { halfWidth: 0.6, radius: 0.12 },
    rim: bladeRim,
    crown: 0.02,
    profile: arched(0.014, 3),
    strakes: [-0.12, 0.12],
  },
  swept: {
    front: { halfWidth: 0.54, radius: 0.2 },
    rear: { halfWidth: 0.58, radius: 0.1 },
    rim: bladeRim,
    crown: 0.03,
    // Falls from the windshield to the rear and ends in a lip.
    profile: (along) =>
      0.012 -
      0.045 * (1 - along) -
      0.07 * Math.max(0, (along - 0.6) / 0.4) ** 2 +
      0.085 * Math.max(0, (-along - 0.76) / 0.24) ** 2,
    strakes: [-0.3, 0.3],
  },
  slab: {
    front: { halfWidth: 0.6, radius: 0.07 },
    rear: { halfWidth: 0.61, radius: 0.07 },
    rim: deepRim,
    crown: 0.012,
    profile: () => -0.012,
    strakes: [-0.4, -0.24, -0.08, 0.08, 0.24, 0.4],
  },
  pod: {
    front: { halfWidth: 0.52, radius: 0.12 },
    rear: { halfWidth: 0.6, radius: 0.12 },
    rim: roundRim,
    crown: 0.03,
    // Two levels: the front third stands a step above the rest.
    profile: (along) =>
      -0.05 +
      0.05 * Math.min(1, Math.max(0, (along - 0.3) / 0.14)) -
      0.05 * Math.max(0, (along - 0.8) / 0.2) ** 2,
    strakes: [-0.3, 0.3],
  },
};
