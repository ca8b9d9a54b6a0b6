import { geoArea, geoConicEqualArea } from "d3-geo";
import type { Position } from "geojson";
import { type Atlas, fipsByStateSlug, ringsOf, stateLand } from "#illustrations/maps/atlas.ts";
import { densify, type PlanePoint, rollAlongShore } from "#illustrations/maps/rolling-ball.ts";

/** Mean radius of the Earth (IUGG R1). */
const earthRadiusKilometers = 6371.0088;
const spacingKilometers = 0.8;

type LngLat = readonly [lng: number, lat: number];

export interface Stretch {
  /** A point at sea where the ball starts, and one on the shore where it stops, sea on its left. */
  from: LngLat;
  to: LngLat;
  radiusKilometers: number;
  /** States whose shore frames this one's. */
  neighbors?: readonly string[];
}

/** The plane all shorelines are measured in: equal area, kilometers, made for this coast. */
const project = geoConicEqualArea()
  .parallels([28, 42])
  .rotate([76, 0])
  .scale(earthRadiusKilometers)
  .translate([0, 0]);

/** The whole outer coast; gaps under 10 km are bridged, so Connecticut's Sound and both bays stay. */
const wholeCoast: Stretch = { from: [-66.7, 44.75], to: [-87.5, 30.28], radiusKilometers: 5 };
/** For the logo and the map of the home page: to Florida's tip, bays closed, capes kept. */
const markCoast: Stretch = { ...wholeCoast, to: [-80.4, 25.2], radiusKilometers: 14 };

/** Islands off the line, by a point inside: the line would jump to each and back. */
const offshoreIslands: readonly LngLat[] = [
  [-70.05, 41.28], // Nantucket
  [-70.62, 41.38], // Martha's Vineyard
  [-71.58, 41.17], // Block Island
  [-72, 41.27], // Fishers Island
];

/** Each state's shore. Where two waters meet the state, two stretches. */
const stretchesByStateSlug: Readonly<Record<string, readonly Stretch[]>> = {
  maine: [{ from: [-66.7, 44.75], to: [-70.71, 43.07], radiusKilometers: 2.5 }],
  "new-hampshire": [
    {
      // Eighteen miles of shore are four corners of the atlas, so its neighbors' capes frame it.
      from: [-70.1, 43.5],
      to: [-70.61, 42.58],
      radiusKilometers: 1.2,
      neighbors: ["maine", "massachusetts"],
    },
  ],
  massachusetts: [{ from: [-70.75, 42.87], to: [-71.13, 41.5], radiusKilometers: 2.4 }],
  "rhode-island": [{ from: [-71.12, 41.46], to: [-71.86, 41.31], radiusKilometers: 1.8 }],
  connecticut: [{ from: [-71.87, 41.3], to: [-73.66, 40.99], radiusKilometers: 0.8 }],
  "new-york": [{ from: [-73.5, 40.95], to: [-74.03, 40.58], radiusKilometers: 1.6 }],
  "new-jersey": [{ from: [-73.95, 40.47], to: [-75.5, 39.5], radiusKilometers: 2 }],
  delaware: [{ from: [-75.46, 39.45], to: [-75.049, 38.451], radiusKilometers: 1.5 }],
  maryland: [
    { from: [-75, 38.45], to: [-75.24, 38.03], radiusKilometers: 3 },
    { from: [-75.8, 37.93], to: [-76.32, 38.05], radiusKilometers: 3 },
  ],
  virginia: [
    { from: [-75.15, 38.02], to: [-75.66, 37.94], radiusKilometers: 6 },
    { from: [-76.18, 37.92], to: [-75.867, 36.55], radiusKilometers: 2 },
  ],
  "north-carolina": [{ from: [-75.8, 36.55], to: [-78.54, 33.85], radiusKilometers: 6 }],
  "south-carolina": [{ from: [-78.48, 33.82], to: [-80.88, 32.04], radiusKilometers: 2 }],
  georgia: [{ from: [-80.82, 32], to: [-81.45, 30.71], radiusKilometers: 2 }],
  florida: [{ from: [-81.38, 30.71], to: [-87.52, 30.28], radiusKilometers: 5 }],
};

/** The Atlantic shore from Maine round Florida to the Gulf, kilometers on a plane, as one line. */
export function wholeShoreline(atlas: Atlas, use: "page" | "mark"): PlanePoint[] {
  const rings = shoreRings(atlas, Object.keys(fipsByStateSlug));
  return roll(
    rings.filter((ring) => !isIslet(ring)),
    { page: wholeCoast, mark: markCoast }[use],
  );
}

/** One state's stretches of shore. Throws for a state without one. */
export function stateShorelines(atlas: Atlas, stateSlug: string): PlanePoint[][] {
  return (stretchesByStateSlug[stateSlug] ?? []).map((stretch) =>
    roll(shoreRings(atlas, [stateSlug, ...(stretch.neighbors ?? [])]), stretch),
  );
}

function shoreRings(atlas: Atlas, stateSlugs: readonly string[]): Position[][] {
  return stateSlugs
    .flatMap((slug) => ringsOf(stateLand(atlas, slug).geometry))
    .filter((ring) => !offshoreIslands.some((point) => isInside(point, ring)));
}

function roll(rings: readonly Position[][], stretch: Stretch): PlanePoint[] {
  const shore = rings.flatMap((ring) => densify(ring.map(toPlane), spacingKilometers));
  return rollAlongShore(shore, {
    radiusKilometers: stretch.radiusKilometers,
    start: toPlane([...stretch.from]),
    end: toPlane([...stretch.to]),
  });
}

/** A place on the plane of the shorelines. Throws a RangeError for one that the projection lacks. */
export function toPlane(position: Position): PlanePoint {
  const point = project([position[0] ?? 0, position[1] ?? 0]);
  if (!point) throw new RangeError("A position outside the projection");
  return point;
}

/** Smaller than 20 square kilometers. */
function isIslet(ring: Position[]): boolean {
  const steradians = geoArea({ type: "Polygon", coordinates: [ring] });
  return Math.min(steradians, 4 * Math.PI - steradians) * earthRadiusKilometers ** 2 < 20;
}

/** Ray casting on the sphere's own degrees: good enough for small islands. */
function isInside([lng, lat]: LngLat, ring: readonly Position[]): boolean {
  let inside = false;
  ring.forEach((corner, index) => {
    const next = ring[(index + 1) % ring.length] ?? corner;
    const [x1 = 0, y1 = 0] = corner;
    const [x2 = 0, y2 = 0] = next;
    if (y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}
