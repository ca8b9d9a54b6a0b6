import type { MultiLineString, MultiPolygon } from "geojson";
import type { MapNameBox, StateMapView } from "#domain/geography/illustrations.ts";
import type { State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { traceBackBays } from "./back-bays.ts";
import { chartedStates, inletsOf } from "./charted-waters.ts";
import { roundedPath } from "./line-drawing.ts";
import { drawOpenLines, drawRings, landNear } from "./ground.ts";
import { pickMainPlaces } from "./main-places.ts";
import { dots, oceanStyle, path } from "./map-picture.ts";
import { layShop } from "./state-shop.ts";
import {
  broadFrom,
  listColumns,
  listRows,
  listTaken,
  type Neighbor,
  paintSurroundings,
} from "./state-surroundings.ts";
import { drawCoast } from "./state-coast.ts";
import { locatePlaces, locateShop } from "./state-dots.ts";
import { drawStraits, traceOpening } from "./state-rivers.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { drawLeader } from "./name-leader.ts";
import { drawNames, listNameBoxes } from "./state-names.ts";
import type { PlacedName } from "./name-candidates.ts";
import { fitView, type View, views, wideFrom } from "./state-shape-view.ts";

const style = [
  declareColors(["text", "quiet", "page", "brand", "sea", "water", "land", "tinted"]),
  // Its own land is the deepest sand, on neighbors as pale as the ground of the words.
  ":root{--state:#eddcb6;--far:var(--tinted);--mark:var(--brand)}",
  "@media(prefers-color-scheme:dark){:root{--state:color-mix(in oklab,var(--land) 80%,var(--text));--mark:var(--text)}}",
  "path{stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  // Paler water along every shore, thin and of one tone.
  ".shoal{fill:none;stroke:var(--page);stroke-opacity:.45;stroke-width:13px}",
  // Half of it lies under the state, and none on the neighbors: what is left is the shore.
  ".coast{fill:none;stroke:var(--sea);stroke-width:5px}",
  // Of it only a hairline is left beyond the ground of the neighbors.
  ".far{fill:none;stroke:var(--sea);stroke-opacity:.5;stroke-width:10.5px}",
  ".hairline{fill:none;stroke:var(--sea);stroke-opacity:.5;stroke-width:3px}",
  ".near{fill:var(--far);stroke:var(--far);stroke-width:8px}",
  ".state{fill:var(--state);stroke:var(--quiet);stroke-opacity:.3;stroke-width:1px}",
  // Half a pixel down, a level line fills one row of pixels; where it runs along the shore, a pale line parts them.
  ".lead{fill:none;stroke:var(--sea);stroke-opacity:.7;stroke-width:1px;transform:translateY(.5px)}",
  ".gap{fill:none;stroke:var(--page);stroke-opacity:.45;stroke-width:3px}",
  ".rim,.pin{fill:none;stroke:var(--state);stroke-linecap:round}",
  ".pin{stroke:var(--mark)}",
  ".here{fill:var(--state);stroke:var(--text);stroke-width:3px}",
  ".way{fill:none;stroke:var(--quiet);stroke-width:1px;transform:translateY(.5px)}",
  "text{font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;font-weight:500;fill:var(--text)}",
  ".shop{font-weight:700}.names text{font-weight:600;fill:var(--mark)}",
  ".bank,.strait{fill:none}",
  ".bank{stroke:color-mix(in srgb,var(--sea) 55%,var(--water));stroke-width:6px}.strait{stroke:var(--water);stroke-width:4px;stroke-linecap:round}",
  ".bay{fill:var(--water);fill-rule:evenodd}.banked{stroke:var(--sea);stroke-opacity:.5;stroke-width:1px}",
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

/** How far the ground of the words reaches, and over how much it fades out; farther where the state's own land goes on below them, but with a gap before its first place; the neighbors reach in below it. */
const quiet = {
  left: -900,
  right: 540,
  fade: 50,
  farRight: 640,
  farFade: 150,
  gap: 40,
  overlap: 60,
};

interface QuietGround {
  right: number;
  fade: number;
  /** Whether it lies on the state's own land. */
  isOnState: boolean;
}

function layQuietGround(
  home: readonly PlanePoint[][],
  places: readonly { x: number }[],
): QuietGround {
  const west = Math.min(...home.flat().map(([x]) => x));
  if (west >= quiet.right) return { right: west, fade: quiet.fade, isOnState: false };
  const right = Math.min(quiet.farRight, ...places.map(({ x }) => x - quiet.gap));
  return { right, fade: quiet.farFade, isOnState: true };
}

/** Under the words of the page, and up to the state, no shore is drawn. */
function drawQuietGround({ right, fade }: QuietGround): string {
  const width = Math.round(right) - quiet.left;
  const solid = (1 - fade / width).toFixed(3);
  return `<linearGradient id="q"><stop offset="${solid}"/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="${quiet.left}" y="-900" width="${width}" height="2400" fill="url(#q)"/>`;
}

/** On a phone the chart begins below the words: it fades up into their ground. */
function drawTopFade(): string {
  return '<linearGradient id="t" x2="0" y2="1"><stop/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="-900" width="2400" height="20" fill="url(#t)"/>';
}

interface StateShapeOptions {
  state: State;
  home: MultiPolygon;
  /** All other land. */
  others: MultiPolygon;
  /** All other states. */
  neighbors: readonly Neighbor[];
  /** Rivers that part it from a neighbor. */
  rivers: MultiLineString;
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
  { state, home, others, neighbors, rivers, shore }: StateShapeOptions,
  view: View,
): { drawing: string; names: MapNameBox[] } {
  const { className } = view;
  const charted = { ...state, places: pickMainPlaces(state, view.placesMax) };
  const { plane, names, fontSize } = fitView(charted, { home, others }, view);
  const places = locatePlaces(names.length > 0 ? charted : state, plane, view);
  const shop = layShop(locateShop(state, plane), {
    fontSize: fontSize || view.fontSizes[0]!,
    home,
    plane,
  });
  const isWide = className === "wide";
  // Its own land is soft where it bends; the neighbors are far enough to be cut with corners.
  const ground = drawRings(plane, home, {
    areaMin: isWide ? 1.2 : 3,
    rounded: true,
    cornerRadius: 6,
  });
  const leaders = names.map(paintLeader).join("");
  const words = layQuietGround(plane.trace(home), places);
  // A desk has no neighbors to show below the words.
  const west = Math.floor(words.right - words.fade - quiet.overlap);
  const near = drawRings(
    plane,
    landNear(others, plane),
    isWide ? { areaMin: 20, rounded: false, isCurve: true, west } : { areaMin: 16, rounded: false },
  );
  const drawing = [
    `<svg viewBox="0 0 ${view.width} ${view.height}" overflow="visible" class="${className}">`,
    `<defs><path id="n${className}" d="${near}"/><path id="s${className}" d="${ground}"/></defs>`,
    `${drawCoast(state, view, plane)}<use href="#n${className}" class="far"/><use href="#n${className}" class="near"/>`,
    isWide && !words.isOnState ? drawQuietGround(words) : "",
    `<use href="#s${className}" class="state"/>`,
    drawWaters(state, shore, { className, plane, rivers }),
    isWide && words.isOnState ? drawQuietGround(words) : "",
    isWide ? "" : drawTopFade(),
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
      rows: listRows(names, fontSize),
      columns: listColumns(names, fontSize),
      taken: [...listTaken(names, fontSize), ...(shop ? [shop.box] : [])],
    }),
    "</svg>",
  ].join("");
  return { drawing, names: listNameBoxes(names, fontSize) };
}

interface WatersOptions {
  className: string;
  plane: Plane;
  rivers: MultiLineString;
}

/**
 * Rivers and inlets with a bank on either side, as fine as the neighbors' shore, and the water behind islands.
 * That begins inside the shore's line, which stays whole; only outlines by hand end where the water does.
 */
function drawWaters(
  state: State,
  shore: MultiPolygon,
  { className, plane, rivers }: WatersOptions,
): string {
  const bays = traceBackBays(state, shore, plane);
  const narrow = [
    drawOpenLines(plane, rivers, 2, roundedPath),
    drawStraits(state, plane),
    drawOpenLines(plane, inletsOf(state.slug), 1),
  ].join("");
  const use = (style: string) => narrow && `<use href="#r${className}" class="${style}"/>`;
  return [
    narrow && `<defs><path id="r${className}" d="${narrow}"/></defs>${use("bank")}`,
    bays &&
      `<mask id="b${className}" fill="#fff" stroke="#000" stroke-width="5"><use href="#s${className}"/></mask><path d="${bays}" class="bay${chartedStates.has(state.slug) ? " banked" : ""}" mask="url(#b${className})"/>`,
    use("strait"),
    path(drawOpenLines(plane, traceOpening(state), 1), "strait"),
  ].join("");
}

function paintLeader(name: PlacedName): string {
  const [dot, bend, end] = drawLeader(name, name.labelX, name.labelY);
  return `M${dot.join(" ")}L${bend.join(" ")}H${end[0]}`;
}
