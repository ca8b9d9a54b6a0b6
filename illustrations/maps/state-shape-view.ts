import type { MultiPolygon } from "geojson";
import { business } from "#content/dealership/business.ts";
import { northToSouth } from "#domain/geography/geography.ts";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { type ColumnName, type ColumnPlace, leaderOnGround, nameInColumn } from "./name-column.ts";
import { createGroundTest, type GroundTest, shareOnGround } from "./on-ground.ts";
import { createPlane, type Plane } from "./plane.ts";

export interface View {
  className: string;
  width: number;
  height: number;
  /** The part of the frame that the state fills. */
  state: { left: number; right: number; top: number; bottom: number };
  /** Where the names begin that lie east of the state, and end where they lie west of it. */
  columns: { east: number; west: number | undefined };
  fontSize: number;
  fontSizeMin: number;
  dotRadius: number;
}

/** From this width of the picture on, the hero's text lies on its left; below it, above the picture. */
export const wideFrom = 1024;
/** The wide frame is as wide as the site's column with its padding, so the names end where it does. */
export const views: readonly View[] = [
  {
    className: "narrow",
    width: 360,
    height: 340,
    state: { left: 16, right: 198, top: 12, bottom: 300 },
    columns: { east: 214, west: undefined },
    fontSize: 14,
    fontSizeMin: 12.5,
    dotRadius: 3,
  },
  {
    className: "wide",
    width: 1200,
    height: 520,
    state: { left: 570, right: 958, top: 24, bottom: 496 },
    columns: { east: 996, west: 700 },
    fontSize: 16,
    fontSizeMin: 14,
    dotRadius: 3.5,
  },
];
/** From the frame's edges to the middle of the first and of the last name. */
const labelMargins = { top: 20, bottom: 36 };
/** From one name to the next, as shares of the letters' size. */
const lineShares = [1.16, 1.3, 1.45, 1.75] as const;
/** From the westernmost place to the names that end west of it. */
const westGap = 24;
/** A column in the west is worth its place for as many names. */
const westCountMin = 3;
/** A state that names on a phone would make smaller than this share of what it could be has none there. */
const shrinkMin = 0.62;
/** Neither has one whose lines would lie on the state itself by more than this share. */
const groundShareMax = 0.15;
/** By which shares of the frame's height the state's room may end higher. */
const lifts = [0, 0.07, 0.14, 0.2] as const;
/** The widest screen that the sea and the neighbors reach over. */
const groundWidth = 3000;
/** Coarse enough for any state of this coast, to measure it with. */
const measuringKilometersPerPixel = 3;

export interface PlacedName extends ColumnName {
  anchor: "start" | "end";
  fontSize: number;
}

/** The state with its names, or as large as the frame lets it be where they do not fit. */
export function fitView(
  state: State,
  home: MultiPolygon,
  view: View,
): { plane: Plane; names: PlacedName[] } {
  const { named, plane } = fitNamed(state, home, view);
  if (view.className === "wide") return { plane, names: named?.names ?? [] };
  const whole = { ...view.state, right: view.width - view.state.left };
  const alone = fitPlane(state.center, home, view, whole);
  const isTooSmall = alone.kilometersPerPixel < plane.kilometersPerPixel * shrinkMin;
  return named && !isTooSmall && named.onGround <= groundShareMax
    ? { plane, names: named.names }
    : { plane: alone, names: [] };
}

interface Named {
  names: PlacedName[];
  cost: number;
  /** The share of the lines that lies on the state. */
  onGround: number;
}

/** As large as its room, or higher and a little smaller where the names then lie better in the sea below. */
function fitNamed(
  state: State,
  home: MultiPolygon,
  view: View,
): { plane: Plane; named: Named | undefined } {
  const fits = lifts.map((lift) => {
    const room = { ...view.state, bottom: view.state.bottom - lift * view.height };
    const plane = fitPlane(state.center, home, view, room);
    const isGround = createGroundTest(plane.trace(home));
    const named = nameAll(locatePlaces(state, plane), isGround, view);
    return { plane, named };
  });
  const [first] = fits;
  if (!first) throw new RangeError("No room is tried");
  const worth = ({ plane, named }: typeof first) =>
    (named?.cost ?? Infinity) * (plane.kilometersPerPixel / first.plane.kilometersPerPixel) ** 3;
  return fits.reduce((best, fit) => (worth(fit) < worth(best) ? fit : best), first);
}

/** Every name, or undefined where one has no room: on the state's side where its line crosses less of it. */
function nameAll(
  places: readonly ColumnPlace[],
  isGround: GroundTest,
  view: View,
): Named | undefined {
  const inWest = findWestern(places, isGround, view);
  const sides = [
    {
      x: view.columns.east,
      anchor: "start" as const,
      own: places.filter((one) => !inWest.has(one)),
    },
    {
      x: Math.min(view.columns.west ?? 0, ...Array.from(inWest, ({ x }) => x - westGap)),
      anchor: "end" as const,
      own: [...inWest],
    },
  ];
  const room = { top: labelMargins.top, bottom: view.height - labelMargins.bottom };
  const longest = Math.max(...sides.map(({ own }) => own.length));
  const stepMax = (room.bottom - room.top) / Math.max(1, longest - 1);
  const fontSize = Math.min(view.fontSize, Math.floor((stepMax / lineShares[0]) * 2) / 2);
  if (fontSize < view.fontSizeMin) return undefined;
  const steps = lineShares.map((share) => Math.min(stepMax, fontSize * share));
  const columns = sides
    .filter(({ own }) => own.length > 0)
    .map(({ x, anchor, own }) => {
      const { names, cost } = nameInColumn(own, { x, ...room, steps }, isGround);
      return { names: names.map((name) => ({ ...name, anchor, fontSize })), cost };
    });
  const names = columns.flatMap((column) => column.names);
  const shares = names.map((name) => leaderOnGround(name, isGround));
  return {
    names,
    cost: columns.reduce((sum, column) => sum + column.cost, 0),
    onGround: shares.reduce((sum, share) => sum + share, 0) / shares.length,
  };
}

/** The places that have the state between them and the eastern column, and the sea west of them. */
function findWestern(
  places: readonly ColumnPlace[],
  isGround: GroundTest,
  { columns: { east, west }, height }: View,
): ReadonlySet<ColumnPlace> {
  if (west === undefined) return new Set();
  const found = places.filter(
    ({ x, y }) =>
      shareOnGround([x, y], [east, y], isGround) > 0.3 &&
      shareOnGround([x, y], [west, height / 2], isGround) < 0.2,
  );
  return new Set(found.length < westCountMin ? [] : found);
}

function fitPlane(
  center: Coordinates,
  home: MultiPolygon,
  { width, height }: View,
  room: View["state"],
): Plane {
  const measuring = createPlane({
    width,
    height,
    center,
    kilometersPerPixel: measuringKilometersPerPixel,
    groundHeight: height * 4,
  });
  const points = measuring.trace(home).flat();
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const shrink = Math.max(
    (right - left) / (room.right - room.left),
    (bottom - top) / (room.bottom - room.top),
  );
  return createPlane({
    width,
    height,
    center: measuring.invert([(left + right) / 2, (top + bottom) / 2]),
    shift: [(room.left + room.right - width) / 2, (room.top + room.bottom - height) / 2],
    meridian: center.lng,
    kilometersPerPixel: measuringKilometersPerPixel * shrink,
    // A frame narrower than the drawing shows more above and below it.
    groundHeight: height * 1.4,
    groundWidth: width < 1000 ? wideFrom : groundWidth,
  });
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** A state's places in a frame, from north to south. */
export function locatePlaces(state: State, plane: Plane): ColumnPlace[] {
  return northToSouth(state.places).map(({ name, coordinates }) => {
    const [x, y] = plane.locate(coordinates);
    return { name, x: Math.round(x), y: Math.round(y) };
  });
}

/** Our own shop in the state where it is. */
export function locateShop(state: State, plane: Plane): { x: number; y: number } | undefined {
  const { showroom } = business;
  if (showroom.state !== state.name) return undefined;
  const [x, y] = plane.locate(showroom.coordinates);
  return { x: Math.round(x), y: Math.round(y) };
}
