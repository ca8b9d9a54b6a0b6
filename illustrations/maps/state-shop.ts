import type { MultiPolygon } from "geojson";
import { statePage } from "#content/pages/words/state.ts";
import { type Box, boxOfLabel } from "./labels.ts";
import { nameAt, path } from "./map-picture.ts";
import { grow, touches } from "./name-candidates.ts";
import { drawLeader } from "./name-leader.ts";
import { createGroundTest, type GroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";

/** From our shop's door on the map to its dot, clear of the places on the shore. */
const shopInland = 14;
const radius = 5;
/** From the middle of the name up to a line from above. */
const nameRise = 9;
/** From the land's edge to the shop's name where that is beyond it. */
const edgeGap = 10;
/** How far above or below the shop its name is looked for, and the level end of the line to it. */
const search = { rise: 140, step: 4, level: [8, 20, 35, 50] } as const;

interface ShopOptions {
  fontSize: number;
  home: MultiPolygon;
  plane: Plane;
}

/** Our own shop, named on its state's land, or where that is too narrow on the next state's behind it. */
export function layShop(
  shop: { x: number; y: number } | undefined,
  { fontSize, home, plane }: ShopOptions,
): { drawing: string; box: Box } | undefined {
  if (!shop) return undefined;
  const dot = { x: shop.x - shopInland, y: shop.y };
  const isHome = createGroundTest(plane.trace(home));
  const boxAt = (x: number, y: number) =>
    boxOfLabel(
      { x, y: Math.round(y + fontSize * 0.35), anchor: "end" },
      { text: statePage.showroomLabel, fontSize },
    );
  const isFree = (x: number, y: number) => isWhollyOn(grow(boxAt(x, y), 8), isHome);
  const [x, y] = nearestOf(dot, [findInside(dot, isFree), findBelow(dot, isFree)]) ?? [
    findWestEdge(dot, isHome) - edgeGap,
    dot.y,
  ];
  const at = { x, y: Math.round(y + fontSize * 0.35), anchor: "end" as const };
  const drawing = [
    isBeside(dot, [x, y]) ? "" : path(drawWay(dot, [x, y]), "way"),
    `<circle cx="${dot.x}" cy="${dot.y}" r="${radius}" class="here"/>`,
    `<g font-size="${fontSize}">${nameAt(at, statePage.showroomLabel, "shop")}</g>`,
  ].join("");
  return { drawing, box: boxAt(x, y) };
}

function nearestOf(
  { x, y }: { x: number; y: number },
  points: readonly ([number, number] | undefined)[],
): [number, number] | undefined {
  const far = (point: [number, number]) => Math.hypot(point[0] - x, point[1] - y);
  return points
    .filter((point) => point !== undefined)
    .toSorted((one, other) => far(one) - far(other))[0];
}

/** Where the name ends whose line is the shortest. */
function findInside(
  dot: { x: number; y: number },
  isFree: (x: number, y: number) => boolean,
): [number, number] | undefined {
  for (let rise = 0; rise <= search.rise; rise += search.step) {
    for (const level of search.level) {
      for (const y of [dot.y + rise, dot.y - rise]) {
        const x = dot.x - rise - level - radius;
        if (isFree(x, y)) return [x, y];
      }
    }
  }
  return undefined;
}

/** Below and west of the shop, where a straight line to the name's end is the shortest. */
function findBelow(
  dot: { x: number; y: number },
  isFree: (x: number, y: number) => boolean,
): [number, number] | undefined {
  for (let rise = 3 * radius; rise <= search.rise; rise += search.step) {
    for (let aside = search.step; aside < rise; aside += search.step) {
      if (isFree(dot.x - aside, dot.y + rise)) return [dot.x - aside, dot.y + rise];
    }
  }
  return undefined;
}

/** Whether the name is so near that it needs no line. */
function isBeside(dot: { x: number; y: number }, [x, y]: [number, number]): boolean {
  return dot.x - x <= 3 * radius && Math.abs(y - dot.y) < nameRise;
}

/** Slantwise and then level, or straight where the name is nearly below the shop. */
function drawWay(dot: { x: number; y: number }, [x, y]: [number, number]): string {
  if (Math.abs(y - dot.y) > dot.x - x) return `M${dot.x} ${dot.y}L${x - 10} ${y - nameRise}`;
  const [start, bend, end] = drawLeader(dot, x, y);
  return `M${start.join(" ")}L${bend.join(" ")}H${end[0]}`;
}

function isWhollyOn(box: Box, isGround: GroundTest): boolean {
  return !touches(box, (point) => !isGround(point));
}

/** Where the land that a point is on ends in the west, at the height of a name. */
function findWestEdge({ x, y }: { x: number; y: number }, isGround: GroundTest): number {
  let edge = x;
  const isLand = () => [y - 8, y, y + 8].some((height) => isGround([edge, height]));
  while (edge > 0 && isLand()) edge -= 1;
  return edge;
}
