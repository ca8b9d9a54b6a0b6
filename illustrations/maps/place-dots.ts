import type { Neighbor } from "#domain/geography/geography.ts";
import { type BandFrame, listBands } from "./map-frames.ts";
import { type LinkedPlace, mapWidth } from "./place-frame.ts";
import type { Dot } from "./names-options.ts";
import { nearestOnSide } from "./name-leader.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** Of the place's own dot; smaller where a neighbor is so near that it would lie under it. */
const markerRadius = { usual: 6, small: 4 };
/** Round the dot, in which no other may be: its outline and half of another dot. */
export const markerRoom = (radius: number): number => radius + 5;

interface Marker {
  x: number;
  y: number;
  radius: number;
}

/** The dot of the place itself, in pixels. */
export function placeMarker(
  plane: Plane,
  place: LinkedPlace,
  near: readonly Neighbor<LinkedPlace>[],
): Marker {
  const [x, y] = plane.locate(place.coordinates).map(Math.round) as [number, number];
  const isCrowded = near.some(({ item }) => {
    const [otherX, otherY] = plane.locate(item.coordinates);
    return Math.hypot(otherX - x, otherY - y) < markerRoom(markerRadius.usual) + 1;
  });
  return { x, y, radius: isCrowded ? markerRadius.small : markerRadius.usual };
}

interface DotOptions {
  marker: Marker;
  /** Of the frame. */
  height: number;
  bands: readonly BandFrame[];
  isListed: boolean;
}

/** The dot of a neighbor. Nothing where the frame does not reach. */
export function findDot(
  plane: Plane,
  { item, miles, direction }: Neighbor<LinkedPlace>,
  { marker, height, bands, isListed }: DotOptions,
): Dot[] {
  const exact = plane.locate(item.coordinates);
  const [x, y] = (isListed ? moveBeside(marker, exact) : exact).map(Math.round) as [number, number];
  const room = Math.abs(x - mapWidth / 2) * 2;
  const band = bands.find(({ frameWidth }) => room < frameWidth)?.band;
  const isFree =
    // Beside the marker, not below it.
    Math.hypot(x - marker.x, y - marker.y) > markerRoom(marker.radius) && isClearOfEdges(y, height);
  if (!band || !isFree) return [];
  return [{ name: item.name, href: item.href, x, y, miles, direction, band, isListed }];
}

function isClearOfEdges(y: number, height: number): boolean {
  return y > 14 && y < height - 44;
}

/** Whether the middle of the frame shows a place clear of its edges. */
export function hasRoomForDot(plane: Plane, { coordinates }: LinkedPlace): boolean {
  const [x, y] = plane.locate(coordinates).map(Math.round) as [number, number];
  const bands = listBands(plane.height);
  const isInMiddle = Math.abs(x - mapWidth / 2) * 2 < (bands[0]?.frameWidth ?? mapWidth);
  return isInMiddle && isClearOfEdges(y, plane.height);
}

/** A dot in the water as near to a shore, in pixels, is there because the shore is simplified. */
const ashoreMax = 12;

/** Moves dots that lie in the water a few pixels from a shore onto it. */
export function createAshore(
  rings: readonly PlanePoint[][],
  isLand: (point: PlanePoint) => boolean,
): <Moved extends { x: number; y: number }>(dot: Moved) => Moved {
  return (dot) => {
    const { x, y } = dot;
    if (isLand([x, y])) return dot;
    const sides = rings.flatMap((ring) =>
      ring.slice(1).map((end, index) => nearestOnSide([x, y], ring[index] ?? end, end)),
    );
    const away = ([toX, toY]: PlanePoint) => Math.hypot(toX - x, toY - y);
    const nearest = sides.reduce<PlanePoint | undefined>(
      (best, point) => (best && away(best) <= away(point) ? best : point),
      undefined,
    );
    if (!nearest || away(nearest) > ashoreMax) return dot;
    return { ...dot, x: Math.round(nearest[0]), y: Math.round(nearest[1]) };
  };
}

/** From the middle of one dot to the next at least: they do not touch. */
const dotRoom = 9.5;

/** Dots that would touch are moved apart, and stay beside the marker. */
export function spreadDots(dots: readonly Dot[], marker: Marker): Dot[] {
  const spread = dots.map((dot) => ({ ...dot }));
  for (const [index, dot] of spread.entries()) {
    for (const other of spread.slice(index + 1)) moveApart(dot, other, dotRoom);
  }
  return spread.map((dot) => {
    const [x, y] = moveBeside(marker, [dot.x, dot.y]).map(Math.round) as [number, number];
    return { ...dot, x, y };
  });
}

/** Moves two points apart until they are this far from each other. */
export function moveApart(
  one: { x: number; y: number },
  other: { x: number; y: number },
  distance: number,
): void {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const now = Math.hypot(x, y);
  const by = (distance - now) / 2;
  if (by <= 0 || now === 0) return;
  one.x -= (x / now) * by;
  one.y -= (y / now) * by;
  other.x += (x / now) * by;
  other.y += (y / now) * by;
}

/** A point that would lie under the marker goes beside it, in its own direction. */
function moveBeside(marker: Marker, [x, y]: PlanePoint): PlanePoint {
  const reach = Math.hypot(x - marker.x, y - marker.y);
  const share = Math.max(1, (markerRoom(marker.radius) + 1.5) / (reach || 1));
  return [marker.x + (x - marker.x) * share, marker.y + (y - marker.y) * share];
}
