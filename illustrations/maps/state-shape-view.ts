import type { MultiPolygon } from "geojson";
import type { StateMapView } from "#domain/geography/illustrations.ts";
import type { State } from "#domain/geography/place.ts";
import { drawLeader, measureLeader } from "./name-leader.ts";
import type { PlacedName } from "./name-candidates.ts";
import { alignNames } from "./name-columns.ts";
import { placeNames } from "./name-placing.ts";
import { createGroundTest, type GroundTest } from "./on-ground.ts";
import { closeUps, isWithinLimits } from "./state-close-ups.ts";
import { createPlane, type Plane } from "./plane.ts";
import { locatePlaces } from "./state-dots.ts";

export interface View {
  className: StateMapView["className"];
  width: number;
  height: number;
  /** The part of the frame that the state fills. */
  state: { left: number; right: number; top: number; bottom: number };
  /** Where that part may end instead, so that names have more room beside or below it. */
  rooms: readonly Partial<View["state"]>[];
  /** The same for a state that is not shown whole: its land may leave the frame. */
  closeUpRooms: readonly Partial<View["state"]>[];
  /** Where names may be. */
  names: { left: number; right: number; top: number; bottom: number };
  /** Of the names: the largest at which all stand on the edges of their columns, else the largest that finds room. */
  fontSizes: readonly number[];
  /** From one name of a column to the next, at most: farther apart they are no longer one list. */
  pitchMax: number;
  /** How far a line to a name of a column may go down for each pixel across. */
  steepMax: number;
  dotRadius: number;
  /** Of a state's places it shows as many. */
  placesMax: number;
}

/** From this width of the picture on, the hero's text lies on its left; below it, above the picture. */
export const wideFrom = 1024;
/**
 * The wide frame is as wide as the site's column with its padding, so the names end where it does, and as
 * high as the hero: a level line is as crisp as it is drawn.
 */
export const views: readonly View[] = [
  {
    className: "narrow",
    width: 360,
    height: 420,
    state: { left: 8, right: 250, top: 24, bottom: 400 },
    rooms: [{}, { right: 220 }, { right: 190 }, { right: 210, bottom: 330 }, { right: 176 }],
    closeUpRooms: [
      { left: -60, right: 200 },
      { left: -60, right: 172 },
      { left: -60, right: 172, bottom: 340 },
      { left: -36, right: 172, bottom: 340 },
    ],
    names: { left: 8, right: 354, top: 22, bottom: 410 },
    fontSizes: [16, 15, 14, 13],
    pitchMax: 40,
    steepMax: 2,
    dotRadius: 3,
    placesMax: 6,
  },
  {
    className: "wide",
    width: 1200,
    height: 520,
    state: { left: 560, right: 985, top: 16, bottom: 500 },
    rooms: [{}, { bottom: 468 }, { bottom: 440 }, { bottom: 390 }, { left: 640, bottom: 425 }],
    closeUpRooms: [],
    names: { left: 560, right: 1160, top: 14, bottom: 510 },
    fontSizes: [16, 15.5, 15, 14.5],
    pitchMax: 28,
    steepMax: 1,
    dotRadius: 3.5,
    placesMax: Infinity,
  },
];
/** A state that names on a phone would make smaller than this share of what it could be has none there. */
const shrinkMin = 0.6;
/** Neither has one whose lines would lie on the state itself by more than this share. */
const groundShareMax = 0.3;
/** States whose names all have room in the sea. */
const seawardStates: ReadonlySet<string> = new Set(["new-hampshire", "new-jersey"]);
/** What a name that is not on the edge of its column costs, as a length of lines in pixels. */
const raggedCost = 60;
/** From the frame's left edge to a dot, in pixels. */
const framePadding = 12;
/** The widest screen that the sea and the neighbors reach over. */
const groundWidth = 3000;
/** Coarse enough for any state of this coast, to measure it with. */
const measuringKilometersPerPixel = 3;

interface StateLand {
  home: MultiPolygon;
  /** All other land. */
  others: MultiPolygon;
}

interface Fit {
  plane: Plane;
  fontSize: number;
  names: PlacedName[];
  cost: number;
  /** Names off the edge of their column. */
  raggedCount: number;
  /** The share of the lines that lies on the state. */
  onGround: number;
}

/** The state with its names, or as large as the frame lets it be where they do not fit. */
export function fitView(
  state: State,
  land: StateLand,
  view: View,
): Pick<Fit, "plane" | "fontSize" | "names"> {
  const right = view.className === "wide" ? view.state.right : view.width - view.state.left;
  const plane = fitPlane(state, land.home, view, { ...view.state, right });
  const isWorth = (fit: Fit) =>
    view.className === "wide" ||
    (plane.kilometersPerPixel >= fit.plane.kilometersPerPixel * shrinkMin &&
      fit.onGround <= groundShareMax);
  return fitNamed(state, land, view, isWorth) ?? { plane, fontSize: 0, names: [] };
}

/** As large as its room, or smaller and aside where the names then lie closer to their places. */
function fitNamed(
  state: State,
  land: StateLand,
  view: View,
  isWorth: (fit: Fit) => boolean,
): Fit | undefined {
  const rooms = [...view.rooms, ...(closeUps[state.slug] ? view.closeUpRooms : [])];
  const planes = rooms.map((room) => fitPlane(state, land.home, view, { ...view.state, ...room }));
  const smallest = Math.min(...planes.map(({ kilometersPerPixel }) => kilometersPerPixel));
  const worth = ({ cost, plane }: Fit) => cost * (plane.kilometersPerPixel / smallest) ** 2;
  const ofSizes = view.fontSizes.flatMap((fontSize) => {
    const fits = planes.flatMap((plane) => nameAll(state, land, { plane, view, fontSize }) ?? []);
    return fits
      .filter(isWorth)
      .toSorted((one, other) => worth(one) - worth(other))
      .slice(0, 1);
  });
  return ofSizes.find(({ raggedCount }) => raggedCount === 0) ?? ofSizes[0];
}

/** Every name, or undefined where one has no room. */
function nameAll(
  state: State,
  { home, others }: StateLand,
  { plane, view, fontSize }: { plane: Plane; view: View; fontSize: number },
): Fit | undefined {
  const isHome = createGroundTest(plane.trace(home));
  const options = {
    frame: view.names,
    fontSize,
    isHome,
    isOther: createGroundTest(plane.trace(others)),
    isSeaward: seawardStates.has(state.slug),
    pitchMax: view.pitchMax,
    steepMax: view.steepMax,
  };
  const places = locatePlaces(state, plane, view);
  if (!places.every(({ x }) => x > framePadding)) return undefined;
  const placed = placeNames(places, options);
  if (!placed) return undefined;
  const { names, raggedCount } = alignNames(placed.names, options);
  return {
    plane,
    fontSize,
    names,
    cost: placed.cost + raggedCount * raggedCost,
    raggedCount,
    onGround: shareOfLeaders(placed.names, isHome),
  };
}

/** The share of all lines that lies on the ground. */
function shareOfLeaders(names: readonly PlacedName[], isGround: GroundTest): number {
  const lines = names.map((name) =>
    measureLeader(drawLeader(name, name.labelX, name.labelY), isGround),
  );
  const total = (key: "length" | "onGround") => lines.reduce((sum, line) => sum + line[key], 0);
  return total("onGround") / total("length");
}

function fitPlane(
  { slug, center }: State,
  home: MultiPolygon,
  { width, height }: View,
  room: View["state"],
): Plane {
  const limits = closeUps[slug];
  const measuring = createPlane({
    width,
    height,
    center,
    kilometersPerPixel: measuringKilometersPerPixel,
    groundHeight: height * 4,
  });
  const points = measuring
    .trace(home)
    .flat()
    .filter((point) => isWithinLimits(measuring.invert(point), limits));
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
    parallel: center.lat,
    kilometersPerPixel: measuringKilometersPerPixel * shrink,
    // A frame narrower than the drawing shows more above and below it.
    groundHeight: height * 1.4,
    groundWidth: width < 1000 ? wideFrom : groundWidth,
  });
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
