import type { MultiLineString, Position } from "geojson";
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

/** Where the atlas has a gap between a border and the open water of its river's mouth: the Delaware above Salem. */
const mouths: Readonly<Record<string, Position[]>> = {
  "new-jersey": [
    [-75.507, 39.69],
    [-75.537, 39.66],
    [-75.56, 39.63],
    [-75.558, 39.61],
  ],
};

/** The rivers along a state's borders; none where the border is no river or a wide one, which the atlas leaves open. */
export function traceRiverBorders({ topology }: Atlas, { slug }: State): MultiLineString {
  const home = fipsByStateSlug[slug];
  const beyond = new Set(riverBorders[slug]);
  const { coordinates } = mesh(topology, topology.objects.states, (one, other) => {
    const [first, second] = [String(one.id), String(other.id)];
    return (first === home && beyond.has(second)) || (second === home && beyond.has(first));
  });
  const mouth = mouths[slug];
  return { type: "MultiLineString", coordinates: mouth ? [...coordinates, mouth] : coordinates };
}

/** Water too narrow for the atlas, which sets Long Island apart: the Narrows, the harbor and the East River. */
const straits: Readonly<Record<string, readonly Coordinates[]>> = {
  "new-jersey": [
    { lat: 40.54, lng: -74.04 },
    { lat: 40.61, lng: -74.05 },
    { lat: 40.68, lng: -74.03 },
    { lat: 40.72, lng: -73.97 },
    { lat: 40.79, lng: -73.92 },
    { lat: 40.81, lng: -73.79 },
    { lat: 40.88, lng: -73.73 },
    { lat: 40.93, lng: -73.6 },
  ],
};

/** The narrow water of a state's chart, as a path: above New Jersey's frame, where a screen of 1024 pixels still shows it. */
export function drawStraits({ slug }: State, plane: Plane): string {
  const points = straits[slug]?.map((point) => plane.locate(point).map(Math.round));
  if (!points) return "";
  const [start, ...others] = points.map((point) => point.join(" "));
  // A bend is round: it begins and ends in the middle of its two sides.
  const bends = points.slice(1, -1).map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[index + 2] ?? [];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${start}${bends.join("")}L${others.at(-1)}`;
}
