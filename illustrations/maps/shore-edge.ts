import { declareColors } from "#illustrations/colors.ts";
import { rangeOf } from "./ground.ts";
import { roundedPath, simplifyToCount } from "./line-drawing.ts";
import type { PlanePoint } from "./rolling-ball.ts";

export const shoreEdgeSize = { width: 1600, height: 80 };
/** The farthest cape and the deepest inlet. */
const shoreY = { top: 28, bottom: 70 };
/** So many units out to sea are drawn as they are, more of them ever shorter. */
const trueReach = 9;
const cornersMax = 64;

/** As the maps have them, but for the shoals: on a phone the picture is half as high, and so are they. */
const style = [
  declareColors(["page", "tinted", "sea", "water"]),
  "path{fill:none}",
  "stop{stop-color:var(--water)}",
  ".shoal{stroke:var(--page);stroke-opacity:.35;stroke-width:34px}",
  ".near{stroke-width:14px}",
  ".land{fill:var(--tinted)}",
  ".shore{stroke:var(--sea);stroke-width:2px;vector-effect:non-scaling-stroke}",
  // The band below has no ground of its own there.
  "@media(forced-colors:active){*{display:none}}",
].join("");

/**
 * A piece of shore, of the width 1, as the upper edge of a tinted band: the sea pales upward into the page.
 * In a frame less wide it shows its middle.
 */
export function paintShoreEdge(piece: readonly PlanePoint[]): string {
  const { width, height } = shoreEdgeSize;
  const line = traceShoreEdge(piece);
  const draw = (className: string) => `<path d="${line}" class="${className}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice"><style>${style}</style>`,
    `<linearGradient id="f" x2="0" y2="1"><stop stop-opacity="0"/><stop offset=".35"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#f)"/>`,
    draw("shoal"),
    draw("shoal near"),
    `<path d="${line}V${height}H0z" class="land"/>`,
    draw("shore"),
    "</svg>",
  ].join("");
}

/** The shore's line in units of the frame, from its left edge to its right one. */
export function traceShoreEdge(piece: readonly PlanePoint[]): string {
  return roundedPath(simplifyToCount(fitPiece(piece), cornersMax).map(roundPoint));
}

/** The piece in units of the frame, its capes and inlets between the lines that hold them. */
function fitPiece(piece: readonly PlanePoint[]): PlanePoint[] {
  const heights = piece.map(([, y]) => soften(y * shoreEdgeSize.width));
  const [least, most] = rangeOf(heights);
  const scale = Math.min(1, (shoreY.bottom - shoreY.top) / (most - least));
  const middle = (shoreY.top + shoreY.bottom) / 2;
  return piece.map(([x], index) => [
    x * shoreEdgeSize.width,
    middle + ((heights[index] ?? 0) - (least + most) / 2) * scale,
  ]);
}

/** A bay of ten miles leaves the capes beside it their shape. */
function soften(y: number): number {
  return trueReach * Math.asinh(y / trueReach);
}

function roundPoint([x, y]: PlanePoint): PlanePoint {
  return [Math.round(x), Math.round(y)];
}
