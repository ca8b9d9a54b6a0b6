import type { MultiPolygon } from "geojson";
import { nearest, type Neighbor } from "#domain/geography/geography.ts";
import { fipsByStateSlug } from "./atlas.ts";
import { createLineCount, readLines } from "./drawn-lines.ts";
import type { MapBand, MapGround, PlaceDrawing } from "./drawings.ts";
import { drawGround, type GroundLayers, landNear } from "./ground.ts";
import { boxOfDot } from "./labels.ts";
import { type BandFrame, listBands, roomForNames } from "./map-frames.ts";
import { listAreas, listWaters, type NamedArea } from "./map-regions.ts";
import { createGroundTest, shareOnGround } from "./on-ground.ts";
import { createAshore, findDot, hasRoomForDot, placeMarker, spreadDots } from "./place-dots.ts";
import { chooseScaleBar } from "./scale-bar.ts";
import { boxesOfScale, chooseScaleSpots } from "./scale-spots.ts";
import { chooseFilling, chooseScale, fitPlane, type LinkedPlace, mapWidth } from "./place-frame.ts";
import type { Dot, NamesOptions } from "./names-options.ts";
import { boxesOfNames, namePlaces, showOn } from "./place-names.ts";
import { boxesOfLeaders } from "./names-cost.ts";
import { createPlane, type Plane } from "./plane.ts";
import { nameRegions } from "./region-names.ts";

const mapHeight = 400;
const neighborsMax = 20;
/** By which share more of one side is land than of the other, for the frame to move toward it. */
const sidesDifferBy = 0.4;
/** How far it moves, in pixels: less far where a dot would be too near to the edge. */
const movesToLand = [32, 16];

interface PlaceMapOptions {
  /** A scale for a map that is not about a neighborhood. */
  fixedKilometersPerPixel?: number;
  /** The places that fill the frame, which then need not have the place itself in its middle. */
  filledBy?: readonly LinkedPlace[];
  /** The places that its page lists, the nearest first: as many of them fill the frame as a shore's scale allows. */
  listed?: readonly LinkedPlace[];
  /** What a map away from the shore is told by: its state and its county. */
  inland?: { home: MultiPolygon; areas: readonly NamedArea[] };
  /** The states that it may name, its own first. */
  states?: readonly NamedArea[];
}

/**
 * A place in the middle of its stretch of shore, with the neighbors that the frame shows, at a scale
 * that shows its neighborhood unless the options say otherwise.
 */
export function drawPlaceMap(
  place: LinkedPlace,
  others: readonly LinkedPlace[],
  layers: GroundLayers,
  options: PlaceMapOptions = {},
): PlaceDrawing {
  const { listed = [], inland, fixedKilometersPerPixel } = options;
  const filledBy = options.filledBy ?? chooseFilling(place, listed, mapHeight);
  const near = nearest(place.coordinates, others, neighborsMax);
  const plane = filledBy
    ? fitOnShore([place, ...filledBy], listed, layers)
    : createPlane({
        width: mapWidth,
        height: mapHeight,
        center: place.coordinates,
        kilometersPerPixel: fixedKilometersPerPixel ?? chooseScale(near),
      });
  const ground = drawGround(layers, plane, {
    hasOpenShore: true,
    // Beside a shore, the counties' few corners are lines that tell nothing.
    countyFips: inland ? Object.values(fipsByStateSlug) : [],
    ...(inland && { home: inland.home }),
  });
  const names = nameMap(place, { ...options, near, plane, ground, filledBy });
  return { ...ground, name: place.name, plane, ...names };
}

/** The frame that the places fill, moved toward the land where one of its sides is the sea, as far as no listed place leaves it. */
function fitOnShore(
  places: readonly LinkedPlace[],
  listed: readonly LinkedPlace[],
  layers: GroundLayers,
): Plane {
  const plane = fitPlane(places, mapHeight);
  if (listed.length === 0) return plane;
  const isLand = createGroundTest(plane.trace(landNear(layers.land, plane)));
  const [west, east] = [0.15, 0.85].map((share) =>
    shareOnGround([mapWidth * share, 0], [mapWidth * share, mapHeight], isLand),
  ) as [number, number];
  if (Math.abs(west - east) < sidesDifferBy) return plane;
  const shown = listed.filter((place) => hasRoomForDot(plane, place));
  const moves = movesToLand.map((move) => fitPlane(places, mapHeight, west > east ? move : -move));
  return moves.find((moved) => shown.every((place) => hasRoomForDot(moved, place))) ?? plane;
}

interface MapNamesOptions extends Omit<PlaceMapOptions, "filledBy"> {
  near: readonly Neighbor<LinkedPlace>[];
  plane: Plane;
  ground: MapGround;
  filledBy: readonly LinkedPlace[] | undefined;
}

type DrawnNames = Omit<PlaceDrawing, keyof MapGround | "name" | "plane">;

/** All that lies on the ground, in the order in which it takes its room: dots, names, scale, waters and states. */
function nameMap(place: LinkedPlace, options: MapNamesOptions): DrawnNames {
  const { near, plane, ground, filledBy, inland, states = [] } = options;
  const counties = inland?.areas ?? [];
  const { height } = plane;
  const bands = listBands(height);
  const lines = readGround(ground, bands);
  const { shore, borders, isLand, moveAshore } = lines;
  const marker = moveAshore(placeMarker(plane, place, near));
  const found = spreadDots(
    near.flatMap((neighbor) => {
      const isListed = filledBy?.some(({ href }) => href === neighbor.item.href) ?? false;
      return findDot(plane, neighbor, { marker, height, bands, isListed }).map(moveAshore);
    }),
    marker,
  );
  const naming = { name: place.name, marker, bands, height, shore, isLand };
  const { dots, dotBoxes, taken, label, neighbors } = nameDots(naming, found);
  const scaleBar = chooseScaleBar(plane.kilometersPerPixel);
  const listTaken = (isBandShown: (band: MapBand) => boolean) => [
    ...boxesOfNames({ name: place.name, label, neighbors }, isBandShown),
    ...boxesOfLeaders(neighbors.map((one) => showOn(one, isBandShown))),
    ...dotBoxes.filter((_, index) => isBandShown(dots[index - 1]?.band ?? "middle")),
  ];
  const scaleSpots = chooseScaleSpots({ scaleBar, height, shore, borders, isLand, listTaken });
  const regions = nameRegions({
    regions: [
      ...listWaters(plane, isLand),
      ...listAreas("county", plane, counties),
      ...listAreas("state", plane, states),
    ],
    height,
    // What only the widest frame shows is far from the place.
    bands: bands.slice(0, -1),
    faintLines: lines.counties,
    lines: lines.lines,
    taken: [...taken, ...boxesOfScale(scaleSpots, scaleBar, height)],
  });
  return {
    marker: { ...marker, label },
    neighbors,
    regions,
    scaleBar,
    scaleSpots,
  };
}

/**
 * The dots with their names, and all the room that they take. A dot that has found no name is left out
 * unless the frame was fitted to it.
 */
function nameDots(naming: Omit<NamesOptions, "dots" | "taken">, dots: readonly Dot[]) {
  const { marker } = naming;
  const dotBoxes = [
    boxOfDot(marker.x, marker.y, marker.radius + 2),
    ...dots.map(({ x, y }) => boxOfDot(x, y, 5)),
  ];
  const { label, neighbors, boxes } = namePlaces({ ...naming, dots, taken: dotBoxes });
  const named = new Set(neighbors.filter((one) => one.label).map(({ href }) => href));
  const kept = dots.filter(({ href, isListed }) => isListed || named.has(href));
  // Their room may be what another name waits for.
  if (kept.length < dots.length) return nameDots(naming, kept);
  const lines = boxesOfLeaders(
    [true, false].flatMap((isDesk) => neighbors.map((one) => showOn(one, () => isDesk))),
  );
  return { dots, dotBoxes, taken: [...dotBoxes, ...boxes, ...lines], label, neighbors };
}

/** The drawn lines of the ground, laid on the widest frame. */
function readGround(ground: MapGround, bands: readonly BandFrame[]) {
  const [land, foreign] = [readLines(ground.land), readLines(ground.foreignLand)];
  const [states, counties] = [readLines(ground.stateBorders), readLines(ground.countyBorders)];
  const canals = readLines(ground.canals);
  const { left, right } = roomForNames(bands.at(-1)?.frameWidth ?? mapWidth, ground.height);
  // A narrow phone shows a little more above and below.
  const area = { left, right, top: -40, bottom: ground.height + 40 };
  const isLand = createGroundTest([...land, ...foreign]);
  return {
    isLand,
    moveAshore: createAshore(land, isLand),
    shore: createLineCount(land, area),
    borders: createLineCount(states, area),
    counties: createLineCount(counties, area),
    lines: createLineCount([...land, ...foreign, ...states, ...canals], area),
  };
}
