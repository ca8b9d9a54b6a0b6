import type { MultiPolygon } from "geojson";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { PlaceDrawing } from "./drawings.ts";
import type { LineCount } from "./drawn-lines.ts";
import { type Box, boxOfLabel, growBox, isFree, overlap } from "./labels.ts";
import { createGroundTest } from "./on-ground.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
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
/** Where the name of a circle may break it, clockwise from the top, best first. */
const ringNameDegrees = [
  0, 180, 20, -20, 160, 200, 40, -40, 140, 220, 60, -60, 90, -90, 120, 240, 10, -10, 170, 190, 30,
  -30, 150, 210, 50, -50, 130, 230, 70, -70, 110, 250, 80, -80, 100, 260,
];
/** Room round the name of a circle that is wished for. */
const ringNameRoom = 4;
/** From a name to a circle that it breaks. */
const breakRoom = 2;
/** Of an arc between two names: a shorter one is a speck. */
const arcMin = 16;

type Ring = NonNullable<PlaceDrawing["rings"]>[number];
type PlacedRing = Omit<Ring, "line">;

interface RingsOptions {
  taken: Box[];
  frame: Box;
  /** Shores and borders, which no name of a circle should lie on. */
  lines: LineCount;
}

/** Circles of whole miles round a place, each with its miles where no other name is. */
export function placeRangeRings(
  { kilometersPerPixel }: Plane,
  middle: { x: number; y: number },
  { taken, frame, lines }: RingsOptions,
): PlacedRing[] {
  return ringMiles
    .map((miles) => ({
      miles,
      radius: Math.round((miles * kilometersPerMile) / kilometersPerPixel),
    }))
    .filter(({ radius }) => radius >= ringRadius.min && radius <= ringRadius.max)
    .slice(0, ringsMax)
    .flatMap((ring) => {
      const boxAt = (spot: MapLabel) => boxOfRingName({ ...ring, label: spot });
      const free = ringNameDegrees
        .map((degrees) => pointOnRing(middle, ring.radius, degrees))
        .filter((spot) => isFree(boxAt(spot), taken, frame));
      const isOpen = (spot: MapLabel, room: number) => {
        const box = growBox(boxAt(spot), room);
        return lines(box) === 0 && !taken.some((other) => overlap(box, other));
      };
      const label =
        free.find((spot) => isOpen(spot, ringNameRoom)) ??
        free.find((spot) => isOpen(spot, 0)) ??
        free[0];
      if (!label) return [];
      taken.push(boxAt(label));
      return [{ ...ring, label }];
    });
}

/** The circles' lines, which no name is crossed by. */
export function drawRangeRings(
  rings: readonly PlacedRing[],
  middle: { x: number; y: number },
  names: readonly Box[],
): Ring[] {
  const boxes = [...names, ...rings.map(boxOfRingName)].map((box) => growBox(box, breakRoom));
  return rings.map((ring) => ({ ...ring, line: drawBrokenRing(middle, ring.radius, boxes) }));
}

function boxOfRingName({ miles, label }: PlacedRing): Box {
  return boxOfLabel(label, { text: formatMiles(miles), fontSize: ringFontSize });
}

/** A circle as arcs that end before each box. */
function drawBrokenRing(
  { x, y }: { x: number; y: number },
  radius: number,
  boxes: readonly Box[],
): string {
  const points = Array.from({ length: 360 }, (_, degrees): PlanePoint => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius];
  });
  const isShown = points.map(
    ([left, top]) => !boxes.some((box) => overlap(box, { left, right: left, top, bottom: top })),
  );
  const firsts = [...isShown.keys()].filter((at) => isShown[at] && !isShown.at(at - 1));
  return firsts
    .map((first) => {
      let degrees = 0;
      while (isShown[(first + degrees + 1) % 360]) degrees++;
      if ((degrees * Math.PI * radius) / 180 < arcMin) return "";
      const [from, to] = [first, first + degrees].map((at) =>
        (points[at % 360] ?? [0, 0]).map((value) => Math.round(value * 10) / 10).join(" "),
      );
      return `M${from}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${to}`;
    })
    .join("");
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

/** The room of the areas' names. */
export function boxesOfAreas(areas: NonNullable<PlaceDrawing["areas"]>): Box[] {
  return areas.map(({ name, label }) => boxOfLabel(label, { text: name, fontSize: areaFontSize }));
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
