import { greatCircleMiles } from "#domain/geography.ts";
import type { StateMap, StateMapPin, StateMapView } from "#domain/map-drawing.ts";
import type { Coordinates, State } from "#domain/place.ts";
import { facingOfShore, type LandRing } from "#domain/shore.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { spreadDiscs } from "./pins.ts";
import { createPlane } from "./plane.ts";

const height = 400;
/** Room for the discs at the edges. */
const margin = 40;
/** A wide view is worth its bytes from here on. */
const gainMin = 1.2;

interface StateMapOptions {
  state: State;
  hrefOf: (place: State["places"][number]) => string;
  showroom: Coordinates;
  layers: GroundLayers;
  /** All land near the state, to tell on which side its places have the sea. */
  land: readonly LandRing[];
}

/** A state at its coast, every place with its number. */
export function drawStateMap(options: StateMapOptions): StateMap {
  const { state, showroom } = options;
  const narrow = fitScale(state, 320);
  const wide = fitScale(state, 620);
  const map: StateMap = {
    slug: state.slug,
    name: state.name,
    places: state.places.map((place) => ({
      name: place.name,
      href: options.hrefOf(place),
      type: place.type,
      milesFromShowroom: greatCircleMiles(showroom, place.coordinates),
    })),
    narrow: drawView(options, narrow, 320),
  };
  return narrow.kilometersPerPixel / wide.kilometersPerPixel < gainMin
    ? map
    : { ...map, wide: drawView(options, wide, 620) };
}

interface Fit {
  center: Coordinates;
  kilometersPerPixel: number;
}

/** The largest scale at which a frame of this width holds every place. */
function fitScale(state: State, width: number): Fit {
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
  return { center, kilometersPerPixel };
}

/** New Hampshire's places lie closer together than the atlas's corners. */
const kilometersPerPixelMin = 0.09;

function drawView(options: StateMapOptions, fit: Fit, width: number): StateMapView {
  const plane = createPlane({ width, height, ...fit });
  const rounded = fit.kilometersPerPixel < 0.6;
  const ground = drawGround(options.layers, plane, { areaMin: rounded ? 2 : 1.2, rounded });
  const dots = options.state.places.map(({ coordinates }) => {
    const [x, y] = plane.locate(coordinates);
    const facing = facingOfShore(coordinates, options.land);
    const bearing = facing.kind === "one-side" ? facing.bearingDegrees : 90;
    return { x, y, towardSeaRadians: ((bearing - 90) * Math.PI) / 180 };
  });
  const pins = spreadDiscs(dots, { width, height }).map((disc, index): StateMapPin => ({
    number: index + 1,
    x: Math.round(dots[index]?.x ?? 0),
    y: Math.round(dots[index]?.y ?? 0),
    discX: Math.round(disc.x),
    discY: Math.round(disc.y),
  }));
  return { ...ground, pins };
}
