import { escapeUTF8 } from "entities/escape";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import { declareColors } from "#illustrations/colors.ts";
import type { MapGround, PlaceDrawing, ScaleSpot } from "./drawings.ts";
import { formatMiles } from "./scale-bar.ts";
import { boxOfScale, widthOfMiles } from "./scale-spots.ts";

const colorNames = ["text", "quiet", "page", "brand", "sea", "water", "land"] as const;

/**
 * A picture is a document of its own: its style knows the visitor's scheme and the width that the
 * page gives it, so one file serves phones and wide screens, by day and by night.
 */
const mapStyle = [
  declareColors(colorNames),
  ":root{--state:var(--page)}@media(prefers-color-scheme:dark){:root{--state:color-mix(in oklab,var(--land) 80%,var(--text))}}",
  "path{fill:none;stroke-linejoin:round;vector-effect:non-scaling-stroke}",
  // Drawn twice, as ground and as shore: each use says how.
  ".l{fill:inherit}",
  "text{font:13px system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;fill:var(--text);stroke:var(--page);stroke-width:3px;stroke-linejoin:round;paint-order:stroke}",
  ".sea{fill:var(--water)}",
  ".land{fill:var(--land)}",
  ".home{fill:var(--land);stroke:var(--land);stroke-width:4px}",
  ".far{fill:color-mix(in oklab,var(--land) 45%,var(--page))}",
  ".county{stroke:var(--quiet);stroke-opacity:.25}",
  ".state{stroke:var(--quiet);stroke-opacity:.6;stroke-dasharray:5 3}",
  // Paler water along the shore, in two steps.
  ".shoal{fill:none;stroke:var(--page);stroke-opacity:.35;stroke-width:34px;stroke-linecap:round}",
  ".near{stroke-width:14px}",
  ".shore{fill:none;stroke:var(--sea);stroke-width:2px}",
  // Behind islands and in rivers, which would else be the map's busiest lines.
  ".inner{fill:none;stroke:var(--sea);stroke-opacity:.5}",
  ".canal{stroke:var(--sea);stroke-opacity:.8}",
  ".dot{stroke:var(--brand);stroke-width:7px;stroke-linecap:round}",
  ".ours{fill:var(--state);stroke:var(--quiet);stroke-opacity:.6;stroke-width:.75px}",
  ".lead{stroke:var(--quiet)}",
  ".disc{fill:var(--page);stroke:var(--brand);stroke-width:1.5px}",
  ".number{font-size:12px;font-weight:600;fill:var(--brand);stroke:none}",
  ".here{fill:var(--brand)}",
  ".ring{fill:var(--page);stroke:var(--brand);stroke-width:1.5px}",
  ".zone{fill:var(--brand);fill-opacity:.05}.range{fill:none;stroke:var(--brand);stroke-opacity:.45}",
  ".shop{font-size:14px;font-weight:700}",
  ".name{font-size:18px;font-weight:700;stroke-width:4px}",
  ".bar{stroke:var(--text);stroke-width:1.5px}",
  ".small{font-size:12px}",
  // As wide as a frame must be to show a name: 520, 640 and 1184 px.
  "@media(max-width:519.99px){.desk{display:none}}",
  "@media(min-width:520px){.phone{display:none}}",
  "@media(max-width:639.99px){.wide{display:none}}",
  "@media(max-width:1183.99px){.full{display:none}}",
  "@media(min-width:640px){.narrow{display:none}}",
].join("");

/** How a map writes the name of the sea. */
export const oceanName = "Atlantic Ocean";
export const oceanStyle =
  "text.ocean{font-style:italic;letter-spacing:.04em;fill:var(--brand);stroke:none}";

/** How maps write states; counties, and states of which they show a corner, a step smaller. */
export const areaStyle = [
  "text.state,text.county,text.corner{letter-spacing:.08em;text-transform:uppercase;fill:var(--quiet);stroke:none}",
  "text.state{font-size:13px}text.county,text.corner{font-size:12px}",
].join("");

/** The whole picture round its sheets: the sea, as large as the frame that the page gives it. */
export function frameMap(sheets: string, ownStyle = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>${mapStyle}${ownStyle}</style><rect width="100%" height="100%" class="sea"/>${sheets}</svg>`;
}

interface Sheet {
  width: number;
  height: number;
  /** Where the middle of the map is in a frame wider than it. */
  align?: "xMinYMax" | "xMaxYMin" | "xMaxYMax";
  className?: string;
}

/** A map's own pixels, its middle in the frame's; the ground goes on beyond it. */
export function layMap({ width, height, align, className }: Sheet, content: string): string {
  const aligned = align ? ` preserveAspectRatio="${align}"` : "";
  return `<svg viewBox="0 0 ${width} ${height}" overflow="visible"${aligned}${classOf(className)}>${content}</svg>`;
}

/** Land with the shoals before it and its shore, thin where no open water is, and the borders on it; `id` tells it from another's. */
export function drawMapGround(ground: MapGround, id = "l"): string {
  const { land, openShore, foreignLand, homeLand, countyBorders, stateBorders, canals } = ground;
  const use = (className: string, of = id) => `<use href="#${of}" class="${className}"/>`;
  // Bays behind islands have no shoals: from both sides they would be paler than the sea.
  const open = openShore ? `${id}o` : id;
  return [
    `<defs><path id="${id}" class="l" d="${land}"/>${openShore && `<path id="${open}" d="${openShore}"/>`}</defs>`,
    use("shoal", open) + use("shoal near", open),
    path(foreignLand, "land far"),
    use(homeLand ? "land far" : "land"),
    (homeLand || canals) && `<clipPath id="${id}c"><use href="#${id}"/></clipPath>`,
    clip(path(homeLand, "home"), `${id}c`),
    path(countyBorders, "county"),
    path(stateBorders, "state"),
    clip(path(canals, "canal"), `${id}c`),
    (openShore && use("inner")) + use("shore", open),
  ].join("");
}

/** What is drawn sharp and a little too wide or too long, and cut by the shore, which may be rounded. */
function clip(drawn: string, id: string): string {
  return drawn && `<g clip-path="url(#${id})">${drawn}</g>`;
}

/** A path; nothing where there is nothing to draw. */
export function path(d: string, className: string): string {
  return d === "" ? "" : `<path d="${d}" class="${className}"/>`;
}

/** Round dots: a line of no length with round ends. All of a kind are one path. */
export function dots(points: readonly { x: number; y: number }[], className: string): string {
  return path(points.map(({ x, y }) => `M${x} ${y}h0`).join(""), className);
}

/** The dot that a map is about: larger than others and in a ring, for coral is what one acts on. */
export function drawPin({ x, y, radius }: { x: number; y: number; radius: number }): string {
  const draw = (r: number, className: string) =>
    `<circle cx="${x}" cy="${y}" r="${r}" class="${className}"/>`;
  return draw(radius + 1, "ring") + draw(radius - 2, "here");
}

/** A name where it was placed. */
export function nameAt({ x, y, anchor }: MapLabel, name: string, className?: string): string {
  const anchored = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text x="${x}" y="${y}"${anchored}${classOf(className)}>${escapeUTF8(name)}</text>`;
}

const leftCorner: Omit<ScaleSpot, "shownOn"> = { corner: "left", raise: 0 };
const anchors = { left: "start", right: "end" } as const;
type Scaled = Pick<PlaceDrawing, "scaleBar" | "height" | "width">;

/** The bar of the scale in a lower corner of the middle, the left one unless told otherwise. */
export function paintScale(
  { scaleBar, height, width }: Scaled,
  { corner, raise, plate }: Omit<ScaleSpot, "shownOn"> = leftCorner,
): string {
  const { miles, length } = scaleBar;
  const y = height - 18 - raise;
  const x = corner === "left" ? 16 : width - 16 - length;
  const text = formatMiles(miles);
  // On its bar, from the corner where it is the longer.
  const label: MapLabel =
    widthOfMiles(miles) < length
      ? { x: Math.round(x + length / 2), y: y - 7, anchor: "middle" }
      : { x: corner === "left" ? x : x + length, y: y - 10, anchor: anchors[corner] };
  const bar = path(`M${x} ${y - 5}v5h${length}v-5`, "bar") + nameAt(label, text, "small");
  if (!plate) return bar;
  const box = boxOfScale({ corner, raise }, scaleBar, {
    left: 0,
    top: 0,
    right: width,
    bottom: height,
  });
  const [left, top] = [Math.round(box.left) - 4, Math.round(box.top) - 2];
  const size = `width="${Math.round(box.right) + 4 - left}" height="${Math.round(box.bottom) + 4 - top}"`;
  return `<rect x="${left}" y="${top}" ${size} rx="4" class="${plate}" fill-opacity=".9"/>${bar}`;
}

function classOf(className: string | undefined): string {
  return className === undefined ? "" : ` class="${className}"`;
}
