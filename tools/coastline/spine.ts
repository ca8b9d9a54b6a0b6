import { states } from "#content/places/states.ts";
import type { Atlas } from "#illustrations/maps/atlas.ts";
import { compactPath, layLevel, simplifyToCount } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { toPlane, wholeShoreline } from "./shoreline.ts";

/** Corners of the line, and steps of the ride along it. */
const cornersMax = 60;
const rideSteps = 20;
const width = 300;
const height = 1000;
/** In percent: names are this far from each other, and the ride keeps its marker on the drawing. */
const labelDistance = 3.9;

/** Units above and below a name that no land may reach into. */
const labelBand = 14;

/** A point on each state's open shore, for its dot. */
const shorePoints: Readonly<Record<string, readonly [lng: number, lat: number]>> = {
  maine: [-69.6, 43.84],
  "new-hampshire": [-70.77, 42.97],
  massachusetts: [-69.95, 41.78],
  "rhode-island": [-71.45, 41.38],
  connecticut: [-72.6, 41.27],
  "new-york": [-72.9, 40.73],
  "new-jersey": [-74.03, 40.1],
  delaware: [-75.07, 38.7],
  maryland: [-75.1, 38.33],
  virginia: [-75.98, 36.85],
  "north-carolina": [-75.58, 35.85],
  "south-carolina": [-79.15, 33.35],
  georgia: [-81.25, 31.4],
  florida: [-80.57, 28.3],
};

/** Six states share 200 miles of shore: their names stand in one column. */
const columnStates = [
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
 * The whole coast laid upright and stretched to its frame, the sea to the right. The frame reaches from
 * Maine to Florida's tip and from Georgia to Maine: the Gulf's shore runs out of it to the left.
 */
export function drawSpine(atlas: Atlas): Spine {
  const { shore, place } = layFrame(atlas);
  const line = simplifyToCount(shore, cornersMax).map(place);
  const fine = wholeShoreline(atlas, "page").map(place);
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: compactPath(line),
    states: placeStates(fine, place),
    ride: Array.from({ length: rideSteps + 1 }, (_, step) => {
      const y = (100 * step) / rideSteps;
      return { x: percent(seawardAt(line, (y / 100) * height) / width), y };
    }),
  };
}

/** The frame of the spine: its shore on the plane, and where a point of the plane is in it. */
export function layFrame(atlas: Atlas): {
  shore: PlanePoint[];
  place: (point: PlanePoint) => PlanePoint;
} {
  const atlantic = wholeShoreline(atlas, "mark");
  const [north, south] = [atlantic[0], atlantic.at(-1)];
  if (!north || !south) throw new RangeError("The coast has no ends");
  const lay = (point: PlanePoint) => layUpright([north, point, south]);
  const framed = atlantic.map(lay);
  const xs = framed.map(([x]) => x);
  const shore = wholeShoreline(atlas, "spine");
  const ys = shore.map((point) => lay(point)[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, along] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const place = (point: PlanePoint): PlanePoint => {
    const [x, y] = lay(point);
    return [Math.round(((x - left) / across) * width), Math.round(((y - top) / along) * height)];
  };
  return { shore, place };
}

/** The middle one of three points, turned so that the first is above the last. */
function layUpright(points: readonly [PlanePoint, PlanePoint, PlanePoint]): PlanePoint {
  const [, [x, y] = [0, 0]] = layLevel(points);
  return [-y, x];
}

function placeStates(
  line: readonly PlanePoint[],
  place: (point: PlanePoint) => PlanePoint,
): Spine["states"] {
  let labelY = 0;
  const placed = states.map(({ slug }) => {
    const [x, y] = place(toPlane([...(shorePoints[slug] ?? [])]));
    const [atX, atY] = [percent(x / width), percent(y / height)];
    labelY = Math.max(labelY + labelDistance, atY);
    const beside = line.filter(([, lineY]) => Math.abs(lineY - labelY * 10) < labelBand);
    const seaward = Math.max(...beside.map(([lineX]) => lineX));
    return {
      slug,
      x: atX,
      y: atY,
      labelX: Math.max(atX, percent(seaward / width)),
      labelY: tenth(labelY),
    };
  });
  const isInColumn = ({ slug }: { slug: string }) => columnStates.includes(slug);
  const column = Math.max(...placed.filter(isInColumn).map(({ labelX }) => labelX));
  return placed.map((state) => (isInColumn(state) ? { ...state, labelX: column } : state));
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
