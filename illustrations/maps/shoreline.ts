import { createRequire } from "node:module";
import type { MultiPolygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Land, toParts } from "./atlas.ts";

interface CountryAtlas extends Topology {
  objects: { countries: GeometryCollection<{ name: string }> };
}

/** The land of the union, and that of its neighbors. */
export interface Shoreline {
  land: MultiPolygon;
  foreignLand: MultiPolygon;
}

const ownCountry = "United States of America";
/** Every map's ground, in degrees, with room to spare. */
const shown = { west: -101, east: -58, south: 17, north: 52 };

let loaded: Shoreline | undefined;

/**
 * Natural Earth's shoreline of scale 1:10 million, as world-atlas 2 packs it: 3.7 MB, read once. It has
 * the barrier islands and the bays behind them, which the Census Bureau's boundaries join to the land.
 */
export function loadShoreline(): Shoreline {
  loaded ??= readShoreline();
  return loaded;
}

function readShoreline(): Shoreline {
  const require = createRequire(import.meta.url);
  const topology = require("world-atlas/countries-10m.json") as CountryAtlas;
  const { features } = feature(topology, topology.objects.countries);
  const partsOf = (isOwn: boolean): MultiPolygon => ({
    type: "MultiPolygon",
    coordinates: features
      .filter(({ properties: { name } }) => (name === ownCountry) === isOwn)
      .flatMap(({ geometry }) => toParts(geometry as Land).coordinates)
      .filter(([ring = []]) => ring.some(isShown)),
  });
  return { land: partsOf(true), foreignLand: partsOf(false) };
}

function isShown([lng = 0, lat = 0]: Position): boolean {
  return lng > shown.west && lng < shown.east && lat > shown.south && lat < shown.north;
}
