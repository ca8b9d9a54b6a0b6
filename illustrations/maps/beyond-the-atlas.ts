import type { Position } from "geojson";

/**
 * Canada and Mexico, which the atlas leaves out: a few capes by hand, so that land is not drawn as sea.
 * Faint ground without a shore line. Clockwise, as d3-geo wants its outer rings.
 */
export const beyondTheAtlas: Position[][][] = [
  [
    [
      [-67.3, 45.2],
      [-66.4, 45.1],
      [-65.5, 45.35],
      [-64.6, 45.8],
      [-64.9, 45.3],
      [-65.8, 44.6],
      [-66.2, 43.9],
      [-65.6, 43.5],
      [-63.5, 44.6],
      [-61, 45.3],
      [-60, 50],
      [-70, 52],
      [-95, 52],
      [-95, 48.5],
      [-88, 48],
      [-84.5, 46],
      [-82.4, 43],
      [-83, 42],
      [-79.1, 42.9],
      [-76.3, 44.1],
      [-74.7, 45],
      [-71.4, 44.9],
      [-70, 46],
    ].toReversed(),
  ],
  [
    [
      [-97.15, 25.96],
      [-99.5, 27.5],
      [-101.4, 29.8],
      [-106.5, 31.8],
      [-112, 31],
      [-108, 21],
      [-97.3, 20.5],
      [-97.8, 23],
    ].toReversed(),
  ],
];
