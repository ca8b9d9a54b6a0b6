import { mirrored } from "#carts/body/front-design.ts";
import type { FrontDesign } from "#carts/body/front-design.ts";
import type { Point2 } from "#carts/geometry/distance.ts";

export const classicFace: FrontDesign = {
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
};

export const carrierFace: FrontDesign = {
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
};

export const utilityFace: FrontDesign = {
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
};

function circle(z: number, y: number, radius: number): Point2[] {
  return Array.from({ length: 28 }, (_, index): Point2 => {
    const angle = (index / 28) * 2 * Math.PI;
    return [z + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
