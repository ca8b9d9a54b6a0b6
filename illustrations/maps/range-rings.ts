import type { MultiPolygon } from "geojson";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { PlaceDrawing } from "./drawings.ts";
import { type Box, boxOfLabel, isFree } from "./labels.ts";
import { createGroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";
import { formatMiles, kilometersPerMile } from "./scale-bar.ts";

export interface NamedArea {
  name: string;
  land: MultiPolygon;
}

const ringMiles = [0.5, 1, 2, 5, 10, 20, 40];
/** Of a circle: smaller, it lies under the names; larger, little of it is seen. */
const ringRadius = { min: 34, max: 250 };
const ringsMax = 3;
const ringFontSize = 12;
/** Where the name of a circle may break it, clockwise from the top. */
const ringNameDegrees = [0, 180, 20, -20, 160, 200, 40, -40, 140, 220, 60, -60, 90, -90, 120, 240];

/** Circles of whole miles round a place, each with its miles where no other name is. */
export function drawRangeRings(
  { kilometersPerPixel }: Plane,
  middle: { x: number; y: number },
  taken: Box[],
  frame: Box,
): NonNullable<PlaceDrawing["rings"]> {
  return ringMiles
    .map((miles) => ({
      miles,
      radius: Math.round((miles * kilometersPerMile) / kilometersPerPixel),
    }))
    .filter(({ radius }) => radius >= ringRadius.min && radius <= ringRadius.max)
    .slice(0, ringsMax)
    .flatMap((ring) => {
      const text = formatMiles(ring.miles);
      const label = ringNameDegrees
        .map((degrees) => pointOnRing(middle, ring.radius, degrees))
        .find((spot) => isFree(boxOfLabel(spot, { text, fontSize: ringFontSize }), taken, frame));
      if (!label) return [];
      taken.push(boxOfLabel(label, { text, fontSize: ringFontSize }));
      return [{ ...ring, label }];
    });
}

function pointOnRing(middle: { x: number; y: number }, radius: number, degrees: number): MapLabel {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: Math.round(middle.x + Math.sin(angle) * radius),
    y: Math.round(middle.y - Math.cos(angle) * radius + 4),
    anchor: "middle",
  };
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
