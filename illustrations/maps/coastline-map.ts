import type { MultiLineString, Position } from "geojson";
import { mesh } from "topojson-client";
import { business } from "#content/dealership/business.ts";
import type { State } from "#domain/geography/place.ts";
import { type Atlas, stateParts } from "./atlas.ts";
import type { CoastlineDrawing } from "./drawings.ts";
import { drawOpenLines, drawRings, otherLand } from "./ground.ts";
import { createPlane, type Plane } from "./plane.ts";

const width = 320;
const height = 480;

interface CoastlineMapOptions {
  states: readonly State[];
  hrefOf: (state: State) => string;
  atlas: Atlas;
}

/** The whole shore from Maine to Florida with our states and our shop; a list beside it names them. */
export function drawCoastlineMap({ states, hrefOf, atlas }: CoastlineMapOptions): CoastlineDrawing {
  const plane = createPlane({
    width,
    height,
    center: { lat: 34.9, lng: -77 },
    // Florida's Panhandle runs out of a narrow frame: none of its tip is named here.
    shift: [14, 22],
    kilometersPerPixel: 6,
    meridian: -76,
  });
  const style = { areaMin: 6, rounded: false };
  return {
    width,
    height,
    otherLand: drawRings(plane, otherLand(atlas, states), style),
    shore: drawOpenLines(plane, seaShore(atlas), 3),
    showroom: locateShowroom(plane),
    states: states.map((state) => ({
      slug: state.slug,
      name: state.name,
      href: hrefOf(state),
      placeCount: state.places.length,
      land: drawRings(plane, stateParts(atlas, state.slug), style),
    })),
  };
}

function locateShowroom(plane: Plane): CoastlineDrawing["showroom"] {
  const [x, y] = plane.locate(business.showroom.coordinates);
  return { x: Math.round(x), y: Math.round(y) };
}

/** The outer edge of the union where it meets the sea, not a lake and not another country. */
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
  const isMexicanBorder = lng < -97.3;
  return !isCanadianBorder && !isGreatLake && !isMexicanBorder;
}
