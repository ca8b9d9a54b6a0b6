import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { isOnLand } from "./shore-facing.ts";

/**
 * Bays behind the islands of New Jersey and Delaware, by hand from charts: the atlas of the states joins
 * them to the land, and that of the world has them as blots. Degrees, longitude and latitude by turns.
 */
const bays: readonly (readonly number[])[] = [
  // From Barnegat Bay down to Cape May Harbor: Little Egg Harbor, Great Bay, the bays of Absecon and Great Egg Harbor, Ludlam Bay, Great Sound.
  [
    -74.066, 40.06, -74.085, 39.95, -74.1, 39.86, -74.112, 39.79, -74.13, 39.745, -74.175, 39.67,
    -74.235, 39.595, -74.285, 39.535, -74.345, 39.475, -74.385, 39.425, -74.474, 39.357, -74.557,
    39.312, -74.655, 39.228, -74.73, 39.128, -74.806, 39.002, -74.868, 38.958, -74.885, 38.965,
    -74.86, 39.01, -74.84, 39.04, -74.8, 39.09, -74.81, 39.125, -74.77, 39.135, -74.745, 39.175,
    -74.735, 39.2, -74.7, 39.225, -74.665, 39.25, -74.645, 39.28, -74.7, 39.3, -74.69, 39.325,
    -74.62, 39.325, -74.585, 39.335, -74.575, 39.36, -74.51, 39.39, -74.49, 39.4, -74.49, 39.435,
    -74.42, 39.455, -74.39, 39.48, -74.45, 39.51, -74.465, 39.55, -74.4, 39.555, -74.345, 39.515,
    -74.335, 39.55, -74.29, 39.61, -74.24, 39.67, -74.21, 39.72, -74.185, 39.78, -74.16, 39.85,
    -74.16, 39.92, -74.125, 39.99, -74.115, 40.05,
  ],
  // Rehoboth Bay and Indian River Bay.
  [
    -75.088, 38.703, -75.082, 38.66, -75.078, 38.62, -75.078, 38.59, -75.11, 38.578, -75.16, 38.583,
    -75.2, 38.595, -75.16, 38.608, -75.115, 38.618, -75.125, 38.64, -75.14, 38.66, -75.13, 38.685,
  ],
];

/** Of New Jersey's rivers what its chart has, by hand from charts. */
const sounds: readonly (readonly number[])[] = [
  // Navesink River.
  [
    -73.985, 40.375, -73.99, 40.362, -74.02, 40.363, -74.055, 40.35, -74.065, 40.358, -74.03,
    40.377,
  ],
];

/** Inlets by state, from the north, by hand from charts: from the water behind the islands out to the sea. */
const inlets: Readonly<Record<string, readonly (readonly number[])[]>> = {
  // Barnegat, Little Egg, Absecon, Great Egg Harbor, Corson, Townsends, Hereford and Cold Spring Inlets.
  "new-jersey": [
    [-74.13, 39.764, -74.093, 39.758],
    [-74.34, 39.508, -74.306, 39.497],
    [-74.432, 39.41, -74.388, 39.39],
    [-74.563, 39.314, -74.532, 39.301],
    [-74.675, 39.21, -74.647, 39.202],
    [-74.752, 39.123, -74.711, 39.114],
    [-74.825, 39.034, -74.776, 39.009],
    [-74.88, 38.962, -74.862, 38.937],
  ],
  // Indian River Inlet.
  delaware: [[-75.09, 38.608, -75.04, 38.607]],
};

/** Canals that pages tell of, and the inlets of those bays, by hand from charts: they end on the water, and a map cuts them at its shore. */
const channels: readonly (readonly number[])[] = [
  // Cape May Canal and its harbor.
  [
    -74.975, 38.969, -74.955, 38.963, -74.93, 38.957, -74.91, 38.951, -74.885, 38.952, -74.87,
    38.965,
  ],
  // The inlets north of it: Cold Spring, Hereford, Townsends, Corson, Great Egg Harbor, Absecon, Little Egg.
  [-74.89, 38.95, -74.877, 38.943, -74.86, 38.925],
  [-74.825, 39.01, -74.8, 39.012, -74.77, 39.008],
  [-74.735, 39.12, -74.718, 39.121, -74.69, 39.112],
  [-74.672, 39.205, -74.655, 39.21, -74.625, 39.2],
  [-74.59, 39.297, -74.56, 39.302, -74.52, 39.29],
  [-74.445, 39.39, -74.42, 39.382, -74.39, 39.368],
  [-74.37, 39.49, -74.33, 39.508, -74.27, 39.49],
  // Lewes and Rehoboth Canal.
  [
    -75.161, 38.797, -75.156, 38.787, -75.138, 38.777, -75.12, 38.767, -75.107, 38.752, -75.096,
    38.735, -75.09, 38.718, -75.09, 38.695,
  ],
  // Barnegat Inlet.
  [-74.13, 39.77, -74.105, 39.766, -74.08, 39.757],
  // Indian River Inlet.
  [-75.09, 38.608, -75.066, 38.609, -75.04, 38.607],
];

/** The states whose maps have these bays in place of the atlases'. */
export const chartedStates: ReadonlySet<string> = new Set(["new-jersey", "delaware"]);

/** The bays as closed outlines. */
const chartedBays = outlineWaters(bays);

/** The same of the bays and the sounds. */
export const chartedSounds = outlineWaters([...bays, ...sounds]);

/** The canals and the inlets as lines. */
export const canalLines: MultiLineString = {
  type: "MultiLineString",
  coordinates: channels.map(readPositions),
};

/** The inlets of a state's chart as lines: at its scale each is straight. */
export function inletsOf(stateSlug: string): MultiLineString {
  return {
    type: "MultiLineString",
    coordinates: (inlets[stateSlug] ?? []).map(readPositions),
  };
}

/** The land with the bays cut out of it. */
export function cutBays(land: MultiPolygon): MultiPolygon {
  const holes = chartedBays.coordinates.flat().map((outline) => outline.toReversed());
  return {
    type: "MultiPolygon",
    coordinates: land.coordinates.map((rings) => [
      ...rings,
      ...holes.filter(([[lng = 0, lat = 0] = []]) => isOnLand({ lat, lng }, rings)),
    ]),
  };
}

/** Outlines begin in the north and run down the side of the ocean: an area's way round. */
function outlineWaters(waters: readonly (readonly number[])[]): MultiPolygon {
  return {
    type: "MultiPolygon",
    coordinates: waters.map(readPositions).map((outline) => [[...outline, outline[0] ?? []]]),
  };
}

function readPositions(numbers: readonly number[]): Position[] {
  return numbers.flatMap((lng, index) => (index % 2 === 0 ? [[lng, numbers[index + 1] ?? 0]] : []));
}
