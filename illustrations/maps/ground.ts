import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { GeometryObject } from "topojson-specification";
import { beyondTheAtlas } from "./beyond-the-atlas.ts";
import type { State } from "#domain/geography/place.ts";
import { type Atlas, fipsByStateSlug } from "./atlas.ts";
import type { MapGround } from "./drawings.ts";
import { canalLines } from "./charted-waters.ts";
import { compactPath, roundedPath, simplifyByArea, softRing } from "./line-drawing.ts";
import { traceOpenShore } from "./open-shore.ts";
import { closeSmallBays } from "./small-bays.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** The layers that every map is cut from, computed once. */
export interface GroundLayers {
  land: MultiPolygon;
  /** Of other countries. */
  foreignLand: MultiPolygon;
  stateBorders: MultiLineString;
  /** Borders of the counties on the shore within one state, by the state's FIPS code. */
  countyBorders: ReadonlyMap<string, MultiLineString>;
}

interface GroundOptions {
  /** The land to stand out from the rest. */
  home?: MultiPolygon;
  /** The states whose counties are told apart. */
  countyFips: readonly string[];
  /** Whether the shore before open water is told from that behind islands and in rivers. */
  hasOpenShore?: boolean;
}

/** Finer than this many kilometers a pixel, the atlas's own corners would show: they are rounded. */
const roundedBelow = 0.55;
const cornerRadiusMin = 8;
/** The atlas has a corner every few kilometers: a shore bends over as much, not at a point. */
const bendKilometers = 3.5;

/** Borders are told apart, not measured: fewer corners than a shore has. */
const bordersAreaMin = { state: 30, county: 60 };

interface RingStyle {
  /** Corners that span less than this many square pixels with their neighbors are left out. */
  areaMin: number;
  rounded: boolean;
  /** All of it a curve, which cuts off capes. */
  isCurve?: boolean;
  /** Of a rounded corner, in pixels; else as a shore bends at this scale. */
  cornerRadius?: number;
  /** What is west of it is out of sight: it is cut off there, in pixels. */
  west?: number;
}

/** All land of the union as one shape, and the borders on it. */
export function createGroundLayers({ topology }: Atlas): GroundLayers {
  const { states, counties } = topology.objects;
  const isOnShore = createShoreTest(counties);
  type Areas = Parameters<typeof merge>[1];
  return {
    land: merge(topology, states.geometries as Areas),
    foreignLand: { type: "MultiPolygon", coordinates: beyondTheAtlas },
    stateBorders: mesh(topology, states, (a, b) => a !== b),
    countyBorders: new Map(
      Object.values(fipsByStateSlug).map((fips) => [
        fips,
        mesh(
          topology,
          counties,
          (a, b) => a !== b && isOf(fips, a) && isOf(fips, b) && (isOnShore(a) || isOnShore(b)),
        ),
      ]),
    ),
  };
}

/** Whether a county has a side that no other county shares. Inland borders would only cost bytes. */
function createShoreTest(counties: Atlas["topology"]["objects"]["counties"]) {
  const uses = new Map<number, number>();
  for (const county of counties.geometries) {
    for (const arc of arcsOf(county)) uses.set(arc, (uses.get(arc) ?? 0) + 1);
  }
  return (county: GeometryObject) => arcsOf(county).some((arc) => uses.get(arc) === 1);
}

/** The arcs of an area; one that is walked backwards is written as its complement. */
function arcsOf(area: GeometryObject): number[] {
  if (area.type !== "Polygon" && area.type !== "MultiPolygon") return [];
  const arcs: number[] = area.type === "Polygon" ? area.arcs.flat() : area.arcs.flat(2);
  return arcs.map((arc) => (arc < 0 ? ~arc : arc));
}

function isOf(fips: string, county: { id?: string | number | undefined }): boolean {
  return String(county.id).startsWith(fips);
}

/** The land and the borders under a map's places. */
export function drawGround(layers: GroundLayers, plane: Plane, options: GroundOptions): MapGround {
  const { home } = options;
  const rounded = plane.kilometersPerPixel < roundedBelow;
  const style: RingStyle = { areaMin: rounded ? 3 : 2, rounded };
  const counties = options.countyFips.flatMap(
    (fips) => layers.countyBorders.get(fips)?.coordinates ?? [],
  );
  const near = createNearness(plane);
  const nearest = (lines: readonly Position[][]): MultiLineString => ({
    type: "MultiLineString",
    coordinates: lines.filter(near),
  });
  const foreignLand = drawRings(plane, landNear(layers.foreignLand, plane), style);
  const whole = drawRings(plane, landNear(layers.land, plane), style);
  const land = options.hasOpenShore ? closeSmallBays(whole, foreignLand, plane) : whole;
  return {
    width: plane.width,
    height: plane.height,
    land,
    openShore: options.hasOpenShore ? traceOpenShore(land, foreignLand, plane) : "",
    foreignLand,
    canals: options.hasOpenShore
      ? drawOpenLines(plane, nearest(canalLines.coordinates), 1, roundedPath)
      : "",
    homeLand: home ? drawRings(plane, home, { ...style, rounded: false }) : "",
    stateBorders: drawOpenLines(
      plane,
      nearest(layers.stateBorders.coordinates),
      bordersAreaMin.state,
    ),
    countyBorders: drawOpenLines(plane, nearest(counties), bordersAreaMin.county),
  };
}

/** All land but that of these states. */
export function otherLand(atlas: Atlas, states: readonly State[]): MultiPolygon {
  const { topology } = atlas;
  const ours = new Set(states.map(({ slug }) => fipsByStateSlug[slug]));
  type Areas = Parameters<typeof merge>[1];
  const others = topology.objects.states.geometries.filter(({ id }) => !ours.has(String(id)));
  const union = merge(topology, others as Areas);
  return { type: "MultiPolygon", coordinates: [...union.coordinates, ...beyondTheAtlas] };
}

/** The parts of the land that may touch the frame. */
export function landNear(land: MultiPolygon, plane: Plane): MultiPolygon {
  const near = createNearness(plane);
  return {
    type: "MultiPolygon",
    coordinates: land.coordinates.filter(([ring]) => ring && near(ring)),
  };
}

/** Closed paths, one for each ring that is still an area at this scale. */
export function drawRings(
  plane: Plane,
  shape: MultiPolygon,
  {
    areaMin,
    rounded,
    cornerRadius = Math.max(cornerRadiusMin, bendKilometers / plane.kilometersPerPixel),
    west = -Infinity,
    isCurve = false,
  }: RingStyle,
): string {
  return plane
    .trace(shape)
    .map((ring) => ring.map(([x, y]): PlanePoint => [Math.max(x, west), y]))
    .map((ring) => simplifyByArea(ring, areaMin))
    .filter((ring) => ring.length > 3)
    .map((ring) =>
      rounded
        ? softRing(ring, cornerRadius)
        : `${isCurve ? roundedPath(ring) : compactPath(ring)}z`,
    )
    .join("");
}

/** Open paths of lines. */
export function drawOpenLines(
  plane: Plane,
  shape: MultiLineString,
  areaMin: number,
  draw: (line: readonly PlanePoint[]) => string = compactPath,
): string {
  return plane
    .trace(shape)
    .map((line) => simplifyByArea(line, areaMin))
    .filter((line) => line.length > (isClosed(line) ? 3 : 1))
    .map(draw)
    .join("");
}

function isClosed(line: readonly PlanePoint[]): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Whether a line may touch the frame: spares the projection most of the union. */
function createNearness(plane: Plane) {
  const reach = plane.groundWidth / 2 + 100;
  const corners = [-1, 0, 1].flatMap((x) =>
    [-1, 1].map((y) => plane.invert([plane.width / 2 + x * reach, plane.height / 2 + y * 500])),
  );
  const [west, east] = rangeOf(corners.map(({ lng }) => lng));
  const [south, north] = rangeOf(corners.map(({ lat }) => lat));
  return (line: readonly Position[]) => {
    const [lineWest, lineEast] = rangeOf(line.map(([lng = 0]) => lng));
    const [lineSouth, lineNorth] = rangeOf(line.map(([, lat = 0]) => lat));
    return lineWest < east && lineEast > west && lineSouth < north && lineNorth > south;
  };
}

/** The least and the most of some numbers, however many. */
export function rangeOf(values: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
