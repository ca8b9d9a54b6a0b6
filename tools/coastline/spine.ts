import { states } from "#content/places/states.ts";
import { type Atlas, fipsByStateSlug, ringsOf, stateLand } from "#illustrations/maps/atlas.ts";
import { compactPath, simplifyToCount } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { toPlane, wholeShoreline } from "./shoreline.ts";

/** Corners of the line, and steps of the ride along it. */
const cornersMax = 60;
const rideSteps = 20;
const height = 1000;
/** In percent, from one name to the next: 34 of the 608 pixels that the map is high on a phone. */
const labelPitch = 5.6;

/** How far a leader goes right for each percent it goes down: all of them are parallel. */
const leaderSlope = 1.5;
/** How far it reaches into the room left of the name. */
export const leaderReach = 2;

/** Units above and below a name that no land may reach into. */
const labelBand = 17;

/** A point on each state's open shore, for its dot. */
const shorePoints: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  maine: [-70.22, 43.6],
  "new-hampshire": [-70.77, 42.97],
  massachusetts: [-70.07, 42.04],
  "rhode-island": [-71.45, 41.38],
  connecticut: [-72.35, 41.27],
  "new-york": [-72.5, 40.82],
  "new-jersey": [-74.03, 40.1],
  delaware: [-75.07, 38.7],
  maryland: [-75.1, 38.33],
  virginia: [-75.98, 36.85],
  "north-carolina": [-75.58, 35.85],
  "south-carolina": [-79.15, 33.35],
  georgia: [-81.25, 31.4],
  florida: [-80.57, 28.3],
};

export interface Spine {
  viewBox: string;
  path: string;
  /** Where the column of names begins, in percent of the drawing, as all of these. */
  labelX: number;
  states: { slug: string; x: number; y: number; labelY: number }[];
  ride: { x: number; y: number }[];
}

/**
 * The whole coast, north up and the sea to the right, as it is on the plane of the shorelines. The frame
 * reaches from Maine to Florida's tip and from Georgia to Maine: Florida's western shore is left of it.
 */
export function drawSpine(atlas: Atlas): Spine {
  const { width, shore, place } = layFrame(atlas);
  const line = simplifyToCount(shore, cornersMax).map(place);
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: compactPath(line),
    ...placeStates(atlas),
    ride: Array.from({ length: rideSteps + 1 }, (_, step) => {
      const y = (100 * step) / rideSteps;
      return { x: percent(seawardAt(line, (y / 100) * height) / width), y };
    }),
  };
}

/** The frame of the spine: its width, its shore on the plane, and where a point of the plane is in it. */
export function layFrame(atlas: Atlas): {
  width: number;
  shore: PlanePoint[];
  place: (point: PlanePoint) => PlanePoint;
} {
  const shore = wholeShoreline(atlas, "mark");
  const xs = shore.map(([x]) => x);
  const ys = shore.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = height / (Math.max(...ys) - top);
  return {
    width: Math.round((Math.max(...xs) - left) * scale),
    shore,
    place: ([x, y]) => [Math.round((x - left) * scale), Math.round((y - top) * scale)],
  };
}

/** Where the leader from a state's shore to its name, first at the slope of all, becomes level. */
export function leaderBend(
  { x, y, labelY }: Spine["states"][number],
  labelX: Spine["labelX"],
): number {
  return Math.min(x + leaderSlope * Math.abs(labelY - y), labelX + leaderReach);
}

/**
 * Every state's point, and its name in one column in the sea: the first at the height of its own shore, where
 * Nova Scotia is above it, and the others below it at one distance.
 */
function placeStates(atlas: Atlas): Pick<Spine, "labelX" | "states"> {
  const { width, place } = layFrame(atlas);
  const land = Object.keys(fipsByStateSlug)
    .flatMap((slug) => ringsOf(stateLand(atlas, slug).geometry).flat())
    .map((position) => place(toPlane(position)));
  const points = states.map(({ slug }) => {
    const [x, y] = place(toPlane([...(shorePoints[slug] ?? [])]));
    return { slug, x: percent(x / width), y: percent(y / height) };
  });
  const heights = points.map((_, index) => tenth((points[0]?.y ?? 0) + index * labelPitch));
  const beside = land.filter(([, y]) =>
    heights.some((labelY) => Math.abs(y - labelY * 10) < labelBand),
  );
  const seaward = percent(Math.max(...beside.map(([x]) => x)) / width);
  const labelX = Math.max(seaward, ...points.map(({ x }) => x));
  return {
    labelX,
    states: points.map((point, index) => ({ ...point, labelY: heights[index] ?? point.y })),
  };
}

/** How far out to sea the line is at a height; where it bends back, its outermost crossing. */
function seawardAt(line: readonly PlanePoint[], y: number): number {
  const crossings = line.slice(1).flatMap(([toX, toY], index) => {
    const [fromX, fromY] = line[index] ?? [toX, toY];
    if (Math.min(fromY, toY) > y || Math.max(fromY, toY) < y) return [];
    return [
      fromY === toY ? Math.max(fromX, toX) : fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX),
    ];
  });
  return Math.max(...crossings);
}

function percent(share: number): number {
  return tenth(share * 100);
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
