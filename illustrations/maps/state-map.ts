import type { MultiPolygon } from "geojson";
import { northToSouth } from "#domain/geography/geography.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { fipsByStateSlug } from "./atlas.ts";
import type { DrawnPin, StateDrawing, StateDrawingView } from "./drawings.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { placePins } from "./pins.ts";
import { createPlane, type Plane } from "./plane.ts";

/** A frame below 640 px shows the narrow view, which a phone of 320 px has to hold. */
const sizes = {
  narrow: { width: 288, height: 500, fontSize: 12 },
  wide: { width: 624, height: 560, fontSize: 13 },
};
/** The ground is drawn once, for the wide view, and shrunk under the narrow one. */
const groundHeight = sizes.wide.height * 2.3;
/** Room for names at the sides, least first: the places are drawn as large as their names allow. */
const sideMargins = [36, 60, 100, 150, 210];
const endMargin = 30;
/** A name farther from its place than this is worth a smaller scale. */
const leaderMax = 80;
/** At smaller scales borders of counties are clutter. */
const kilometersPerPixelWithCounties = 1;
/** New Hampshire's places lie closer together than the atlas's corners: finer, and those would show. */
const kilometersPerPixelMin = 0.13;

interface StateMapOptions {
  state: State;
  layers: GroundLayers;
  /** The state's own land. */
  home: MultiPolygon;
  facingOf: (place: State["places"][number]) => ShoreFacing;
}

/** A state at its coast, its places numbered from north to south and named. */
export function drawStateMap(options: StateMapOptions): StateDrawing {
  const { state } = options;
  const places = northToSouth(state.places).map((place) => ({
    name: place.name,
    coordinates: place.coordinates,
    towardSeaRadians: toSeaSideRadians(options.facingOf(place)),
  }));
  const wide = fitView(places, sizes.wide);
  const narrow = fitView(places, sizes.narrow);
  return {
    name: state.name,
    ground: drawGround(options.layers, wide.plane, {
      home: options.home,
      countyFips:
        wide.plane.kilometersPerPixel < kilometersPerPixelWithCounties
          ? [fipsByStateSlug[state.slug] ?? ""]
          : [],
    }),
    wide: toView(wide, wide.plane, places),
    narrow: toView(narrow, wide.plane, places),
  };
}

interface MappedPlace {
  name: string;
  coordinates: Coordinates;
  towardSeaRadians: number;
}

interface ViewSize {
  width: number;
  height: number;
  fontSize: number;
}

interface FittedView {
  plane: Plane;
  pins: DrawnPin[];
}

/**
 * The largest scale at which every place has its name near it; where a phone has no room for the names,
 * its numbers stand alone; where there is no room even for those, the places are dots alone.
 */
function fitView(places: readonly MappedPlace[], size: ViewSize): FittedView {
  for (const hasNames of [true, false]) {
    let best: (FittedView & { leader: number }) | undefined;
    for (const margin of sideMargins.filter((each) => each * 2.4 < size.width)) {
      const plane = fitPlane(places, size, margin);
      const pins = drawPins(places, plane, hasNames ? size.fontSize : 0);
      if (!pins) continue;
      const leader = Math.max(
        ...pins.map(({ x, y, discX, discY }) => Math.hypot(discX - x, discY - y)),
      );
      if (leader <= leaderMax) return { plane, pins };
      if (!best || leader < best.leader) best = { plane, pins, leader };
    }
    if (best) return best;
  }
  const [margin = 0] = sideMargins;
  return { plane: fitPlane(places, size, margin), pins: [] };
}

function fitPlane(
  places: readonly MappedPlace[],
  { width, height }: { width: number; height: number },
  margin: number,
): Plane {
  const lats = places.map(({ coordinates }) => coordinates.lat);
  const lngs = places.map(({ coordinates }) => coordinates.lng);
  const center = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const unit = createPlane({ width, height, center, kilometersPerPixel: 1 });
  const points = places.map(({ coordinates }) => unit.locate(coordinates));
  const spanX = 2 * Math.max(...points.map(([x]) => Math.abs(x - width / 2)));
  const spanY = 2 * Math.max(...points.map(([, y]) => Math.abs(y - height / 2)));
  const kilometersPerPixel = Math.max(
    spanX / (width - 2 * margin),
    spanY / (height - 2 * endMargin),
    kilometersPerPixelMin,
  );
  return createPlane({ width, height, center, kilometersPerPixel, groundHeight });
}

/** The side of the sea on the map, clockwise from its right; the right where no side can be named. */
function toSeaSideRadians(facing: ShoreFacing): number {
  const bearingDegrees = facing.kind === "one-side" ? facing.bearingDegrees : 90;
  return ((bearingDegrees - 90) * Math.PI) / 180;
}

function drawPins(
  places: readonly MappedPlace[],
  plane: Plane,
  /** Of the names; 0 for none. */
  fontSize: number,
): DrawnPin[] | undefined {
  const dots = places.map((place) => ({
    ...locateDot(place, plane),
    towardSeaRadians: place.towardSeaRadians,
    name: fontSize > 0 ? place.name : "",
  }));
  const { width, height } = plane;
  const placed = placePins(
    dots,
    { left: 6, right: width - 6, top: 2, bottom: height - 2 },
    fontSize,
  );
  return placed?.map((pin, index) => ({
    number: index + 1,
    x: dots[index]?.x ?? 0,
    y: dots[index]?.y ?? 0,
    discX: pin.x,
    discY: pin.y,
    name: dots[index]?.name ?? "",
    anchor: pin.anchor,
  }));
}

function locateDot({ coordinates }: MappedPlace, plane: Plane): { x: number; y: number } {
  const [x, y] = plane.locate(coordinates);
  return { x: Math.round(x), y: Math.round(y) };
}

function toView(
  { plane, pins }: FittedView,
  ground: Plane,
  places: readonly MappedPlace[],
): StateDrawingView {
  const scale = ground.kilometersPerPixel / plane.kilometersPerPixel;
  return {
    width: plane.width,
    height: plane.height,
    scale: Math.round(scale * 1000) / 1000,
    // Both planes have the same place in their middle.
    shiftX: Math.round(plane.width / 2 - (ground.width / 2) * scale),
    shiftY: Math.round(plane.height / 2 - (ground.height / 2) * scale),
    dots: places.map((place) => locateDot(place, plane)),
    pins,
  };
}
