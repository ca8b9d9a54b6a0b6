import type { MultiLineString, Position } from "geojson";
import { mesh } from "topojson-client";
import { business } from "#content/dealership/business.ts";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { type Atlas, stateParts } from "./atlas.ts";
import type { CoastlineDrawing, DrawnState } from "./drawings.ts";
import { drawOpenLines, drawRings, otherLand } from "./ground.ts";
import { createPlane, type Plane } from "./plane.ts";

/** As large as a phone shows it; a desk shows it larger. */
const width = 346;
const height = 500;

/** Where a state's postal abbreviation is: on it, or in the sea with a line to it where it is too small. */
const abbreviationPoints: Readonly<Record<string, { on: Coordinates; atSea?: Coordinates }>> = {
  maine: { on: { lat: 45.3, lng: -69.2 } },
  "new-hampshire": { on: { lat: 43.25, lng: -71.6 } },
  massachusetts: { on: { lat: 42.36, lng: -72 } },
  "rhode-island": { on: { lat: 41.6, lng: -71.5 }, atSea: { lat: 40.85, lng: -70.3 } },
  connecticut: { on: { lat: 41.6, lng: -72.7 } },
  "new-york": { on: { lat: 42.9, lng: -75.5 } },
  "new-jersey": { on: { lat: 39.75, lng: -74.6 }, atSea: { lat: 39.25, lng: -72.6 } },
  delaware: { on: { lat: 38.95, lng: -75.5 }, atSea: { lat: 38.4, lng: -72.75 } },
  maryland: { on: { lat: 38.3, lng: -75.5 }, atSea: { lat: 37.55, lng: -72.9 } },
  virginia: { on: { lat: 37.5, lng: -78.5 } },
  "north-carolina": { on: { lat: 35.6, lng: -78.9 } },
  "south-carolina": { on: { lat: 33.9, lng: -80.8 } },
  georgia: { on: { lat: 32.6, lng: -83.3 } },
  florida: { on: { lat: 28.2, lng: -81.6 } },
};
const oceanPoint = { lat: 31.5, lng: -74.6 };

interface CoastlineMapOptions {
  states: readonly State[];
  hrefOf: (state: State) => string;
  atlas: Atlas;
}

/** The whole shore from Maine to Florida with our states, abbreviated, and our shop; a list beside it names them. */
export function drawCoastlineMap({ states, hrefOf, atlas }: CoastlineMapOptions): CoastlineDrawing {
  const plane = createPlane({
    width,
    height,
    center: { lat: 36.15, lng: -77.7 },
    kilometersPerPixel: 5.35,
    meridian: -76,
  });
  const style = { areaMin: 6, rounded: false };
  return {
    width,
    height,
    otherLand: drawRings(plane, otherLand(atlas, states), style),
    shore: drawOpenLines(plane, seaShore(atlas), 3),
    showroom: locate(plane, business.showroom.coordinates),
    ocean: locate(plane, oceanPoint),
    states: states.map((state) => ({
      slug: state.slug,
      name: state.name,
      href: hrefOf(state),
      placeCount: state.places.length,
      land: drawRings(plane, stateParts(atlas, state.slug), style),
      abbreviation: abbreviate(plane, state),
    })),
  };
}

function abbreviate(plane: Plane, { slug, abbreviation: text }: State): DrawnState["abbreviation"] {
  const points = abbreviationPoints[slug];
  if (!points) throw new RangeError(`No point for the abbreviation of '${slug}'`);
  const on = locate(plane, points.on);
  if (!points.atSea) return { text, label: { ...on, anchor: "middle" } };
  return { text, label: { ...locate(plane, points.atSea), anchor: "start" }, from: on };
}

function locate(plane: Plane, place: Coordinates): { x: number; y: number } {
  const [x, y] = plane.locate(place);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The outer edge of the union where it meets the sea, from Maine to where Florida ends on the Gulf. */
function seaShore({ topology }: Atlas): MultiLineString {
  const edges = mesh(topology, topology.objects.states, (a, b) => a === b);
  const coordinates = edges.coordinates.flatMap((line) => {
    const runs: Position[][] = [[]];
    for (const position of line) {
      if (isAtSea(position)) runs.at(-1)?.push(position);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 1);
  });
  return { type: "MultiLineString", coordinates };
}

function isAtSea([lng = 0, lat = 0]: Position): boolean {
  const isCanadianBorder = lat > 45.15 || (lat > 44.9 && lng < -70);
  const isGreatLake = lat > 41.2 && lng < -75;
  const isBeyondFlorida = lng < -87.52;
  return !isCanadianBorder && !isGreatLake && !isBeyondFlorida;
}
