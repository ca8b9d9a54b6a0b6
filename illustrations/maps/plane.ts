import { geoConicEqualArea, type GeoProjection, geoStream } from "d3-geo";
import type { GeoJSON } from "geojson";
import type { Coordinates } from "#domain/geography/place.ts";
import type { PlanePoint } from "./rolling-ball.ts";

const earthRadiusKilometers = 6371.0088;
/** A frame is at most this wide and always this high, however wide its middle is. */
const frameWidthMax = 1200;
/** Beyond the frame, so that a clipped edge and its stroke are never seen. */
const bleed = 40;

/** The left and upper corner, and the right and lower one. */
export type Extent = [PlanePoint, PlanePoint];

/** A piece of the Earth laid on a map's pixels. */
export interface Plane {
  width: number;
  height: number;
  kilometersPerPixel: number;
  /** As wide as the ground is drawn, round the middle of the frame. */
  groundWidth: number;
  /** Pixels of a place, not rounded. */
  locate(place: Coordinates): PlanePoint;
  invert(point: PlanePoint): Coordinates;
  /** Lines or rings of pixels, cut at the frame's edge. */
  trace(shape: GeoJSON): PlanePoint[][];
  /** The edges at which they are cut. */
  extent: Extent;
  /** The same, cut at other edges. */
  cutAt(extent: Extent): Plane;
}

export interface PlaneOptions {
  width: number;
  height: number;
  /** The place in the middle, moved by `shift` pixels. */
  center: Coordinates;
  shift?: PlanePoint;
  kilometersPerPixel: number;
  /** How much higher than the middle the ground is drawn, for a view that shrinks it. */
  groundHeight?: number;
  /** The width that the ground is drawn for, where that is more than a map's frame ever has. */
  groundWidth?: number;
  /** North is up along the central meridian; that of the center by default. */
  meridian?: number;
  /** Where the parallels of planes that are to be of one form lie round; the center by default. */
  parallel?: number;
  /** Where lines are cut, in pixels, instead of at the ground's edges. */
  extent?: Extent;
}

/** An equal-area conic plane whose parallels lie round its center: at our sizes also true in shape. */
export function createPlane(options: PlaneOptions): Plane {
  const { width, height, center, kilometersPerPixel, shift = [0, 0] } = options;
  const parallel = options.parallel ?? center.lat;
  const projection = geoConicEqualArea()
    .parallels([parallel - 5, parallel + 5])
    .rotate([-(options.meridian ?? center.lng), 0])
    .scale(earthRadiusKilometers / kilometersPerPixel)
    .translate([0, 0])
    // Sides of the atlas are short: none needs bending.
    .precision(0);
  const [x = 0, y = 0] = projection([center.lng, center.lat]) ?? [];
  projection.translate([width / 2 + shift[0] - x, height / 2 + shift[1] - y]);
  const groundWidth = options.groundWidth ?? frameWidthMax;
  const side = (groundWidth - width) / 2 + bleed;
  const above = ((options.groundHeight ?? height) - height) / 2 + bleed;
  const extent: Extent = options.extent ?? [
    [-side, -above],
    [width + side, height + above],
  ];
  projection.clipExtent([[...extent[0]], [...extent[1]]]);
  return {
    width,
    height,
    kilometersPerPixel,
    groundWidth,
    locate: (place) => {
      const [placeX = 0, placeY = 0] = projection([place.lng, place.lat]) ?? [];
      return [placeX, placeY];
    },
    invert: (point) => {
      const [lng = 0, lat = 0] = projection.invert?.([...point]) ?? [];
      return { lat, lng };
    },
    trace: (shape) => traceLines(shape, projection),
    extent,
    cutAt: (edges) => createPlane({ ...options, extent: edges }),
  };
}

function traceLines(shape: GeoJSON, projection: GeoProjection): PlanePoint[][] {
  const lines: PlanePoint[][] = [];
  let line: PlanePoint[] = [];
  geoStream(
    shape,
    projection.stream({
      point: (x, y) => line.push([x, y]),
      lineStart: () => {
        line = [];
      },
      lineEnd: () => lines.push(line),
      polygonStart: () => {},
      polygonEnd: () => {},
    }),
  );
  return lines;
}
