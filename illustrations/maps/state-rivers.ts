import type { MultiLineString, Position } from "geojson";
import { mesh } from "topojson-client";
import type { State } from "#domain/geography/place.ts";
import { type Atlas, fipsByStateSlug } from "./atlas.ts";

/** States whose whole border on these others is a river, by their FIPS codes: the Delaware, the Savannah and the Connecticut. */
const riverBorders: Readonly<Record<string, readonly string[]>> = {
  "new-jersey": ["10", "42"],
  georgia: ["45"],
  "south-carolina": ["13"],
  "new-hampshire": ["50"],
};

/** From the end of a border down the middle of its river's bay to where that is wide: on a small chart its shores meet above. */
const mouths: Readonly<Record<string, readonly Position[]>> = {
  "new-jersey": [
    [-75.537, 39.66],
    [-75.557, 39.628],
    [-75.568, 39.608],
    [-75.543, 39.582],
    [-75.532, 39.55],
    [-75.536, 39.517],
    [-75.547, 39.488],
    [-75.532, 39.46],
  ],
};

/** Water round New York that is too narrow for the atlas, and the Delaware above New Jersey, by hand from charts. */
const straits: Readonly<Record<string, readonly Position[][]>> = {
  "new-jersey": [
    // The Narrows, the harbor and the East River, which set Long Island apart.
    [
      [-74.04, 40.54],
      [-74.05, 40.61],
      [-74.03, 40.68],
      [-73.97, 40.72],
      [-73.92, 40.79],
      [-73.79, 40.81],
      [-73.73, 40.88],
      [-73.6, 40.93],
      [-73.5, 40.97],
    ],
    // The Hudson.
    [
      [-74.03, 40.68],
      [-74, 40.78],
      [-73.92, 40.95],
      [-73.89, 41.15],
      [-73.97, 41.3],
      [-73.95, 42.1],
    ],
    // Arthur Kill and Kill Van Kull, which set Staten Island apart.
    [
      [-74.19, 40.465],
      [-74.25, 40.49],
      [-74.25, 40.55],
      [-74.2, 40.63],
      [-74.13, 40.645],
      [-74.05, 40.65],
    ],
    // The Delaware above New Jersey's corner.
    [
      [-74.695, 41.358],
      [-74.8, 41.44],
      [-74.98, 41.49],
      [-75.06, 41.62],
      [-75.07, 41.78],
      [-75.27, 41.9],
    ],
  ],
};

/** The narrow water round a state, its river first: the rivers along its borders and its straits. None where the atlas leaves it open. */
export function traceNarrowWater({ topology }: Atlas, { slug }: State): MultiLineString {
  const home = fipsByStateSlug[slug];
  const beyond = new Set(riverBorders[slug]);
  const { coordinates } = mesh(topology, topology.objects.states, (one, other) => {
    const [first, second] = [String(one.id), String(other.id)];
    return (first === home && beyond.has(second)) || (second === home && beyond.has(first));
  });
  // What is left of a border where the water is wide is no river.
  const lines = coordinates.filter((line) => line.length > 2);
  const rivers = joinLines(lines);
  rivers.at(-1)?.push(...(mouths[slug] ?? []));
  return { type: "MultiLineString", coordinates: [...rivers, ...(straits[slug] ?? [])] };
}

/** Lines that end at one point as one, so that the bend there is as round as any. */
function joinLines(lines: readonly Position[][]): Position[][] {
  const joined: Position[][] = [];
  for (const line of lines) {
    const before = joined.find((one) => isSamePosition(one.at(-1), line.at(-1)));
    if (before) before.push(...line.toReversed().slice(1));
    else joined.push([...line]);
  }
  return joined;
}

function isSamePosition(one: Position | undefined, other: Position | undefined): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1];
}
