import type { MultiPolygon } from "geojson";
import type { DrawnRegion } from "./drawings.ts";
import { landNear } from "./ground.ts";
import { type Box, overlap } from "./labels.ts";
import { namedWaters } from "./named-waters.ts";
import { createGroundTest, type GroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** A state or a water of which a map may show a part. */
export interface Region {
  name: string;
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

/** The states that a map may show. */
export function listStates(
  plane: Plane,
  states: readonly { name: string; land: MultiPolygon }[],
): Region[] {
  return states.flatMap(({ name, land }) => {
    const rings = plane.trace(landNear(land, plane)).filter((ring) => ring.length > 2);
    const bounds = boundsOf(rings.flat());
    if (!overlap(bounds, frameOf(plane))) return [];
    return [{ name, kind: "state" as const, contains: createGroundTest(rings), bounds }];
  });
}
