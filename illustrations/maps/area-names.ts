import type { MultiPolygon } from "geojson";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { PlaceDrawing } from "./drawings.ts";
import { type Box, boxOfLabel, isFree } from "./labels.ts";
import { createGroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";

export interface NamedArea {
  name: string;
  land: MultiPolygon;
}

const areaFontSize = 12;
/** From one spot that is tried for an area's name to the next. */
const areaGrid = 8;

/** The name of each area that has room for it within its borders, as near to the middle as can be. */
export function nameAreas(
  plane: Plane,
  areas: readonly NamedArea[],
  taken: Box[],
  frame: Box,
): NonNullable<PlaceDrawing["areas"]> {
  const middle = { x: plane.width / 2, y: (frame.top + frame.bottom) / 2 };
  const spots = gridOf(frame).toSorted(
    (one, other) =>
      Math.hypot(other.x - middle.x, other.y - middle.y) -
      Math.hypot(one.x - middle.x, one.y - middle.y),
  );
  return areas.flatMap(({ name, land }) => {
    const isOnLand = createGroundTest(plane.trace(land));
    const size = { text: name, fontSize: areaFontSize };
    const label = spots.find((spot) => {
      const box = boxOfLabel(spot, size);
      const { left, right, top, bottom } = box;
      return (
        isFree(box, taken, frame) &&
        [left, (left + right) / 2, right].every((x) => isOnLand([x, top]) && isOnLand([x, bottom]))
      );
    });
    if (!label) return [];
    taken.push(boxOfLabel(label, size));
    return [{ name, label }];
  });
}

function gridOf({ left, right, top, bottom }: Box): MapLabel[] {
  const columns = Math.floor((right - left) / areaGrid);
  const rows = Math.floor((bottom - top) / areaGrid);
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: Math.round(left + (index % columns) * areaGrid),
    y: Math.round(top + Math.floor(index / columns) * areaGrid),
    anchor: "middle" as const,
  }));
}
