import { mirrored } from "#carts/body/front-design.ts";
import type { FrontDesign } from "#carts/body/front-design.ts";
import type { Point2 } from "#carts/geometry/distance.ts";

const wideHoodLid: Point2[] = [
  [-0.262, 0.318],
  [0.25, 0.286],
  [0.335, 0.25],
];

export const rangerFace: FrontDesign = {
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
};

export const maxFace: FrontDesign = {
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
};
