import type { Position } from "geojson";

/**
 * The bays behind New Jersey's and the Rockaways' barrier beaches, which the atlas counts as land: by
 * hand, to about half a mile, so that an island is one. Each keeps
 * clear of the atlas's outer shore, and goes round clockwise, as d3-geo wants.
 */
export const lagoons: Position[][] = [
  // From Bay Head along Barnegat Bay and Little Egg Harbor to Great Bay, and back along the mainland.
  [
    [-74.058, 40.056],
    [-74.066, 40.01],
    [-74.084, 39.944],
    [-74.1, 39.85],
    [-74.11, 39.772],
    [-74.117, 39.752],
    [-74.152, 39.702],
    [-74.187, 39.653],
    [-74.219, 39.606],
    [-74.252, 39.558],
    [-74.293, 39.524],
    [-74.335, 39.503],
    [-74.39, 39.505],
    [-74.385, 39.53],
    [-74.335, 39.53],
    [-74.335, 39.565],
    [-74.28, 39.61],
    [-74.25, 39.645],
    [-74.222, 39.675],
    [-74.2, 39.71],
    [-74.185, 39.75],
    [-74.165, 39.8],
    [-74.138, 39.85],
    [-74.128, 39.9],
    [-74.122, 39.932],
    [-74.165, 39.945],
    [-74.122, 39.955],
    [-74.112, 39.985],
    [-74.095, 40.02],
    [-74.105, 40.052],
    [-74.078, 40.054],
    [-74.066, 40.068],
  ],
  // Jamaica Bay.
  [
    [-73.915, 40.58],
    [-73.89, 40.6],
    [-73.9, 40.62],
    [-73.87, 40.64],
    [-73.83, 40.652],
    [-73.79, 40.645],
    [-73.772, 40.62],
    [-73.79, 40.603],
    [-73.83, 40.596],
    [-73.885, 40.578],
    [-73.9375, 40.557],
  ],
];

/** Mouths of the first, each a short line from the bay to the sea. */
export const inlets: Position[][] = [
  [
    [-74.118, 39.764],
    [-74.0958, 39.764],
  ],
  [
    [-74.298, 39.518],
    [-74.29, 39.5153],
  ],
];
