import type { MultiPolygon } from "geojson";
import type { DrawnRegion } from "./drawings.ts";
import { landNear } from "./ground.ts";
import { type Box, overlap } from "./labels.ts";
import { namedWaters } from "./named-waters.ts";
import { createGroundTest, type GroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** An area with a name, such as a state. */
export interface NamedArea {
  name: string;
  land: MultiPolygon;
}

/** A state, a county or a water of which a map may show a part. */
export interface Region {
  name: string;
  /** For where the name has no room. */
  short?: string;
  kind: DrawnRegion["kind"];
  contains: GroundTest;
  /** Outside of it there is none of the region. */
  bounds: Box;
}

/** The waters that a map may show; `isLand` of what it draws. */
export function listWaters(plane: Plane, isLand: GroundTest): Region[] {
  return namedWaters.flatMap(({ name, kind, outline }) => {
    const ring = outline.flatMap((lng, index): PlanePoint[] => {
      const lat = outline[index + 1];
      return index % 2 === 0 && lat !== undefined ? [plane.locate({ lat, lng })] : [];
    });
    const bounds = boundsOf(ring);
    if (!overlap(bounds, frameOf(plane))) return [];
    const isOnWater = createRingTest(ring, plane);
    const contains: GroundTest = (point) => !isLand(point) && isOnWater(point);
    return [{ name, kind, contains, bounds }];
  });
}

/** All that a frame may show. */
function frameOf({ width, height, groundWidth }: Plane): Box {
  const side = (groundWidth - width) / 2;
  return { left: -side, right: width + side, top: 0, bottom: height };
}

function boundsOf(points: readonly PlanePoint[]): Box {
  const bounds = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Whether a point of the frame is in a ring, by the sides to its right. */
function createRingTest(ring: readonly PlanePoint[], { height }: Plane): GroundTest {
  // Of an ocean's outline, a frame shows a few sides only.
  const sides = ring
    .map((end, index) => [ring.at(index - 1) ?? end, end] as const)
    .filter(
      ([[, startY], [, endY]]) => Math.max(startY, endY) >= 0 && Math.min(startY, endY) <= height,
    );
  return ([x, y]) => {
    let isInside = false;
    for (const [[startX, startY], [endX, endY]] of sides) {
      if (startY > y === endY > y) continue;
      if (startX + ((y - startY) / (endY - startY)) * (endX - startX) > x) isInside = !isInside;
    }
    return isInside;
  };
}

/** As people shorten the states that are beside one of ours; no other has a corner on a map. */
const shortNames: Readonly<Record<string, string>> = {
  Alabama: "Ala.",
  Connecticut: "Conn.",
  Delaware: "Del.",
  Florida: "Fla.",
  Georgia: "Ga.",
  Maine: "Me.",
  Maryland: "Md.",
  Massachusetts: "Mass.",
  "New Hampshire": "N.H.",
  "New Jersey": "N.J.",
  "New York": "N.Y.",
  "North Carolina": "N.C.",
  Pennsylvania: "Pa.",
  "Rhode Island": "R.I.",
  "South Carolina": "S.C.",
  Vermont: "Vt.",
  Virginia: "Va.",
};

/** The states or counties that a map may show. */
export function listAreas(
  kind: "state" | "county",
  plane: Plane,
  areas: readonly NamedArea[],
): Region[] {
  return areas.flatMap(({ name, land }) => {
    const rings = plane.trace(landNear(land, plane)).filter((ring) => ring.length > 2);
    const bounds = boundsOf(rings.flat());
    if (!overlap(bounds, frameOf(plane))) return [];
    const short = kind === "state" ? shortNames[name] : undefined;
    const contains = createGroundTest(rings);
    return [{ name, ...(short && { short }), kind, contains, bounds }];
  });
}
