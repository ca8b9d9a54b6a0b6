import type { MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryObject } from "topojson-specification";
import { findPlace } from "#content/places/states.ts";
import { homeShorePlace } from "#content/places/page-scenes.ts";
import { declareColors } from "#illustrations/colors.ts";
import { type Atlas, fipsByStateSlug } from "#illustrations/maps/atlas.ts";
import { compactPath, simplifyByArea, softRing } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { shoreEdgeSize, traceShoreEdge } from "#illustrations/maps/shore-edge.ts";
import { createShorePieceSearch } from "#illustrations/maps/shore-piece.ts";
import { canada } from "./canada.ts";
import { greatLakes } from "./great-lakes.ts";
import { mexico } from "./mexico.ts";
import { toPlane } from "./shoreline.ts";
import { drawSpine, layFrame, leaderBend, leaderReach } from "./spine.ts";

/** The picture reaches out of the spine's frame: all of Maine and the Keys, Nova Scotia, the whole Gulf. */
export const frame = { left: -1000, top: -155, right: 860, bottom: 1400 };
/** In square units: what a corner has to span, and an island to fill: none stands alone. */
const areaMin = 5;
const islandMin = 200;
/** What is not ours is coarser, and so are borders. */
const coarseAreaMin = 25;

/** The lakes' shores have few corners, which are rounded by that much. */
const lakeCornerRadius = 9;

/** Land under the seams of ours and the rest's, the lakes and the border with Canada. */
const inland: readonly Position[] = [
  [-67.5, 49],
  [-67.5, 45.7],
  [-69, 45.2],
  [-71, 44],
  [-71.8, 42.9],
  [-74, 42.3],
  [-74.5, 41.2],
  [-74.5, 40.1],
  [-75.05, 39.85],
  [-77.5, 39.4],
  [-78.5, 37.5],
  [-82, 35.2],
  [-84.5, 33],
  [-84.9, 31],
  [-87, 30.8],
  [-100, 31.5],
  [-100, 49],
];

/** app/home/coast.svg: the land as the spine lays it, our own states' in full color, and their borders. */
export function drawCoastPicture(atlas: Atlas): string {
  const { width, place } = layFrame(atlas);
  const { topology } = atlas;
  const lay = (line: readonly Position[]) =>
    line.map((position) => clamp(place(toPlane([...position]))));
  const rings = (lines: readonly (readonly Position[])[], cornerMin = areaMin) =>
    lines.map((line) => closedPath(lay(line), cornerMin)).join("");
  const [ours, others] = [true, false].map((own) =>
    outerRings(merge(topology, listAreas(atlas, own))),
  );
  const borders = mesh(topology, topology.objects.states, isInnerBorder)
    .coordinates.map((line) => compactPath(simplifyByArea(lay(line), coarseAreaMin)))
    .filter((line) => line.length > 12);
  const beyond = `${rings([...canada, mexico])}${rings(others ?? [], coarseAreaMin)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}" preserveAspectRatio="none">`,
    `<style>${style}</style><defs><path id="o" d="${rings(ours ?? [])}"/><path id="b" d="${beyond}"/></defs>`,
    `<g class="shallow"><use href="#b"/><use href="#o"/></g><use href="#b" class="far shore"/><use href="#o" class="shore"/>`,
    `<g class="beyond"><path d="${rings([inland])}"/><use href="#b"/></g><use href="#o" class="border"/><use href="#o" class="land"/>`,
    `<path d="${greatLakes.map((lake) => softRing(lay(lake), lakeCornerRadius)).join("")}" class="lake"/><path d="${borders.join("")}" class="border"/>`,
    `<path d="${drawLeaders(atlas, width)}" class="leader"/>${drawEdge(atlas)}</svg>\n`,
  ].join("");
}

/** Where the shore's edge lies, out of sight of the coast. */
const edgeTop = 3000;

/** What `coast.svg#edge` shows: a piece of shore where deep water ends and sand begins, so that home asks for no file more. */
function drawEdge(atlas: Atlas): string {
  const found = findPlace(homeShorePlace.stateSlug, homeShorePlace.placeSlug);
  if (!found) throw new RangeError("home's shore is that of no place");
  const { topology } = atlas;
  const land = merge(topology, topology.objects.states.geometries as Areas);
  const piece = createShorePieceSearch(land)(found.place.coordinates);
  const { width, height } = shoreEdgeSize;
  return [
    `<view id="edge" viewBox="0 ${edgeTop} ${width} ${height}" preserveAspectRatio="xMidYMax slice"/>`,
    `<g transform="translate(0 ${edgeTop})" class="edge">`,
    `<defs><path id="e" d="${traceShoreEdge(piece)}V200H-9z"/></defs><path d="M0 0h${width}v${height}H0z" class="deep"/>`,
    '<use href="#e" class="shoal"/><use href="#e" class="near shoal"/><use href="#e" class="sand"/></g>',
  ].join("");
}

const style = [
  declareColors(["land", "sea", "page", "quiet", "water", "tinted"]),
  "path{vector-effect:non-scaling-stroke;stroke-linejoin:round}",
  ".shallow{fill:none;stroke:var(--page);stroke-width:28px;opacity:.4}",
  ".shore{fill:none;stroke:var(--sea);stroke-width:3.5px}",
  ".far{stroke-width:2px;stroke-opacity:.6}",
  ".land{fill:var(--land)}",
  ".beyond{fill:color-mix(in oklab,var(--land) 55%,var(--page))}",
  ".lake{fill:var(--water);stroke:var(--sea);stroke-opacity:.4}",
  ".leader{fill:none;stroke:var(--sea)}",
  // The water is that of the section above, whatever the scheme; the band below has no ground of its own in forced colors.
  ".deep{fill:#0b4f6c}.shoal{fill:none;stroke:#7cc4db;stroke-opacity:.16;stroke-width:48px}.near{stroke-width:20px}.sand{fill:var(--tinted);stroke:#7cc4db;stroke-width:2.5px}@media(forced-colors:active){.edge{display:none}}",
  ".border{fill:none;stroke:var(--quiet);stroke-opacity:.3}",
].join("");

/** From each state's shore to its name. */
function drawLeaders(atlas: Atlas, width: number): string {
  const across = (percent: number) => Math.round((percent / 100) * width);
  const { labelX, states } = drawSpine(atlas);
  return states
    .map((state) => {
      const [top, bottom] = [state.y, state.labelY].map((percent) => Math.round(percent * 10));
      return `M${across(state.x)} ${top}L${across(leaderBend(state, labelX))} ${bottom}H${across(labelX + leaderReach)}`;
    })
    .join("");
}

type Areas = Parameters<typeof merge>[1];

const ownFips = new Set(Object.values(fipsByStateSlug));
/** Alaska, Hawaii, the islands of the Pacific and the Caribbean. */
const farFips = new Set(["02", "15", "60", "66", "69", "72", "78"]);

/** Our own states, or all others of the mainland. */
function listAreas({ topology }: Atlas, own: boolean): Areas {
  return topology.objects.states.geometries.filter(
    ({ id }) => ownFips.has(String(id)) === own && !farFips.has(String(id)),
  ) as Areas;
}

/** Whether two of our states meet there. */
function isInnerBorder(one: GeometryObject, other: GeometryObject): boolean {
  return one !== other && [one, other].every(({ id }) => ownFips.has(String(id)));
}

function outerRings(land: MultiPolygon): Position[][] {
  return land.coordinates.map(([outer = []]) => outer);
}

function closedPath(line: readonly PlanePoint[], cornerMin: number): string {
  const corners = simplifyByArea(line, cornerMin);
  return corners.length < 4 || area(corners) < islandMin ? "" : `${compactPath(corners)}z`;
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
