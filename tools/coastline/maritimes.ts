import type { Position } from "geojson";

/**
 * New Brunswick, [longitude, latitude] in degrees: what lies beyond Maine, of which us-atlas has nothing.
 * From Natural Earth 1:50m (public domain, as `countries-50m.json` of world-atlas 2.0.2 has it), fewer
 * corners, rounded to 0.01 degree. North of the drawing's frame and at the isthmus to Nova Scotia, which
 * would lie under words, the line is closed straight.
 */
export const newBrunswick: readonly Position[] = [
  [-67.12, 45.17],
  [-67.49, 45.5],
  [-67.78, 45.7],
  [-67.79, 46.34],
  [-67.81, 47.08],
  [-67.89, 48.73],
  [-64.22, 48.87],
  [-64.35, 48.42],
  [-64.82, 48.2],
  [-65, 47.85],
  [-64.7, 47.73],
  [-64.91, 47.37],
  [-65.32, 47.1],
  [-64.94, 47.09],
  [-64.82, 46.7],
  [-64.65, 46.36],
  [-64.21, 46.22],
  [-63.83, 46.11],
  [-64.06, 46.02],
  [-64.32, 45.84],
  [-64.63, 45.95],
  [-64.59, 45.81],
  [-64.78, 45.64],
  [-65.06, 45.54],
  [-65.54, 45.34],
  [-65.89, 45.22],
  [-66.18, 45.33],
  [-66.11, 45.26],
  [-66.44, 45.1],
  [-66.87, 45.07],
  [-66.92, 45.15],
];
