import type { MultiPolygon } from "geojson";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { toRoadMiles } from "#domain/delivery/delivery.ts";
import type { ShoreFacing } from "#domain/geography/illustrations.ts";
import type { State } from "#domain/geography/place.ts";
import { fipsByStateSlug } from "./atlas.ts";
import type { DrawnPin, StateDrawing, StateDrawingView } from "./drawings.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { boxOfDot, placeLabel } from "./labels.ts";
import { spreadDiscs } from "./pins.ts";
import { createPlane, type Plane } from "./plane.ts";

const height = 400;
/** The wide view's ground is also used under the narrow view, where it is shrunk. */
const wideGroundHeight = height * 2.3;
/** Room for the discs at the edges. */
const margin = 40;
/** A wide view is worth its bytes from here on. */
const gainMin = 1.3;
/** At smaller scales borders of counties are clutter. */
const kilometersPerPixelWithCounties = 1;
/** Names show from this frame width on. */
const nameFrameWidth = 620;
/** New Hampshire's places lie closer together than the atlas's corners: finer, and those would show. */
const kilometersPerPixelMin = 0.2;

interface StateMapOptions {
  state: State;
  hrefOf: (place: State["places"][number]) => string;
  layers: GroundLayers;
  /** The state's own land. */
  home: MultiPolygon;
  facingOf: (place: State["places"][number]) => ShoreFacing;
}

/** A state at its coast, every place with its number. */
export function drawStateMap(options: StateMapOptions): StateDrawing {
  const { state } = options;
  const seaSides = state.places.map((place) => toSeaSideRadians(options.facingOf(place)));
  const narrow = fitPlane(state, 320);
  const wide = fitPlane(state, 620);
  const isWideWorth = narrow.kilometersPerPixel / wide.kilometersPerPixel >= gainMin;
  const ground = isWideWorth ? wide : fitPlane(state, 320, height);
  const map: StateDrawing = {
    name: state.name,
    places: state.places.map((place) => ({
      name: place.name,
      href: options.hrefOf(place),
      roadMiles: toRoadMiles(roadDistanceToPlace(state.slug, place.slug)),
    })),
    ground: drawGround(options.layers, ground, {
      home: options.home,
      countyFips:
        ground.kilometersPerPixel < kilometersPerPixelWithCounties
          ? [fipsByStateSlug[state.slug] ?? ""]
          : [],
    }),
    narrow: drawView(state, narrow, ground, seaSides),
  };
  return isWideWorth ? { ...map, wide: drawView(state, wide, ground, seaSides) } : map;
}

/** At the largest scale at which a frame of this width holds every place. */
function fitPlane(state: State, width: number, groundHeight = wideGroundHeight): Plane {
  const lats = state.places.map(({ coordinates }) => coordinates.lat);
  const lngs = state.places.map(({ coordinates }) => coordinates.lng);
  const center = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lng: (Math.min(...lngs) + Math.max(...lngs)) / 2,
  };
  const unit = createPlane({ width, height, center, kilometersPerPixel: 1 });
  const points = state.places.map(({ coordinates }) => unit.locate(coordinates));
  const spanX = 2 * Math.max(...points.map(([x]) => Math.abs(x - width / 2)));
  const spanY = 2 * Math.max(...points.map(([, y]) => Math.abs(y - height / 2)));
  const kilometersPerPixel = Math.max(
    spanX / (width - 2 * margin),
    spanY / (height - 2 * margin),
    kilometersPerPixelMin,
  );
  return createPlane({ width, height, center, kilometersPerPixel, groundHeight });
}

/** The side of the sea on the map, clockwise from its right; the right where no side can be named. */
function toSeaSideRadians(facing: ShoreFacing): number {
  const bearingDegrees = facing.kind === "one-side" ? facing.bearingDegrees : 90;
  return ((bearingDegrees - 90) * Math.PI) / 180;
}

function drawView(
  state: State,
  plane: Plane,
  ground: Plane,
  seaSides: readonly number[],
): StateDrawingView {
  const { width } = plane;
  const dots = state.places.map(({ coordinates }, index) => {
    const [x, y] = plane.locate(coordinates);
    return { x, y, towardSeaRadians: seaSides[index] ?? 0 };
  });
  const discs = spreadDiscs(dots, { width, height });
  const scale = ground.kilometersPerPixel / plane.kilometersPerPixel;
  return {
    width,
    height,
    scale: Math.round(scale * 1000) / 1000,
    // Both planes have the same place in their middle.
    shiftX: Math.round(width / 2 - (ground.width / 2) * scale),
    shiftY: Math.round(height / 2 - (height / 2) * scale),
    pins: namePins(
      discs.map((disc, index) => ({
        number: index + 1,
        x: Math.round(dots[index]?.x ?? 0),
        y: Math.round(dots[index]?.y ?? 0),
        discX: Math.round(disc.x),
        discY: Math.round(disc.y),
      })),
      state,
      width,
    ),
  };
}

/** Names where a frame has room for them: beside the discs, on the sea before the land. */
function namePins(pins: DrawnPin[], state: State, width: number): DrawnPin[] {
  const side = (nameFrameWidth - width) / 2;
  const frame = { left: -side, right: width + side, top: 4, bottom: height - 4 };
  const taken = pins.flatMap(({ x, y, discX, discY }) => [
    boxOfDot(x, y, 4),
    boxOfDot(discX, discY, 13),
    boxOfDot((x + discX) / 2, (y + discY) / 2, 3),
  ]);
  return pins.map((pin) => {
    const text = state.places[pin.number - 1]?.name ?? "";
    const disc = { x: pin.discX, y: pin.discY, radius: 12 };
    const named = placeLabel(disc, { text, fontSize: 13 }, taken, frame, pin.discX < pin.x);
    if (!named) return pin;
    taken.push(named.box);
    return Object.assign({ label: named.label }, pin);
  });
}
