import type { MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import { declareColors } from "#illustrations/colors.ts";
import type { Atlas } from "#illustrations/maps/atlas.ts";
import { compactPath, simplifyByArea } from "#illustrations/maps/line-drawing.ts";
import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";
import { maritimes } from "./maritimes.ts";
import { toPlane } from "./shoreline.ts";
import { layFrame } from "./spine.ts";

/** The picture reaches out of the spine's frame: north of Maine, below Florida, west over the Gulf. */
const frame = { left: -1000, top: -120, right: 620, bottom: 1120 };
/** In square units: what a corner has to span, and an island to fill. */
const areaMin = 5;
const islandMin = 60;
/** Borders are paler than the shore, and coarser. */
const borderAreaMin = 25;

/** Land without a shore of ours, in units: over the Great Lakes and the border with Canada. */
const inland = "M-1070-180H150L220-70 272-14 195 40 150 90 105 160 50 250-50 400-1070 600z";

/** app/home/coast.svg: the land as the spine lays it, its shore, the borders of our states. */
export function drawCoastPicture(atlas: Atlas): string {
  const { place } = layFrame(atlas);
  const { topology } = atlas;
  const lay = (line: Position[]) => line.map((position) => clamp(place(toPlane(position))));
  const ring = (corners: Position[]) => closedPath(lay(corners));
  const beyondMaine = ring([...maritimes]);
  const areas = topology.objects.states.geometries.filter(({ id }) => isNear(String(id)));
  const land = merge(topology, areas as Parameters<typeof merge>[1]);
  const borders = mesh(topology, topology.objects.states, (one, other) => one !== other)
    .coordinates.map(lay)
    .filter(isInFrame)
    .map((line) => compactPath(simplifyByArea(line, borderAreaMin)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.left} ${frame.top} ${frame.right - frame.left} ${frame.bottom - frame.top}" preserveAspectRatio="none"><style>${style}</style><defs><path id="l" d="${outerRings(land, ring)}"/><path id="m" d="${beyondMaine}"/></defs><g class="shallow"><use href="#m"/><use href="#l"/></g><g class="shore"><use href="#m"/><use href="#l"/></g><g class="land"><path d="${inland}"/><use href="#m"/><use href="#l"/></g><path d="${borders.filter((line) => line.length > 12).join("")}" class="border"/></svg>\n`;
}

const style = [
  declareColors(["land", "sea", "page", "quiet"]),
  "path{vector-effect:non-scaling-stroke;stroke-linejoin:round}",
  ".shallow{fill:none;stroke:var(--page);stroke-width:28px;stroke-opacity:.4}",
  ".shore{fill:none;stroke:var(--sea);stroke-width:3.5px}",
  ".land{fill:var(--land)}",
  ".border{fill:none;stroke:var(--quiet);stroke-opacity:.3}",
  // On a desk words stand on the land.
  "@media(min-width:1100px){.border{stroke-opacity:.2}}",
].join("");

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
