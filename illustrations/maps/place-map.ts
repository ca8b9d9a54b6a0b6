import { nearest, type Neighbor } from "#domain/geography/geography.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import { fipsByStateSlug } from "./atlas.ts";
import type { DrawnNeighbor, MapBand, PlaceDrawing } from "./drawings.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { type Box, boxOfDot, boxOfLabel, overlap, placeLabel } from "./labels.ts";
import { createPlane, type Plane } from "./plane.ts";

export interface LinkedPlace {
  name: string;
  href: string;
  coordinates: Coordinates;
}

const width = 320;
const height = 400;
/** The fourth neighbor is to lie this far from the middle, so that the middle holds a neighborhood. */
const neighborInMiddle = 4;
const neighborRadius = 118;
/** Finer than this the atlas has no detail to show; coarser than this a town's shore is lost. */
const kilometersPerPixelMin = 0.09;
const kilometersPerPixelMax = 0.5;
/** Frame widths at which each band shows, the room at its edges left free. */
const bands: readonly { band: MapBand; frameWidth: number }[] = [
  { band: "middle", frameWidth: 304 },
  { band: "wide", frameWidth: 620 },
  { band: "full", frameWidth: 1180 },
];
const neighborsMax = 20;
/** The place's own dot with its halo and half of another dot. */
const markerRoom = 17;

/**
 * A place in the middle of its stretch of shore, with the neighbors that the frame shows, at a scale
 * that shows its neighborhood unless another one is fixed.
 */
export function drawPlaceMap(
  place: LinkedPlace,
  others: readonly LinkedPlace[],
  layers: GroundLayers,
  fixedKilometersPerPixel?: number,
): PlaceDrawing {
  const near = nearest(place.coordinates, others, neighborsMax);
  const plane = createPlane({
    width,
    height,
    center: place.coordinates,
    kilometersPerPixel: fixedKilometersPerPixel ?? chooseScale(near),
  });
  const ground = drawGround(layers, plane, {
    countyFips: Object.values(fipsByStateSlug),
  });
  const marker = { x: width / 2, y: height / 2, radius: 7 };
  const taken = [
    boxOfDot(marker.x, marker.y, 10),
    ...bands.map(({ frameWidth }) => northCorner(frameWidth)),
  ];
  const dots = near.flatMap((neighbor) => findDot(plane, neighbor));
  taken.push(...dots.map(({ x, y }) => boxOfDot(x, y, 5)));
  const size = { text: place.name, fontSize: 18 };
  // Its own name is always shown, on a neighbor's dot if need be.
  const overDots = { x: marker.x, y: marker.y - 14, anchor: "middle" as const };
  const label = placeLabel(marker, size, taken, frameOf(304))?.label ?? overDots;
  taken.push(boxOfLabel(label, size));
  return {
    ...ground,
    name: place.name,
    marker: { x: marker.x, y: marker.y, label },
    neighbors: bands.flatMap(({ band, frameWidth }) =>
      dots.filter((dot) => dot.band === band).map((dot) => nameNeighbor(dot, frameWidth, taken)),
    ),
    scaleBar: chooseScaleBar(plane.kilometersPerPixel),
  };
}

function chooseScale(near: readonly Neighbor<LinkedPlace>[]): number {
  const decisive = near[neighborInMiddle - 1] ?? near.at(-1);
  const kilometersPerPixel = ((decisive?.miles ?? 10) * kilometersPerMile) / neighborRadius;
  return Math.min(kilometersPerPixelMax, Math.max(kilometersPerPixelMin, kilometersPerPixel));
}

interface Dot {
  x: number;
  y: number;
  band: MapBand;
  neighbor: Neighbor<LinkedPlace>;
}

/** Nothing where the frame does not reach. */
function findDot(plane: Plane, neighbor: Neighbor<LinkedPlace>): Dot[] {
  const [exactX, exactY] = plane.locate(neighbor.item.coordinates);
  const [x, y] = [Math.round(exactX), Math.round(exactY)];
  const room = Math.abs(x - width / 2) * 2;
  const band = bands.find(({ frameWidth }) => room < frameWidth)?.band;
  const isFree =
    // Beside the marker, not below it.
    Math.hypot(x - width / 2, y - height / 2) > markerRoom &&
    y > 14 &&
    y < height - 44 &&
    !bands.some((frame) => isInBox(x, y, northCorner(frame.frameWidth)));
  return band && isFree ? [{ x, y, band, neighbor }] : [];
}

function nameNeighbor(dot: Dot, frameWidth: number, taken: Box[]): DrawnNeighbor {
  const { x, y, band } = dot;
  const { item, miles, direction } = dot.neighbor;
  const size = { text: item.name, fontSize: 13 };
  const named = placeLabel({ x, y, radius: 4 }, size, taken, frameOf(frameWidth));
  if (named) taken.push(named.box);
  const neighbor = { name: item.name, href: item.href, x, y, miles, direction, band };
  return named ? { ...neighbor, label: named.label } : neighbor;
}

/** The corner of the arrow to the north in a frame of this width. */
function northCorner(frameWidth: number): Box {
  const right = (width + frameWidth) / 2;
  return { left: right - 38, right, top: 0, bottom: 56 };
}

function isInBox(x: number, y: number, box: Box): boolean {
  return overlap(boxOfDot(x, y, 1), box);
}

/** The part of a frame that names may be placed in; below it is the scale. */
function frameOf(frameWidth: number): Box {
  const side = (frameWidth - width) / 2;
  return { left: -side, right: width + side, top: 8, bottom: height - 44 };
}

const kilometersPerMile = 1.609344;

function chooseScaleBar(kilometersPerPixel: number): PlaceDrawing["scaleBar"] {
  const lengthOf = (miles: number) => Math.round((miles * kilometersPerMile) / kilometersPerPixel);
  const miles = [50, 25, 20, 10, 5, 2, 1].find((round) => lengthOf(round) <= 96) ?? 1;
  return { miles, length: lengthOf(miles) };
}
