import { mirrored } from "#carts/body/front-design.ts";
import type { FrontDesign } from "#carts/body/front-design.ts";
import type { Point2 } from "#carts/geometry/distance.ts";

const lowIntake: Point2[] = [
  [-0.3, 0.405],
  [-0.24, 0.365],
  [0.24, 0.365],
  [0.3, 0.405],
  [0.27, 0.43],
  [-0.27, 0.43],
];

export const cityFace: FrontDesign = {
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
};

export const roverFace: FrontDesign = {
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
};
