import type { MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import { declareColors } from "#illustrations/colors.ts";
import type { Atlas } from "#illustrations/maps/atlas.ts";
import { compactPath, simplifyByArea } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { newBrunswick } from "./maritimes.ts";
import { mexico } from "./mexico.ts";
import { toPlane } from "./shoreline.ts";
import { drawSpine, layFrame } from "./spine.ts";

/** The picture reaches out of the spine's frame: north of Maine, below Florida, west of the Gulf. */
const frame = { left: -1000, top: -120, right: 720, bottom: 1120 };
/** In square units: what a corner has to span, and an island to fill: none stands alone. */
const areaMin = 5;
const islandMin = 200;
/** Borders are paler than the shore, and coarser. */
const borderAreaMin = 25;

/** Land without a shore of ours: over the Great Lakes and the border with Canada. */
const inland: readonly Position[] = [
  [-68.2, 49],
  [-68.2, 46.6],
  [-70.2, 45.2],
  [-72, 44.5],
  [-74.5, 44.2],
  [-75.8, 43.1],
  [-78.5, 42.3],
  [-81, 40.9],
  [-83.5, 40.5],
  [-100, 40.5],
  [-100, 49],
];

/** Where Florida's shore ends: from there on the Gulf's is only a thin line. */
const shoreEnd: Position = [-87.52, 30.28];
/** West of the first no borders are drawn, for on a desk words stand there; from the second on they are whole. */
const bordersFrom = { none: -110, whole: 30 };

/** How far a leader goes right for each percent it goes down: all of them are parallel. */
const leaderSlope = 1.8;

/** app/home/coast.svg: the land as the spine lays it, its shore, the borders of our states. */
export function drawCoastPicture(atlas: Atlas): string {
  const { width, place } = layFrame(atlas);
  const { topology } = atlas;
  const lay = (line: Position[]) => line.map((position) => clamp(place(toPlane(position))));
  const ring = (corners: Position[]) => closedPath(lay(corners));
  const areas = topology.objects.states.geometries.filter(({ id }) => isNear(String(id)));
  const land = merge(topology, areas as Parameters<typeof merge>[1]);
  const borders = mesh(topology, topology.objects.states, (one, other) => one !== other)
    .coordinates.map(lay)
    .filter(isInFrame)
    .map((line) => compactPath(simplifyByArea(line, borderAreaMin)));
  const shores = `${ring([...newBrunswick])}${ring([...mexico])}${outerRings(land, ring)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}" preserveAspectRatio="none">`,
    `<style>${style}</style><defs><path id="l" d="${shores}"/>${drawFades(lay([shoreEnd]))}</defs>`,
    `<use href="#l" class="shallow"/><use href="#l" class="far shore"/>`,
    `<g clip-path="url(#o)"><use href="#l" class="shore"/></g>`,
    `<g class="land"><path d="${ring([...inland])}"/><use href="#l"/></g>`,
    `<g mask="url(#b)"><path d="${borders.filter((line) => line.length > 12).join("")}" class="border"/></g>`,
    `<path d="${drawLeaders(atlas, width)}" class="leader"/></svg>\n`,
  ].join("");
}

/** What shows the shore of our own states only, and what fades the borders out under the words. */
function drawFades([[end] = [0, 0]]: PlanePoint[]): string {
  const { left, top, right, bottom } = frame;
  const all = `M${left} ${top}H${right}V${bottom}H${left}z`;
  return [
    `<clipPath id="o"><path d="M${end} ${top}H${right}V${bottom}H${end}z"/></clipPath>`,
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="${bordersFrom.none}" x2="${bordersFrom.whole}" y1="0" y2="0"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>`,
    `<mask id="b" maskUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"><path d="${all}" fill="url(#f)"/></mask>`,
  ].join("");
}

const style = [
  declareColors(["land", "sea", "page", "quiet"]),
  "path{vector-effect:non-scaling-stroke;stroke-linejoin:round}",
  ".shallow{fill:none;stroke:var(--page);stroke-width:28px;stroke-opacity:.4}",
  ".shore{fill:none;stroke:var(--sea);stroke-width:3.5px}",
  ".far{stroke-width:2px;stroke-opacity:.6}",
  ".land{fill:var(--land)}",
  ".leader{fill:none;stroke:var(--sea)}",
  ".border{fill:none;stroke:var(--quiet);stroke-opacity:.3}",
].join("");

/** From each state's shore to its name: first at the slope of all, then level. */
function drawLeaders(atlas: Atlas, width: number): string {
  return drawSpine(atlas)
    .states.filter(({ y, labelY }) => y !== labelY)
    .map(({ x, y, labelX, labelY }) => {
      const bend = Math.min(x + leaderSlope * Math.abs(labelY - y), labelX + 3);
      const at = (share: number) => Math.round((share / 100) * width);
      return `M${at(x)} ${Math.round(y * 10)}L${at(bend)} ${Math.round(labelY * 10)}H${at(labelX + 3)}`;
    })
    .join("");
}

/** Not Alaska, Hawaii nor the islands of the Pacific and the Caribbean. */
function isNear(fips: string): boolean {
  return !["02", "15", "60", "66", "69", "72", "78"].includes(fips);
}

function outerRings(land: MultiPolygon, ring: (corners: Position[]) => string): string {
  return land.coordinates.map(([outer = []]) => ring(outer)).join("");
}

function closedPath(line: readonly PlanePoint[]): string {
  const corners = simplifyByArea(line, areaMin);
  return corners.length < 4 || area(corners) < islandMin ? "" : `${compactPath(corners)}z`;
}

/** Whether any of a border is where the picture shows it. */
function isInFrame(line: readonly PlanePoint[]): boolean {
  return line.some(
    ([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom,
  );
}

/** What is far outside is cut off at a straight edge out of sight. */
function clamp([x, y]: PlanePoint): PlanePoint {
  return [
    Math.min(Math.max(x, frame.left - 60), frame.right + 60),
    Math.min(Math.max(y, frame.top - 60), frame.bottom + 60),
  ];
}

function area(corners: readonly PlanePoint[]): number {
  const doubled = corners.reduce((sum, [x, y], index) => {
    const [toX, toY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * toY - toX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
