import type { MultiPolygon } from "geojson";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { drawRings } from "./ground.ts";
import { dots, path } from "./map-picture.ts";
import { createPlane, type Plane } from "./plane.ts";

/** The frame's size in pixels, and how much of it is left free round the state. */
const size = 420;
const margin = 14;
/** Coarse enough for any state of this coast, to measure it with. */
const measuringKilometersPerPixel = 3;

const style = [
  declareColors(["sea", "act", "land"]),
  "path{stroke-linejoin:round}",
  ".state{fill:var(--land);stroke:var(--sea);stroke-width:1.5}",
  ".pin{fill:none;stroke:var(--act);stroke-width:9;stroke-linecap:round}",
].join("");

/** The whole state, filled, with a dot for each of its places. */
export function paintStateShape(state: State, home: MultiPolygon): string {
  const plane = fitPlane(state.center, home);
  const places = state.places.map(({ coordinates }) => {
    const [x, y] = plane.locate(coordinates);
    return { x: Math.round(x), y: Math.round(y) };
  });
  const land = path(drawRings(plane, home, { areaMin: 3, rounded: false }), "state");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plane.width} ${plane.height}"><style>${style}</style>${land}${dots(places, "pin")}</svg>`;
}

function fitPlane(center: Coordinates, home: MultiPolygon): Plane {
  const measuring = createPlane({
    width: size,
    height: size,
    center,
    kilometersPerPixel: measuringKilometersPerPixel,
    groundHeight: size * 3,
  });
  const points = measuring.trace(home).flat();
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const shrink = Math.max(right - left, bottom - top) / (size - 2 * margin);
  return createPlane({
    width: Math.round((right - left) / shrink + 2 * margin),
    height: Math.round((bottom - top) / shrink + 2 * margin),
    center: measuring.invert([(left + right) / 2, (top + bottom) / 2]),
    meridian: center.lng,
    kilometersPerPixel: measuringKilometersPerPixel * shrink,
  });
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
