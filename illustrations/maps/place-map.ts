import type { MultiPolygon } from "geojson";
import { nearest, type Neighbor } from "#domain/geography/geography.ts";
import { fipsByStateSlug } from "./atlas.ts";
import type { DrawnNeighbor, MapBand, PlaceDrawing } from "./drawings.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { type Box, boxOfDot, boxOfLabel, overlap, placeLabel, placeLabelAway } from "./labels.ts";
import { drawRangeRings, nameAreas, type NamedArea } from "./range-rings.ts";
import { chooseScaleBar } from "./scale-bar.ts";
import { chooseFilling, chooseScale, fitPlane, type LinkedPlace, mapWidth } from "./place-frame.ts";
import { createPlane, type Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

const usualHeight = 400;
/** Frame widths at which each band shows, the room at its edges left free. */
const bands: readonly { band: MapBand; frameWidth: number }[] = [
  { band: "middle", frameWidth: 304 },
  { band: "wide", frameWidth: 620 },
  { band: "full", frameWidth: 1180 },
];
const neighborsMax = 20;
/** Of the place's own dot; smaller where a neighbor is so near that it would lie under it. */
const markerRadius = { usual: 6, small: 4 };
/** Round the dot, in which no other may be: its halo, which a small one has not, and half of another dot. */
export const markerRoom = (radius: number): number =>
  radius < markerRadius.usual ? radius + 4 : radius * 2 + 5;
interface PlaceMapOptions {
  /** A scale for a map that is not about a neighborhood. */
  fixedKilometersPerPixel?: number;
  /** The places that fill the frame, which then need not have the place itself in its middle. */
  filledBy?: readonly LinkedPlace[];
  /** The places that its page lists, the nearest first: as many of them fill the frame as a shore's scale allows. */
  listed?: readonly LinkedPlace[];
  /** Of the frame. */
  height?: number;
  /** What a map away from the shore is told by: the county, and the states beside it. */
  inland?: { home: MultiPolygon; areas: readonly NamedArea[] };
}

/**
 * A place in the middle of its stretch of shore, with the neighbors that the frame shows, at a scale
 * that shows its neighborhood unless the options say otherwise.
 */
export function drawPlaceMap(
  place: LinkedPlace,
  others: readonly LinkedPlace[],
  layers: GroundLayers,
  {
    fixedKilometersPerPixel,
    listed = [],
    height = usualHeight,
    inland,
    ...options
  }: PlaceMapOptions = {},
): PlaceDrawing {
  const filledBy = options.filledBy ?? chooseFilling(place, listed, height);
  const near = nearest(place.coordinates, others, neighborsMax);
  const plane = filledBy
    ? fitPlane([place, ...filledBy], height)
    : createPlane({
        width: mapWidth,
        height,
        center: place.coordinates,
        kilometersPerPixel: fixedKilometersPerPixel ?? chooseScale(near),
      });
  const ground = drawGround(layers, plane, {
    countyFips: Object.values(fipsByStateSlug),
    ...(inland && { home: inland.home }),
  });
  const marker = placeMarker(plane, place, near);
  const taken = [
    boxOfDot(marker.x, marker.y, marker.radius + 4),
    ...bands.map(({ frameWidth }) => northCorner(frameWidth)),
  ];
  const dots = near.flatMap((neighbor) => {
    const isListed = filledBy?.some(({ href }) => href === neighbor.item.href) ?? false;
    return findDot(plane, neighbor, { marker, height, isListed });
  });
  taken.push(...dots.map(({ x, y }) => boxOfDot(x, y, 5)));
  const size = { text: place.name, fontSize: 18 };
  // Its own name is always shown, on a neighbor's dot if need be.
  const overDots = { x: marker.x, y: marker.y - 14, anchor: "middle" as const };
  const label =
    placeLabel({ ...marker, radius: reachOf(marker) }, size, taken, frameOf(304, height))?.label ??
    overDots;
  taken.push(boxOfLabel(label, size));
  const neighbors = bands.flatMap(({ band, frameWidth }) =>
    dots
      .filter((dot) => dot.band === band)
      .map((dot) => nameNeighbor(dot, frameOf(frameWidth, height), taken)),
  );
  const middle = frameOf(304, height);
  return {
    ...ground,
    name: place.name,
    marker: { ...marker, label },
    neighbors,
    ...(inland && {
      rings: drawRangeRings(plane, marker, taken, middle),
      areas: nameAreas(plane, inland.areas, taken, middle),
    }),
    scaleBar: chooseScaleBar(plane.kilometersPerPixel),
  };
}

/** To where the dot of the place reaches, with the ring around it. */
function reachOf({ radius }: Marker): number {
  return radius < markerRadius.usual ? radius + 1 : radius * 2 - 1;
}

interface Marker {
  x: number;
  y: number;
  radius: number;
}

function placeMarker(
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

interface Dot {
  x: number;
  y: number;
  band: MapBand;
  neighbor: Neighbor<LinkedPlace>;
  /** One of those that fill the frame: it is always named. */
  isListed: boolean;
}

interface DotOptions {
  marker: Marker;
  /** Of the frame. */
  height: number;
  isListed: boolean;
}

/** Nothing where the frame does not reach. */
function findDot(
  plane: Plane,
  neighbor: Neighbor<LinkedPlace>,
  { marker, height, isListed }: DotOptions,
): Dot[] {
  const exact = plane.locate(neighbor.item.coordinates);
  const [x, y] = (isListed ? moveBeside(marker, exact) : exact).map(Math.round) as [number, number];
  const room = Math.abs(x - mapWidth / 2) * 2;
  const band = bands.find(({ frameWidth }) => room < frameWidth)?.band;
  const isFree =
    // Beside the marker, not below it.
    Math.hypot(x - marker.x, y - marker.y) > markerRoom(marker.radius) &&
    y > 14 &&
    y < height - 44 &&
    !bands.some((frame) => isInBox(x, y, northCorner(frame.frameWidth)));
  return band && isFree ? [{ x, y, band, neighbor, isListed }] : [];
}

/** A point that would lie under the marker goes beside it, in its own direction. */
function moveBeside(marker: Marker, [x, y]: PlanePoint): PlanePoint {
  const reach = Math.hypot(x - marker.x, y - marker.y);
  const share = Math.max(1, (markerRoom(marker.radius) + 1.5) / (reach || 1));
  return [marker.x + (x - marker.x) * share, marker.y + (y - marker.y) * share];
}

function nameNeighbor(dot: Dot, frame: Box, taken: Box[]): DrawnNeighbor {
  const { x, y, band } = dot;
  const { item, miles, direction } = dot.neighbor;
  const size = { text: item.name, fontSize: 13 };
  const neighbor = { name: item.name, href: item.href, x, y, miles, direction, band };
  const beside = placeLabel({ x, y, radius: 4 }, size, taken, frame);
  if (beside) {
    taken.push(beside.box);
    return { ...neighbor, label: beside.label };
  }
  if (!dot.isListed) return neighbor;
  const away = placeLabelAway(dot, size, taken, frame);
  if (!away) return neighbor;
  taken.push(away.box);
  return { ...neighbor, label: away.label, leader: away.leader };
}

/** The corner of the arrow to the north in a frame of this width. */
function northCorner(frameWidth: number): Box {
  const right = (mapWidth + frameWidth) / 2;
  return { left: right - 38, right, top: 0, bottom: 56 };
}

function isInBox(x: number, y: number, box: Box): boolean {
  return overlap(boxOfDot(x, y, 1), box);
}

/** The part of a frame that names may be placed in; below it is the scale. */
function frameOf(frameWidth: number, height: number): Box {
  const side = (frameWidth - mapWidth) / 2;
  return { left: -side, right: mapWidth + side, top: 8, bottom: height - 44 };
}
