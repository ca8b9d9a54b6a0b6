import { createRequire } from "node:module";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import { feature, neighbors } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export type Land = Polygon | MultiPolygon;
type NamedLand = Feature<Land, { name: string }>;
interface NamedArea {
  name: string;
  land: MultiPolygon;
}
type Areas = GeometryCollection<{ name: string }>;

export interface Atlas {
  topology: Topology<{ counties: Areas; states: Areas }>;
  /** Every state of the union; `id` is its two-digit FIPS code. */
  states: NamedLand[];
  /** Every county; `id` is its five-digit FIPS code. */
  counties: NamedLand[];
}

/** FIPS codes (ANSI INCITS 38) of the fourteen states, by slug. */
export const fipsByStateSlug: Readonly<Record<string, string>> = {
  maine: "23",
  "new-hampshire": "33",
  massachusetts: "25",
  "rhode-island": "44",
  connecticut: "09",
  "new-york": "36",
  "new-jersey": "34",
  delaware: "10",
  maryland: "24",
  virginia: "51",
  "north-carolina": "37",
  "south-carolina": "45",
  georgia: "13",
  florida: "12",
};

/** FIPS codes of Delaware's three counties, by name. */
export const fipsByDelawareCounty: Readonly<Record<string, string>> = {
  Kent: "10001",
  "New Castle": "10003",
  Sussex: "10005",
};

let loaded: Atlas | undefined;

/** The Census Bureau's cartographic boundaries of 2017, as us-atlas 3 packs them: 840 KB, read once. */
export function loadAtlas(): Atlas {
  loaded ??= readAtlas();
  return loaded;
}

function readAtlas(): Atlas {
  // One file serves both layers, so that a county's shore is exactly its state's.
  const require = createRequire(import.meta.url);
  const topology = require("us-atlas/counties-10m.json") as Atlas["topology"];
  const { states, counties } = topology.objects;
  return {
    topology,
    states: feature(topology, states).features as NamedLand[],
    counties: feature(topology, counties).features as NamedLand[],
  };
}

/** The boundary of one of the fourteen states. Throws a RangeError for an unknown slug. */
export function stateLand(atlas: Atlas, stateSlug: string): NamedLand {
  const found = atlas.states.find((state) => state.id === fipsByStateSlug[stateSlug]);
  if (!found) throw new RangeError(`No boundary for the state '${stateSlug}'`);
  return found;
}

/** The same as a MultiPolygon. */
export function stateParts(atlas: Atlas, stateSlug: string): MultiPolygon {
  return toParts(stateLand(atlas, stateSlug).geometry);
}

/** One of Delaware's counties. Throws a RangeError for an unknown name. */
export function countyParts(atlas: Atlas, county: string): MultiPolygon {
  const found = atlas.counties.find(({ id }) => id === fipsByDelawareCounty[county]);
  if (!found) throw new RangeError(`No boundary for the county '${county}'`);
  return toParts(found.geometry);
}

/** The District of Columbia: the atlas has it among the states. */
const districtFips = "11";

/** The states that share a border with one, on land or in a river. */
export function listBordering({ topology, states }: Atlas, stateSlug: string): NamedArea[] {
  const { geometries } = topology.objects.states;
  const index = geometries.findIndex(({ id }) => id === fipsByStateSlug[stateSlug]);
  const bordering = neighbors(geometries)[index] ?? [];
  return states.filter((_, other) => bordering.includes(other)).map(toNamedArea);
}

/** Every state of the union, named. */
export function listStateLands(atlas: Atlas): NamedArea[] {
  return atlas.states.filter(({ id }) => id !== districtFips).map(toNamedArea);
}

function toNamedArea({ properties: { name }, geometry }: NamedLand): NamedArea {
  return { name, land: toParts(geometry) };
}

/** An area as a MultiPolygon, whatever the number of its parts. */
export function toParts(geometry: Land): MultiPolygon {
  return geometry.type === "MultiPolygon"
    ? geometry
    : { type: "MultiPolygon", coordinates: [geometry.coordinates] };
}

/** Every closed ring of a boundary, islands and holes alike, as [longitude, latitude] pairs. */
export function ringsOf(land: Land): Position[][] {
  return land.type === "Polygon" ? land.coordinates : land.coordinates.flat();
}
