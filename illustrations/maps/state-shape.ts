import type { MultiLineString, MultiPolygon } from "geojson";
import type { StateMapView } from "#domain/geography/illustrations.ts";
import type { State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { pickMainPlaces } from "./main-places.ts";
import { dots, oceanStyle, path } from "./map-picture.ts";
import { layShop } from "./state-shop.ts";
import {
  broadFrom,
  listColumns,
  listRows,
  listTaken,
  boxSides,
  type Neighbor,
  paintSurroundings,
} from "./state-surroundings.ts";
import { findSimilarity, joinExtents, layBack, type Similarity } from "./similarity.ts";
import { drawStateGround } from "./state-ground.ts";
import { locatePlaces, locateShop } from "./state-dots.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { drawLeader } from "./name-leader.ts";
import { drawNames, listNameBoxes } from "./state-names.ts";
import type { NamedPoint, PlacedName } from "./name-candidates.ts";
import { fitView, type View, views, wideFrom } from "./state-shape-view.ts";

const style = [
  declareColors(["text", "quiet", "page", "brand", "sea", "water", "land", "tinted"]),
  // Its own land is the deepest sand, on neighbors between it and the ground of the words.
  ":root{--state:#eddcb6;--far:color-mix(in oklab,var(--tinted) 68%,var(--state));--mark:var(--brand)}",
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
  ".land{fill:#fff;stroke:#fff;stroke-width:8px}.bank,.strait{fill:none}",
  ".bank{stroke:color-mix(in srgb,var(--sea) 55%,var(--water));stroke-width:5px}.strait{stroke:var(--water);stroke-width:3px;stroke-linecap:round}",
  ".bay{fill:var(--water);fill-rule:evenodd}.banked{stroke:var(--sea);stroke-opacity:.5;stroke-width:1px}",
  oceanStyle,
  ".ocean,.open{font-size:15px}.narrow .ocean{font-size:13px}.open{fill:var(--quiet)}",
  "stop{stop-color:var(--tinted)}.beyond{stop-color:var(--far)}.fade stop{stop-color:#000}",
  ...views.map(
    ({ className, dotRadius }) =>
      `.${className} .rim{stroke-width:${dotRadius * 2 + 3}px}.${className} .pin{stroke-width:${dotRadius * 2}px}`,
  ),
  // One rule for both: at exactly this width a rule for less and one for more may both hold.
  `.wide{display:none}@media(min-width:${wideFrom}px){.wide{display:inline}.narrow{display:none}}`,
  `.broad{display:none}@media(min-width:${broadFrom}px){.broad{display:inline}.slim{display:none}}`,
].join("");

/**
 * How far the ground of the words reaches, in pixels. Beside a state it turns into that of the neighbors from
 * `fadeFrom` on, and lets their shores be seen over the last `fade`; where the state's own land goes on below the
 * words it fades into that, with a gap before its first place. The neighbors reach in below it.
 */
const quiet = {
  left: -900,
  right: 540,
  fadeFrom: 440,
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
  if (west >= quiet.right) {
    return { right: west, fade: west - quiet.fadeFrom, isOnState: false };
  }
  const right = Math.min(quiet.farRight, ...places.map(({ x }) => x - quiet.gap));
  return { right, fade: quiet.farFade, isOnState: true };
}

/** Under the words of the page, and up to the state, no shore is drawn: their ground turns into that of the neighbors. */
function drawQuietGround({ right, fade, isOnState }: QuietGround): string {
  const width = Math.round(right) - quiet.left;
  const at = (x: number) => ((x - quiet.left) / width).toFixed(3);
  const far = `<stop offset="${at(right - quiet.fade)}" class="beyond"/><stop offset="1" stop-opacity="0" class="beyond"/>`;
  const stops = isOnState ? '<stop offset="1" stop-opacity="0"/>' : far;
  return `<linearGradient id="q"><stop offset="${at(right - fade)}"/>${stops}</linearGradient><rect x="${quiet.left}" y="-900" width="${width}" height="2400" fill="url(#q)"/>`;
}

/** On a phone the chart begins below the words: it fades up into their ground, on the smallest above the frame too. */
function drawTopFade(): string {
  return '<linearGradient id="t" x2="0" y2="1"><stop offset=".6"/><stop offset="1" stop-opacity="0"/></linearGradient><rect x="-900" y="-60" width="2400" height="100" fill="url(#t)"/>';
}

interface StateShapeOptions {
  state: State;
  home: MultiPolygon;
  /** All other land. */
  others: MultiPolygon;
  /** The states that it borders on, of which those with room are named. */
  neighbors: readonly Neighbor[];
  /** Rivers and straits that part it from a neighbor. */
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
 * A state's shore with the land behind it among its paler neighbors, as a printed chart has it: a dot for each place
 * and its name in the sea, with a thin line to it; on a phone a few of them, and no names where those have no room.
 * Both views have one drawing of the ground: it is that of the desk, which a phone lays smaller below its own names.
 */
export function paintStateShape(options: StateShapeOptions): StateShape {
  const { state, home, others } = options;
  const fits = views.map((view) => {
    const charted = { ...state, places: pickMainPlaces(state, view.placesMax) };
    const fit = fitView(charted, { home, others }, view);
    return {
      view,
      ...fit,
      places: locatePlaces(fit.names.length > 0 ? charted : state, fit.plane, view),
    };
  });
  const [narrow, wide] = fits as [ViewFit, ViewFit];
  const similarity = findSimilarity(wide.plane, narrow.plane, state.center);
  const extent = joinExtents(wide.plane.extent, narrow.plane.extent, similarity);
  const words = layQuietGround(wide.plane.trace(home), wide.places);
  // A desk has no neighbors to show below the words.
  const unseen = words.right - (words.isOnState ? words.fade : quiet.fade) - quiet.overlap;
  const west = Math.floor(Math.min(unseen, layBack(narrow.plane.extent[0], similarity)[0]));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>${style}</style>`,
    '<rect width="100%" height="100%" fill="var(--water)"/>',
    drawStateGround(options, wide.plane.cutAt(extent), west),
    paintView(options, narrow, layNarrowGround(similarity)),
    paintView(options, wide, layWideGround(words)),
    "</svg>",
  ].join("");
  const mapped = fits.map(({ view: { className, width, height }, names, fontSize }) => ({
    className,
    width,
    height,
    names: listNameBoxes(names, fontSize),
  }));
  return { svg, views: mapped };
}

type ViewFit = ReturnType<typeof fitView> & { view: View; places: NamedPoint[] };

/** Smaller than it was drawn, below the words, into whose ground it fades up. */
function layNarrowGround({ scale, shift }: Similarity): string {
  const matrix = [scale.toFixed(4), 0, 0, scale.toFixed(4), ...shift.map((by) => by.toFixed(1))];
  return `<g transform="matrix(${matrix.join(" ")})"><use href="#around"/><use href="#inside"/></g>${drawTopFade()}`;
}

/** As it was drawn, beside the words or, where the state's own land goes on there, below their ground. */
function layWideGround(words: QuietGround): string {
  const ground = drawQuietGround(words);
  return words.isOnState
    ? `<use href="#around"/><use href="#inside"/>${ground}`
    : `<use href="#around"/>${ground}<use href="#inside"/>`;
}

/** A view of the chart on its ground. */
function paintView(
  { state, home, others, neighbors, rivers }: StateShapeOptions,
  { view, plane, names, fontSize, places }: ViewFit,
  ground: string,
): string {
  const shop = layShop(locateShop(state, plane), {
    fontSize: fontSize || view.fontSizes[0]!,
    home,
    plane,
  });
  const leaders = names.map(paintLeader).join("");
  return [
    `<svg viewBox="0 0 ${view.width} ${view.height}" overflow="visible" class="${view.className}">`,
    ground,
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
      taken: [
        ...listTaken(names, fontSize),
        ...boxSides(plane.trace(rivers)),
        ...(shop ? [shop.box] : []),
      ],
    }),
    "</svg>",
  ].join("");
}

function paintLeader(name: PlacedName): string {
  const [dot, bend, end] = drawLeader(name, name.labelX, name.labelY);
  return `M${dot.join(" ")}L${bend.join(" ")}H${end[0]}`;
}
