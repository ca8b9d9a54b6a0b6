import type { Neighbor } from "#domain/geography/geography.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import { createPlane, type Plane } from "./plane.ts";
import { kilometersPerMile } from "./scale-bar.ts";

export interface LinkedPlace {
  name: string;
  href: string;
  coordinates: Coordinates;
}

/** Of the frame that is drawn; it shows more on its sides where it is wider. */
export const mapWidth = 320;
/** The fourth neighbor is to lie this far from the middle, so that the middle holds a neighborhood. */
const neighborInMiddle = 4;
const neighborRadius = 118;
/** Those of the places beside one that its map shows: as many of the nearest as this scale has room for. */
const listedKilometersPerPixelMax = 0.46;
/** Finer than this the atlas has no detail to show; coarser than this a town's shore is lost. */
const kilometersPerPixelMin = 0.09;
const kilometersPerPixelMax = 0.5;
/** Where the nearest neighbors are to fill the frame, they lie this far from its sides at least. */
const fitMargins = { x: 50, top: 36, bottom: 64 };
/** Finer than that of other maps: towns that all but touch are told apart. */
const fitKilometersPerPixelMin = 0.016;

/** At which the neighborhood of a place is in the middle of its map, in kilometers a pixel. */
export function chooseScale(near: readonly Neighbor<LinkedPlace>[]): number {
  const decisive = near[neighborInMiddle - 1] ?? near.at(-1);
  const kilometersPerPixel = ((decisive?.miles ?? 10) * kilometersPerMile) / neighborRadius;
  return Math.min(kilometersPerPixelMax, Math.max(kilometersPerPixelMin, kilometersPerPixel));
}

/** As many of the places that a page lists, the nearest first, as a shore's scale has room for; undefined where not even one has. */
export function chooseFilling(
  place: LinkedPlace,
  listed: readonly LinkedPlace[],
  height: number,
): readonly LinkedPlace[] | undefined {
  for (let count = listed.length; count >= 1; count--) {
    const shown = listed.slice(0, count);
    const { kilometersPerPixel } = fitPlane([place, ...shown], height);
    if (kilometersPerPixel < kilometersPerPixelMin) return undefined;
    if (kilometersPerPixel <= listedKilometersPerPixelMax) return shown;
  }
  return undefined;
}

/** The scale at which the places fill the middle of the frame; `moved` to the right by up to as many pixels as leave it its margins. */
export function fitPlane(places: readonly LinkedPlace[], height: number, moved = 0): Plane {
  const [start] = places;
  const unit = createPlane({
    width: mapWidth,
    height,
    center: start?.coordinates ?? { lat: 0, lng: 0 },
    kilometersPerPixel: 1,
  });
  const points = places.map(({ coordinates }) => unit.locate(coordinates));
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const kilometersPerPixel = Math.max(
    (right - left) / (mapWidth - 2 * fitMargins.x),
    (bottom - top) / (height - fitMargins.top - fitMargins.bottom),
    fitKilometersPerPixelMin,
  );
  const freeWidth = mapWidth - 2 * fitMargins.x - (right - left) / kilometersPerPixel;
  const shiftX = Math.sign(moved) * Math.min(Math.abs(moved), freeWidth / 2);
  return createPlane({
    width: mapWidth,
    height,
    center: unit.invert([(left + right) / 2, (top + bottom) / 2]),
    shift: [shiftX, (fitMargins.top - fitMargins.bottom) / 2],
    kilometersPerPixel,
  });
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
