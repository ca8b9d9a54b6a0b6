import type { MultiPolygon } from "geojson";
import { type Box, boxOfLabel } from "./labels.ts";
import { nameAt, oceanName } from "./map-picture.ts";
import { boxOfName, type NamedPoint, type PlacedName } from "./name-candidates.ts";
import { createGroundTest, type GroundTest } from "./on-ground.ts";
import { findOpenSpot, type OpenName } from "./open-names.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import type { View } from "./state-shape-view.ts";

export interface Neighbor {
  name: string;
  land: MultiPolygon;
}

interface SurroundingsOptions {
  home: MultiPolygon;
  others: MultiPolygon;
  neighbors: readonly Neighbor[];
  plane: Plane;
  view: View;
  places: readonly NamedPoint[];
  /** The places' names and their lines, and that of our shop. */
  taken: readonly Box[];
  /** What the lines of the names take as far as the eye reads on: the ocean's name there would be one of them. */
  rows: readonly Box[];
  /** What the columns of the names take, with the gaps in them: it would be one more name there. */
  columns: readonly Box[];
}

/** How large the letters are: on a phone no land has room beside the state. */
const sizes = { narrow: 13, wide: 15 } as const;
/** How far east a name may be on a screen from this width on: the picture shows more of the sea there. */
const broadRight = 1285;
export const broadFrom = 1400;
/** Of the states that it borders on, the nearest. */
const neighborsMax = 3;

/** The ocean's name and, on a desk, those of the states around, where nothing else is. */
export function paintSurroundings(options: SurroundingsOptions): string {
  const { home, others, neighbors, plane, view, places } = options;
  const fontSize = view.className === "wide" ? sizes.wide : sizes.narrow;
  const isHome = createGroundTest(plane.trace(home));
  const isOther = createGroundTest(plane.trace(others));
  const isWater: GroundTest = (point) => !isHome(point) && !isOther(point);
  const { left: frameLeft } = view.names;
  const xs = places.map(({ x }) => x);
  // A state between two seas has the ocean in the east; on a phone there may be no other room than south of it.
  const west =
    view.className === "wide" ? xs.reduce((sum, x) => sum + x, 0) / xs.length : Math.min(...xs);
  const left = Math.max(frameLeft, west);
  const findOcean = (right: number) => {
    const find = (taken: readonly Box[]) =>
      findOpenSpot(oceanName, {
        frame: { ...view.names, left, right },
        fontSize,
        taken,
        isOpen: (point) => isWater(point) && isOpenToTheEast(point, view, isWater),
      });
    const taken = [...options.taken, ...options.columns];
    return find([...taken, ...options.rows]) ?? find(taken);
  };
  const oceans = nameOcean(
    findOcean(view.names.right),
    view.className === "wide" ? findOcean(broadRight) : undefined,
    (view.names.top + view.names.bottom) / 2,
  );
  const lands = nameLands(neighbors, fontSize, options);
  return [
    ...oceans.map(({ spot, className }) => paintName(spot, fontSize, className)),
    ...lands.map((land) => paintName(land, fontSize, "open")),
  ].join("");
}

/** How much nearer to the middle of the height a name farther out has to be, in pixels. */
const nearerMin = 40;

/**
 * Farther out where a broad screen has more room for it there, or has it nearer to the middle of the height: the
 * picture then has a name for each.
 */
function nameOcean(usual: OpenName | undefined, broad: OpenName | undefined, middle: number) {
  const off = ({ y }: OpenName) => Math.abs(y - middle);
  if (broad && (!usual || broad.margin > usual.margin || off(broad) + nearerMin < off(usual))) {
    return [
      ...(usual ? [{ spot: usual, className: "ocean slim" }] : []),
      { spot: broad, className: "ocean broad" },
    ];
  }
  return usual ? [{ spot: usual, className: "ocean" }] : [];
}

function nameLands(
  neighbors: readonly Neighbor[],
  fontSize: number,
  { plane, view, taken, home }: SurroundingsOptions,
): OpenName[] {
  const ground = plane.trace(home).flat();
  const far = ({ x, y }: OpenName) =>
    Math.min(...ground.map((point) => Math.hypot(point[0] - x, point[1] - y)));
  return neighbors
    .flatMap(({ name, land }) => {
      const isOpen = createGroundTest(plane.trace(land));
      return findOpenSpot(name, { frame: view.names, fontSize, taken, isOpen }) ?? [];
    })
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, neighborsMax);
}

/** A bay or a lake has land in the east. */
function isOpenToTheEast([x, y]: PlanePoint, { width }: View, isWater: GroundTest): boolean {
  for (let east = x; east < width; east += 12) if (!isWater([east, y])) return false;
  return true;
}

function paintName({ text, x, y }: OpenName, fontSize: number, className: string): string {
  return nameAt({ x, y: Math.round(y + fontSize * 0.35), anchor: "middle" }, text, className);
}

/** From the middle of a river to where a name may begin, in pixels. */
const riverHalf = 2;
/** From the middle of a name up or down to where another is no longer one of its column, as a share of the letters' size. */
const rowShare = 1.5;
/** From a column of names to what is no longer a part of it, in pixels. */
const besideColumn = 12;

/** The lines of the names that begin in a column, on as far as the picture is wide. */
export function listRows(names: readonly PlacedName[], fontSize: number): Box[] {
  return names.filter(isInEast).map(({ labelX, labelY }) => ({
    left: labelX,
    right: broadRight,
    top: labelY - fontSize,
    bottom: labelY + fontSize,
  }));
}

/** What each column of names in the east takes, from the first to the last. */
export function listColumns(names: readonly PlacedName[], fontSize: number): Box[] {
  const columns = Map.groupBy(names.filter(isInEast), ({ labelX }) => labelX);
  return [...columns].map(([left, column]) => {
    const middles = column.map(({ labelY }) => labelY);
    return {
      left,
      right: Math.max(...column.map((name) => boxOfName(name, fontSize).right)) + besideColumn,
      top: Math.min(...middles) - fontSize * rowShare,
      bottom: Math.max(...middles) + fontSize * rowShare,
    };
  });
}

function isInEast({ anchor }: PlacedName): boolean {
  return anchor === "start";
}

/** What the names of places and the lines to them take. */
export function listTaken(names: readonly PlacedName[], fontSize: number): Box[] {
  return names.flatMap(({ name, x, y, labelX, labelY, anchor }) => {
    const label = { x: labelX, y: Math.round(labelY + fontSize * 0.35), anchor };
    const line = {
      left: Math.min(x, labelX),
      right: Math.max(x, labelX),
      top: Math.min(y, labelY),
      bottom: Math.max(y, labelY),
    };
    return [boxOfLabel(label, { text: name, fontSize }), line];
  });
}

/** What rivers take, side by side. */
export function boxSides(lines: readonly (readonly PlanePoint[])[]): Box[] {
  return lines.flatMap((line) =>
    line.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = line[index]!;
      return {
        left: Math.min(x, fromX) - riverHalf,
        right: Math.max(x, fromX) + riverHalf,
        top: Math.min(y, fromY) - riverHalf,
        bottom: Math.max(y, fromY) + riverHalf,
      };
    }),
  );
}
