import { geoBounds } from "d3-geo";
import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { merge, mesh } from "topojson-client";
import type { MapGround } from "#domain/map-drawing.ts";
import type { Coordinates } from "#domain/place.ts";
import type { Atlas } from "./atlas.ts";
import { compactPath, roundedPath, simplifyByArea } from "./line-drawing.ts";
import type { Plane } from "./plane.ts";

/** The atlas's layers that every map is cut from, computed once. */
export interface GroundLayers {
  land: MultiPolygon;
  stateBorders: MultiLineString;
  countyBorders: MultiLineString;
}

interface GroundOptions {
  /** Corners that span less than this many square pixels with their neighbors are left out. */
  areaMin: number;
  /** For scales at which the atlas's own corners show. */
  rounded: boolean;
}

/** All land of the union as one shape, and the borders on it. */
export function createGroundLayers({ topology }: Atlas): GroundLayers {
  const { states, counties } = topology.objects;
  type Areas = Parameters<typeof merge>[1];
  return {
    land: merge(topology, states.geometries as Areas),
    stateBorders: mesh(topology, states, (a, b) => a !== b),
    countyBorders: mesh(
      topology,
      counties,
      (a, b) => a !== b && String(a.id).slice(0, 2) === String(b.id).slice(0, 2),
    ),
  };
}

/** What lies under a map's places. */
export function drawGround(layers: GroundLayers, plane: Plane, options: GroundOptions): MapGround {
  const { areaMin } = options;
  const near = createNearness(plane);
  const land: MultiPolygon = {
    type: "MultiPolygon",
    coordinates: layers.land.coordinates.filter(([ring]) => ring && near(ring)),
  };
  return {
    width: plane.width,
    height: plane.height,
    land: drawRings(plane, land, options),
    stateBorders: drawOpenLines(plane, layers.stateBorders, areaMin, near),
    countyBorders: drawOpenLines(plane, layers.countyBorders, areaMin * 2, near),
  };
}

/** Closed paths, one for each ring that is still an area at this scale. */
export function drawRings(
  plane: Plane,
  shape: MultiPolygon,
  { areaMin, rounded }: GroundOptions,
): string {
  return plane
    .trace(shape)
    .map((ring) => simplifyByArea(ring, areaMin))
    .filter((ring) => ring.length > 2)
    .map((ring) => `${(rounded ? roundedPath : compactPath)(ring)}z`)
    .join("");
}

/** Open paths of the lines near the frame. */
export function drawOpenLines(
  plane: Plane,
  shape: MultiLineString,
  areaMin: number,
  near: (line: readonly Position[]) => boolean = () => true,
): string {
  const coordinates = shape.coordinates.filter(near);
  return plane
    .trace({ type: "MultiLineString", coordinates })
    .map((line) => simplifyByArea(line, areaMin))
    .filter((line) => line.length > 1)
    .map(compactPath)
    .join("");
}

/** Whether a line may touch the frame: spares the projection most of the union. */
function createNearness(plane: Plane) {
  const middle = [plane.width / 2, plane.height / 2] as const;
  return (line: readonly Position[]) => {
    const [[west, south], [east, north]] = geoBounds({
      type: "MultiPoint",
      coordinates: [...line],
    });
    const corners = [
      { lng: west, lat: south },
      { lng: east, lat: north },
      { lng: west, lat: north },
      { lng: east, lat: south },
    ].map((corner: Coordinates) => plane.locate(corner));
    const xs = corners.map(([x]) => x - middle[0]);
    const ys = corners.map(([, y]) => y - middle[1]);
    const reach = 700;
    return (
      Math.min(...xs) < reach &&
      Math.max(...xs) > -reach &&
      Math.min(...ys) < reach &&
      Math.max(...ys) > -reach
    );
  };
}
