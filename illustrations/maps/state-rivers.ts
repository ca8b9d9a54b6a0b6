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

/** Where the atlas has a gap between the end of a border and the open water of its river's mouth: the Delaware above Salem. */
const mouths: Readonly<Record<string, Position[]>> = {
  "new-jersey": [
    [-75.51006524785248, 39.685902685216845],
    [-75.537, 39.66],
    [-75.56, 39.63],
  ],
};

/** Where a river's mouth opens, on into the water that has no banks. */
const openings: Readonly<Record<string, Position[]>> = {
  "new-jersey": [
    [-75.55, 39.645],
    [-75.562, 39.62],
    [-75.555, 39.56],
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
  // What is left of a border where the water is wide is no river.
  const lines = coordinates.filter((line) => line.length > 2);
  const mouth = mouths[slug];
  return {
    type: "MultiLineString",
    coordinates: joinLines(mouth ? [...lines, mouth.toReversed()] : lines),
  };
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

/** The water of a river's mouth, which has no banks; empty where the atlas leaves it open. */
export function traceOpening({ slug }: State): MultiLineString {
  const opening = openings[slug];
  return { type: "MultiLineString", coordinates: opening ? [opening] : [] };
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
