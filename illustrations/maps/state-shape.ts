import type { MultiLineString, MultiPolygon } from "geojson";
import type { MapNameBox, StateMapView } from "#domain/geography/illustrations.ts";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { traceBackBays } from "./back-bays.ts";
import { drawRings, landNear } from "./ground.ts";
import { dots, oceanStyle, path } from "./map-picture.ts";
import { compactPath, simplifyByArea } from "./line-drawing.ts";
import { layShop } from "./state-shop.ts";
import { broadFrom, listTaken, type Neighbor, paintSurroundings } from "./state-surroundings.ts";
import { drawCoast } from "./state-coast.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { drawLeader } from "./name-leader.ts";
import { drawNames, listNameBoxes } from "./state-names.ts";
import type { PlacedName } from "./name-candidates.ts";
import {
  fitView,
  locatePlaces,
  locateShop,
  type View,
  views,
  wideFrom,
} from "./state-shape-view.ts";

const style = [
  declareColors(["text", "quiet", "page", "brand", "sea", "water", "land"]),
  // Its own land is the deepest sand, all other paler than on the map of the coast.
  ":root{--state:#ead6ab;--far:color-mix(in oklab,var(--land) 55%,var(--page));--mark:var(--brand)}",
  "@media(prefers-color-scheme:dark){:root{--state:color-mix(in oklab,var(--land) 80%,var(--text));--mark:var(--text)}}",
  "path{stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  // Paler water along every shore, thin and of one tone.
  ".shoal{fill:none;stroke:var(--page);stroke-opacity:.45;stroke-width:13px}",
  // Half of it lies under the state, and none on the neighbors: what is left is the shore.
  ".coast{fill:none;stroke:var(--sea);stroke-width:6px}",
  ".near{fill:var(--far);stroke:var(--far);stroke-width:8px}",
  ".border{fill:none;stroke:var(--quiet);stroke-opacity:.3;stroke-width:1px}",
  ".state{fill:var(--state);stroke:var(--quiet);stroke-opacity:.3;stroke-width:1px}",
  // Half a pixel down, a level line fills one row of pixels; where it runs along the shore, a pale line parts them.
  ".lead{fill:none;stroke:var(--text);stroke-width:1px;transform:translateY(.5px)}",
  ".gap{fill:none;stroke:var(--page);stroke-opacity:.6;stroke-width:4px}",
  ".rim,.pin{fill:none;stroke:var(--state);stroke-linecap:round}",
  ".pin{stroke:var(--mark)}",
  ".here{fill:var(--state);stroke:var(--text);stroke-width:3px}",
  ".way{fill:none;stroke:var(--quiet);stroke-width:1px;transform:translateY(.5px)}",
  "text{font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-weight:500;fill:var(--text)}",
  ".shop{font-weight:700}.names text{font-weight:600;fill:var(--mark)}",
  ".strait{fill:none;stroke:var(--water);stroke-width:4px;stroke-linecap:round}",
  oceanStyle,
  ".ocean,.open{font-size:15px}.narrow .ocean{font-size:13px}.open{fill:var(--quiet)}",
  "stop{stop-color:var(--far)}.fade stop{stop-color:#000}",
  ...views.map(
    ({ className, dotRadius }) =>
      `.${className} .rim{stroke-width:${dotRadius * 2 + 3}px}.${className} .pin{stroke-width:${dotRadius * 2}px}`,
  ),
  // One rule for both: at exactly this width a rule for less and one for more may both hold.
  `.wide{display:none}@media(min-width:${wideFrom}px){.wide{display:inline}.narrow{display:none}}`,
  `.broad{display:none}@media(min-width:${broadFrom}px){.broad{display:inline}.slim{display:none}}`,
].join("");

/** How far the ground of the words reaches at least, and over how much it fades out. */
const quiet = { left: -900, right: 540, fade: 50 };

/** Under the words of the page, and up to the state, no shore is drawn. */
function drawQuietGround(west: number): string {
  const width = Math.round(Math.max(quiet.right, west)) - quiet.left;
  const solid = (1 - quiet.fade / width).toFixed(3);
  return `<linearGradient id="q"><stop offset="${solid}"/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="${quiet.left}" y="-900" width="${width}" height="2400" fill="url(#q)"/>`;
}

interface StateShapeOptions {
  state: State;
  home: MultiPolygon;
  /** All other land. */
  others: MultiPolygon;
  /** All other states. */
  neighbors: readonly Neighbor[];
  /** Where two others meet. */
  borders: MultiLineString;
  /** All land, with the barrier islands and the bays behind them. */
  shore: MultiPolygon;
}

export interface StateShape {
  svg: string;
  /** Its views, each with where its names are. */
  views: StateMapView[];
}

/**
 * The whole state among its paler neighbors, with its shore as a line, as a printed chart has it: every place a
 * dot, and its name close to the shore, with a thin line to it; no names where there is no room for all.
 */
export function paintStateShape(options: StateShapeOptions): StateShape {
  const painted = views.map((view) => ({ view, ...paintView(options, view) }));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>${style}</style>`,
    '<rect width="100%" height="100%" fill="var(--water)"/>',
    ...painted.map(({ drawing }) => drawing),
    "</svg>",
  ].join("");
  const mapped = painted.map(({ view: { className, width, height }, names }) => ({
    className,
    width,
    height,
    names,
  }));
  return { svg, views: mapped };
}

function paintView(
  { state, home, others, neighbors, borders, shore }: StateShapeOptions,
  view: View,
): { drawing: string; names: MapNameBox[] } {
  const { plane, names, fontSize } = fitView(state, { home, others }, view);
  const places = locatePlaces(state, plane, view);
  const shop = layShop(locateShop(state, plane), {
    fontSize: fontSize || view.fontSizes[0]!,
    home,
    plane,
  });
  const ringStyle = { areaMin: 3, rounded: false };
  // Its own shore is soft; the neighbors are far enough to be cut with corners.
  const ground = drawRings(plane, home, { ...ringStyle, rounded: true });
  const near = drawRings(plane, landNear(others, plane), { ...ringStyle, areaMin: 8 });
  const leaders = names.map(paintLeader).join("");
  const { className } = view;
  const drawing = [
    `<svg viewBox="0 0 ${view.width} ${view.height}" overflow="visible" class="${className}">`,
    `<defs><path id="n${className}" d="${near}"/><path id="s${className}" d="${ground}"/></defs>`,
    `<use href="#n${className}" class="shoal"/><use href="#s${className}" class="shoal"/>`,
    `${drawCoast(state, view, plane)}<use href="#n${className}" class="near"/>`,
    className === "wide" ? drawQuietGround(westOf(plane.trace(home))) : "",
    className === "wide" ? path(drawBorders(plane.trace(borders), view), "border") : "",
    `<use href="#s${className}" class="state"/>`,
    drawBackBays(traceBackBays(state, shore, plane), className),
    drawStraits(state, plane),
    path(leaders, "gap"),
    path(leaders, "lead"),
    dots(places, "rim"),
    dots(places, "pin"),
    drawNames(names, fontSize),
    shop?.drawing ?? "",
    paintSurroundings({
      home,
      others,
      neighbors,
      plane,
      view,
      places,
      taken: [...listTaken(names, fontSize), ...(shop ? [shop.box] : [])],
    }),
    "</svg>",
  ].join("");
  return { drawing, names: listNameBoxes(names, fontSize) };
}

/** In square pixels: what a corner of a border has to span. */
const borderAreaMin = 150;
/** What is left of a border at the words, if no longer, says nothing. */
const stubMax = 64;

/** Borders of the states around, as far as the frame shows them, and none of them under the words of the page. */
function drawBorders(lines: readonly PlanePoint[][], { width, height }: View): string {
  const left = quiet.right + quiet.fade;
  const reaches = (line: readonly PlanePoint[], at: 0 | 1, low: number, high: number) =>
    line.some((point) => point[at] > low) && line.some((point) => point[at] < high);
  return lines
    .map((line) => simplifyByArea(line, borderAreaMin))
    .filter((line) => reaches(line, 0, left, width) && reaches(line, 1, 0, height))
    .flatMap((line) => cutAtLeft(line, left))
    .filter((line) => reaches(line, 0, left + stubMax, width))
    .map((line) => compactPath(line.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)])))
    .join("");
}

/** The parts of a line that are right of an upright one. */
function cutAtLeft(line: readonly PlanePoint[], left: number): PlanePoint[][] {
  const parts: PlanePoint[][] = [];
  line.forEach((point, index) => {
    const before = line[index - 1];
    const isIn = point[0] >= left;
    if (before && isIn !== before[0] >= left) {
      const share = (left - before[0]) / (point[0] - before[0]);
      const edge: PlanePoint = [left, before[1] + share * (point[1] - before[1])];
      if (isIn) parts.push([edge]);
      else parts.at(-1)?.push(edge);
    } else if (isIn && !before) parts.push([]);
    if (isIn) parts.at(-1)?.push(point);
  });
  return parts;
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

/** Water behind islands begins inside the shore's line, which stays whole. */
function drawBackBays(bays: string, className: string): string {
  if (bays === "") return "";
  return `<mask id="b${className}" fill="#fff" stroke="#000" stroke-width="5"><use href="#s${className}"/></mask><path d="${bays}" fill="var(--water)" fill-rule="evenodd" mask="url(#b${className})"/>`;
}

function drawStraits({ slug }: State, plane: Plane): string {
  const points = straits[slug]?.map((point) => plane.locate(point).map(Math.round));
  if (!points) return "";
  const [start, ...others] = points.map((point) => point.join(" "));
  // A bend is round: it begins and ends in the middle of its two sides.
  const bends = points.slice(1, -1).map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[index + 2] ?? [];
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return path(`M${start}${bends.join("")}L${others.at(-1)}`, "strait");
}

/** The westernmost of some lines. */
function westOf(lines: readonly PlanePoint[][]): number {
  return Math.min(...lines.flat().map(([x]) => x));
}

function paintLeader(name: PlacedName): string {
  const [dot, bend, end] = drawLeader(name, name.labelX, name.labelY);
  return `M${dot.join(" ")}L${bend.join(" ")}H${end[0]}`;
}
