import type { MultiLineString } from "geojson";
import { mesh } from "topojson-client";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { type Atlas, fipsByStateSlug } from "./atlas.ts";
import type { Plane } from "./plane.ts";

/** States whose whole border on these others is a river, by their FIPS codes: the Delaware, the Savannah and the Connecticut. */
const riverBorders: Readonly<Record<string, readonly string[]>> = {
  "new-jersey": ["10", "42"],
  georgia: ["45"],
  "south-carolina": ["13"],
  "new-hampshire": ["50"],
};

/** The rivers along a state's borders; none where the border is no river or a wide one, which the atlas leaves open. */
export function traceRiverBorders({ topology }: Atlas, { slug }: State): MultiLineString {
  const home = fipsByStateSlug[slug];
  const beyond = new Set(riverBorders[slug]);
  return mesh(topology, topology.objects.states, (one, other) => {
    const [first, second] = [String(one.id), String(other.id)];
    return (first === home && beyond.has(second)) || (second === home && beyond.has(first));
  });
}

/** Water too narrow for the atlas, which sets Long Island apart: the Narrows, the harbor and the East River. */
const straits: Readonly<Record<string, readonly (readonly Coordinates[])[]>> = {
  "new-jersey": [
    [
      { lat: 40.54, lng: -74.04 },
      { lat: 40.61, lng: -74.05 },
      { lat: 40.68, lng: -74.03 },
      { lat: 40.72, lng: -73.97 },
      { lat: 40.79, lng: -73.92 },
      { lat: 40.81, lng: -73.79 },
      { lat: 40.88, lng: -73.73 },
      { lat: 40.93, lng: -73.6 },
    ],
    [
      { lat: 39.69, lng: -75.507 },
      { lat: 39.66, lng: -75.537 },
      { lat: 39.63, lng: -75.56 },
      { lat: 39.61, lng: -75.558 },
    ],
  ],
};

/** The ways from the sounds of New Jersey to the sea, from Barnegat Inlet down to Hereford Inlet, by hand from charts. */
const inlets: Readonly<Record<string, readonly (readonly [Coordinates, Coordinates])[]>> = {
  "new-jersey": [
    [
      { lat: 39.764, lng: -74.13 },
      { lat: 39.755, lng: -74.07 },
    ],
    [
      { lat: 39.508, lng: -74.34 },
      { lat: 39.485, lng: -74.27 },
    ],
    [
      { lat: 39.4, lng: -74.45 },
      { lat: 39.37, lng: -74.385 },
    ],
    [
      { lat: 39.305, lng: -74.58 },
      { lat: 39.29, lng: -74.52 },
    ],
    [
      { lat: 39.21, lng: -74.675 },
      { lat: 39.195, lng: -74.625 },
    ],
    [
      { lat: 39.11, lng: -74.765 },
      { lat: 39.115, lng: -74.69 },
    ],
    [
      { lat: 39.02, lng: -74.83 },
      { lat: 39, lng: -74.765 },
    ],
  ],
};

/** The narrow waters of a state's chart that are in its frame, as a path. */
export function drawStraits({ slug }: State, plane: Plane): string {
  return (straits[slug] ?? []).map((strait) => drawStrait(strait, plane)).join("");
}

/** The inlets of a state's chart, as a path. */
export function drawInlets({ slug }: State, plane: Plane): string {
  const lines = (inlets[slug] ?? []).map((ends) =>
    ends.map((end) => plane.locate(end).map(Math.round)),
  );
  return lines.map(([from, to]) => `M${from?.join(" ")}L${to?.join(" ")}`).join("");
}

function drawStrait(strait: readonly Coordinates[], plane: Plane): string {
  const points = strait.map((point) => plane.locate(point).map(Math.round));
  if (points.every(([, y = 0]) => y < 0)) return "";
  const [start, ...others] = points.map((point) => point.join(" "));
  // A bend is round: it begins and ends in the middle of its two sides.
  const bends = points.slice(1, -1).map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[index + 2] ?? [];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${start}${bends.join("")}L${others.at(-1)}`;
}
