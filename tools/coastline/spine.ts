import { states } from "#content/places/states.ts";
import { type Atlas, fipsByStateSlug, ringsOf, stateLand } from "#illustrations/maps/atlas.ts";
import { compactPath, simplifyToCount } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { toPlane, wholeShoreline } from "./shoreline.ts";

/** Corners of the line, and steps of the ride along it. */
const cornersMax = 60;
const rideSteps = 20;
const height = 1000;
/** In percent: names are at least this far from each other. */
const labelDistance = 4;

/** How far a leader goes right for each percent it goes down: all of them are parallel. */
const leaderSlope = 1.8;
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

/** Nine states share 400 miles of shore: their names stand in one column. */
const columnStates = [
  "maine",
  "new-hampshire",
  "massachusetts",
  "rhode-island",
  "connecticut",
  "new-york",
  "new-jersey",
  "delaware",
  "maryland",
];

export interface Spine {
  viewBox: string;
  path: string;
  /** In percent of the drawing. */
  states: { slug: string; x: number; y: number; labelX: number; labelY: number }[];
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
    states: placeStates(atlas),
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
export function leaderBend({ x, y, labelX, labelY }: Spine["states"][number]): number {
  return Math.min(x + leaderSlope * Math.abs(labelY - y), labelX + leaderReach);
}

function placeStates(atlas: Atlas): Spine["states"] {
  const { width, place } = layFrame(atlas);
  const land = Object.keys(fipsByStateSlug)
    .flatMap((slug) => ringsOf(stateLand(atlas, slug).geometry).flat())
    .map((position) => place(toPlane(position)));
  const points = states.map(({ slug }) => {
    const [x, y] = place(toPlane([...(shorePoints[slug] ?? [])]));
    return { slug, x: percent(x / width), y: percent(y / height) };
  });
  const heights = spreadOut(points);
  const placed = points.map((point, index) => {
    const labelY = heights[index] ?? point.y;
    const beside = land.filter(([, y]) => Math.abs(y - labelY * 10) < labelBand);
    const seaward = percent(Math.max(...beside.map(([x]) => x)) / width);
    return { ...point, labelX: Math.max(point.x, seaward), labelY };
  });
  const isInColumn = ({ slug }: { slug: string }) => columnStates.includes(slug);
  const column = Math.max(...placed.filter(isInColumn).map(({ labelX }) => labelX));
  return placed.map((state) => (isInColumn(state) ? { ...state, labelX: column } : state));
}

/**
 * Names at least `labelDistance` apart and as near to their shores as that allows: those that would touch
 * become one block, where the names that stand right at their shore count for more than those of the column.
 * No block begins above its first shore: Maine's would come under Nova Scotia, Rhode Island's leader on
 * Cape Cod.
 */
function spreadOut(points: readonly { slug: string; y: number }[]): number[] {
  const blocks: { top: number; first: number; count: number; weight: number }[] = [];
  points.forEach(({ slug, y }, index) => {
    const weight = columnStates.includes(slug) ? 1 : 3;
    const offset = index * labelDistance;
    let block = { top: y - offset, first: y - offset, count: 1, weight };
    for (let above = blocks.at(-1); above && above.first > block.first; above = blocks.at(-1)) {
      blocks.pop();
      const sum = above.first * above.weight + block.first * block.weight;
      const both = above.weight + block.weight;
      const first = Math.max(sum / both, above.top);
      block = { top: above.top, first, count: above.count + block.count, weight: both };
    }
    blocks.push(block);
  });
  return blocks
    .flatMap(({ first, count }) => Array.from({ length: count }, () => first))
    .map((first, index) => tenth(first + index * labelDistance));
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
