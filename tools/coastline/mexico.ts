import type { Position } from "geojson";

/**
 * Mexico's Gulf shore, [longitude, latitude] in degrees: what lies beyond Texas, of which us-atlas has
 * nothing. From Natural Earth 1:50m (public domain, as `countries-50m.json` of world-atlas 2.0.2 has it),
 * fewer corners, rounded to 0.01 degree. It is closed outside of the frame in the
 * south and west, within Texas in the north.
 */
export const mexico: readonly Position[] = [
  [-97.15, 25.96],
  [-97.22, 25.59],
  [-97.51, 25.01],
  [-97.67, 24.39],
  [-97.73, 23.79],
  [-97.76, 23.31],
  [-97.82, 22.78],
  [-97.78, 22.28],
  [-97.64, 21.6],
  [-97.36, 21.1],
  [-97.12, 20.62],
  [-96.46, 19.87],
  [-96.29, 19.34],
  [-95.91, 18.9],
  [-95, 14],
  [-109, 10],
  [-109, 31.6],
  [-104, 31.4],
  [-100, 29.2],
  [-99, 27],
  [-97.6, 26.3],
];
