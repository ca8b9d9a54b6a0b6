import type { Point2 } from "../geometry/distance.ts";
import type { FrontStyle } from "../specification.ts";

/** Everything on a face is drawn for its right half as (z, y) seen from the front, in meters. */
export interface FaceDesign {
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

const mirrored = (half: readonly Point2[]): Point2[] => [
  ...half,
  ...half.toReversed().map(([z, y]): Point2 => [-z, y]),
];

const wideHoodLid: Point2[] = [
  [-0.262, 0.318],
  [0.25, 0.286],
  [0.335, 0.25],
];
const lowIntake: Point2[] = [
  [-0.3, 0.405],
  [-0.24, 0.365],
  [0.24, 0.365],
  [0.3, 0.405],
  [0.27, 0.43],
  [-0.27, 0.43],
];

export const faceDesigns: Record<FrontStyle, FaceDesign> = {
  city: {
    lamp: {
      outline: [
        [0.3, 0.687],
        [0.32, 0.75],
        [0.46, 0.745],
        [0.56, 0.705],
        [0.565, 0.668],
        [0.5, 0.65],
        [0.38, 0.654],
      ],
      rounding: 0.012,
    },
    projectors: [
      { at: [0.395, 0.697], radius: 0.029 },
      { at: [0.468, 0.691], radius: 0.027 },
    ],
    daylightLines: [
      [
        [0.306, 0.692],
        [0.326, 0.744],
        [0.4, 0.746],
        [0.46, 0.739],
        [0.52, 0.718],
        [0.56, 0.69],
      ],
    ],
    amberLines: [
      [
        [0.51, 0.667],
        [0.556, 0.672],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.17, 0.57],
          [0.215, 0.65],
        ]),
        rounding: 0.014,
      },
      {
        outline: mirrored([
          [0.2, 0.642],
          [0.4, 0.658],
          [0.4, 0.697],
          [0.2, 0.692],
        ]),
        rounding: 0.006,
      },
    ],
    grilleBlades: null,
    lightBar: { y: 0.672, halfWidth: 0.3, rise: 0.006 },
    badgeY: 0.612,
    bumper: { centerY: 0.475, cornerY: 0.525, from: 0.25, to: 0.48 },
    intake: { outline: lowIntake, rounding: 0.01 },
    hasFogLamps: true,
    hoodLid: null,
    hasFenderVent: false,
  },
  rover: {
    lamp: {
      outline: [
        [0.35, 0.65],
        [0.355, 0.752],
        [0.5, 0.75],
        [0.572, 0.735],
        [0.575, 0.662],
        [0.54, 0.64],
      ],
      rounding: 0.014,
    },
    projectors: [
      { at: [0.41, 0.694], radius: 0.036 },
      { at: [0.494, 0.69], radius: 0.034 },
    ],
    daylightLines: [
      [
        [0.355, 0.65],
        [0.355, 0.7],
        [0.36, 0.748],
        [0.43, 0.752],
        [0.5, 0.748],
        [0.564, 0.735],
      ],
    ],
    amberLines: [
      [
        [0.57, 0.715],
        [0.572, 0.68],
        [0.55, 0.65],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.28, 0.545],
          [0.305, 0.66],
        ]),
        rounding: 0.012,
      },
      {
        outline: mirrored([
          [0.3, 0.69],
          [0.352, 0.69],
          [0.352, 0.735],
          [0.3, 0.735],
        ]),
        rounding: 0.006,
      },
    ],
    grilleBlades: { heights: [0.565, 0.592, 0.619, 0.646], halfWidth: 0.25, radius: 0.0065 },
    lightBar: { y: 0.712, halfWidth: 0.335, rise: 0 },
    badgeY: 0.79,
    bumper: { centerY: 0.525, cornerY: 0.585, from: 0.3, to: 0.44 },
    intake: {
      outline: mirrored([
        [0.2, 0.37],
        [0.24, 0.44],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: true,
    hoodLid: [
      [-0.262, 0.318],
      [0.25, 0.3],
      [0.34, 0.275],
    ],
    hasFenderVent: true,
  },
  ranger: {
    lamp: {
      outline: [
        [0.325, 0.7],
        [0.35, 0.765],
        [0.5, 0.745],
        [0.565, 0.71],
        [0.555, 0.645],
        [0.5, 0.625],
        [0.37, 0.635],
      ],
      rounding: 0.014,
    },
    projectors: [
      { at: [0.405, 0.683], radius: 0.034 },
      { at: [0.485, 0.68], radius: 0.032 },
    ],
    daylightLines: [
      [
        [0.335, 0.7],
        [0.352, 0.755],
        [0.42, 0.752],
        [0.5, 0.737],
        [0.553, 0.71],
      ],
    ],
    amberLines: [
      [
        [0.55, 0.685],
        [0.545, 0.655],
        [0.5, 0.638],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.26, 0.545],
          [0.285, 0.7],
        ]),
        rounding: 0.016,
      },
    ],
    grilleBlades: { heights: [0.575, 0.607, 0.639, 0.671], halfWidth: 0.225, radius: 0.0055 },
    lightBar: null,
    badgeY: 0.668,
    bumper: { centerY: 0.52, cornerY: 0.57, from: 0.22, to: 0.42 },
    intake: {
      outline: mirrored([
        [0.19, 0.37],
        [0.19, 0.43],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: true,
    hoodLid: wideHoodLid,
    hasFenderVent: true,
  },
  classic: {
    lamp: { outline: circle(0.41, 0.665, 0.074), rounding: 0.008 },
    projectors: [{ at: [0.41, 0.665], radius: 0.062 }],
    daylightLines: [],
    amberLines: [
      [
        [0.375, 0.555],
        [0.41, 0.553],
        [0.445, 0.555],
      ],
    ],
    hasLampRing: true,
    grille: [
      {
        outline: mirrored([
          [0.19, 0.6],
          [0.225, 0.645],
          [0.19, 0.69],
        ]),
        rounding: 0.01,
      },
    ],
    grilleBlades: { heights: [0.62, 0.645, 0.67], halfWidth: 0.19, radius: 0.0045 },
    lightBar: null,
    badgeY: 0.645,
    bumper: { centerY: 0.475, cornerY: 0.5, from: 0.25, to: 0.48 },
    intake: {
      outline: mirrored([
        [0.24, 0.375],
        [0.27, 0.41],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: false,
    hoodLid: null,
    hasFenderVent: false,
  },
  carrier: {
    lamp: {
      outline: [
        [0.42, 0.6],
        [0.41, 0.8],
        [0.5, 0.79],
        [0.545, 0.76],
        [0.54, 0.62],
      ],
      rounding: 0.02,
    },
    projectors: [
      { at: [0.478, 0.74], radius: 0.036 },
      { at: [0.482, 0.648], radius: 0.033 },
    ],
    daylightLines: [
      [
        [0.416, 0.6],
        [0.408, 0.7],
        [0.408, 0.79],
        [0.44, 0.808],
      ],
    ],
    amberLines: [
      [
        [0.553, 0.75],
        [0.553, 0.69],
        [0.55, 0.63],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.27, 0.56],
          [0.3, 0.625],
        ]),
        rounding: 0.016,
      },
    ],
    grilleBlades: { heights: [0.58, 0.605], halfWidth: 0.25, radius: 0.005 },
    lightBar: null,
    badgeY: 0.72,
    bumper: { centerY: 0.49, cornerY: 0.5, from: 0.25, to: 0.48 },
    intake: {
      outline: mirrored([
        [0.26, 0.375],
        [0.28, 0.42],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: true,
    hoodLid: null,
    hasFenderVent: false,
  },
  utility: {
    lamp: {
      outline: [
        [0.4, 0.665],
        [0.4, 0.755],
        [0.57, 0.75],
        [0.575, 0.665],
      ],
      rounding: 0.012,
    },
    projectors: [
      { at: [0.447, 0.71], radius: 0.036 },
      { at: [0.53, 0.708], radius: 0.034 },
    ],
    daylightLines: [],
    amberLines: [
      [
        [0.42, 0.665],
        [0.48, 0.665],
        [0.555, 0.665],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.335, 0.64],
          [0.335, 0.775],
        ]),
        rounding: 0.014,
      },
    ],
    grilleBlades: { heights: [0.66, 0.685, 0.71, 0.735, 0.76], halfWidth: 0.31, radius: 0.007 },
    lightBar: null,
    badgeY: 0.725,
    bumper: { centerY: 0.6, cornerY: 0.6, from: 0.3, to: 0.5 },
    intake: {
      outline: mirrored([
        [0.22, 0.4],
        [0.22, 0.5],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: false,
    hoodLid: [
      [-0.262, 0.33],
      [0.25, 0.325],
      [0.345, 0.31],
    ],
    hasFenderVent: false,
  },
  max: {
    lamp: {
      outline: [
        [0.3, 0.69],
        [0.335, 0.735],
        [0.45, 0.735],
        [0.575, 0.712],
        [0.592, 0.68],
        [0.5, 0.658],
        [0.42, 0.65],
        [0.36, 0.66],
      ],
      rounding: 0.008,
    },
    projectors: [
      { at: [0.4, 0.692], radius: 0.023 },
      { at: [0.455, 0.691], radius: 0.022 },
      { at: [0.508, 0.688], radius: 0.021 },
    ],
    daylightLines: [
      [
        [0.3, 0.69],
        [0.337, 0.735],
        [0.45, 0.735],
        [0.52, 0.724],
        [0.583, 0.702],
      ],
      [
        [0.43, 0.647],
        [0.5, 0.654],
        [0.583, 0.676],
      ],
    ],
    amberLines: [
      [
        [0.545, 0.684],
        [0.575, 0.69],
      ],
    ],
    hasLampRing: false,
    grille: [
      {
        outline: mirrored([
          [0.16, 0.5],
          [0.3, 0.6],
          [0.275, 0.7],
          [0.2, 0.715],
        ]),
        rounding: 0.012,
      },
    ],
    grilleBlades: {
      heights: [0.53, 0.558, 0.586, 0.614, 0.642, 0.67],
      halfWidth: 0.19,
      radius: 0.0045,
    },
    lightBar: { y: 0.712, halfWidth: 0.2, rise: 0.002 },
    badgeY: 0.645,
    bumper: { centerY: 0.47, cornerY: 0.59, from: 0.14, to: 0.4 },
    intake: {
      outline: mirrored([
        [0.25, 0.36],
        [0.36, 0.43],
      ]),
      rounding: 0.012,
    },
    hasFogLamps: true,
    hoodLid: [
      [-0.262, 0.318],
      [0.2, 0.27],
      [0.33, 0.22],
    ],
    hasFenderVent: true,
  },
};

function circle(z: number, y: number, radius: number): Point2[] {
  return Array.from({ length: 28 }, (_, index): Point2 => {
    const angle = (index / 28) * 2 * Math.PI;
    return [z + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
