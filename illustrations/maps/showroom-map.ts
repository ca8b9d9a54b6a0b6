import { business } from "#content/dealership/business.ts";
import { saleDelivery } from "#content/dealership/delivery.ts";
import { drive } from "#content/pages/words/showroom.ts";
import { roadDistanceToPlace } from "#content/places/road-miles.ts";
import { findShortestDrives } from "#domain/delivery/shortest-drives.ts";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { Place, State } from "#domain/geography/place.ts";
import { drawGround, type GroundLayers } from "./ground.ts";
import { oceanName } from "./map-picture.ts";
import type { MapGround, PlaceDrawing } from "./drawings.ts";
import { createPlane, type Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { chooseScaleBar, kilometersPerMile } from "./scale-bar.ts";

/** One of the sizes in which the page shows the map. */
export interface ShowroomView {
  className: "tall" | "low";
  width: number;
  height: number;
  /** In which the ground is drawn: a little more than its widest frame on the page (559 and 941 px). */
  groundWidth: number;
  kilometersPerPixel: number;
  /** Where the showroom is in the frame, as shares of its width and height. */
  showroom: { x: number; y: number };
  /** Of the places' names. */
  fontSize: number;
  dotRadius: number;
  pinRadius: number;
}

/** Beside the hours on a desk, and below them on a phone. The frame's middle is as large as its smallest. */
export const showroomViews: readonly ShowroomView[] = [
  {
    className: "tall",
    width: 460,
    height: 545,
    groundWidth: 580,
    kilometersPerPixel: 0.235,
    showroom: { x: 0.42, y: 0.45 },
    fontSize: 14.5,
    dotRadius: 3.5,
    pinRadius: 7,
  },
  {
    className: "low",
    width: 340,
    height: 400,
    groundWidth: 960,
    kilometersPerPixel: 0.33,
    showroom: { x: 0.45, y: 0.44 },
    fontSize: 13,
    dotRadius: 3,
    pinRadius: 6,
  },
];

export interface ShowroomDrawing {
  view: ShowroomView;
  ground: MapGround;
  showroom: { x: number; y: number };
  /** The free miles as the crow flies: a road is longer. The office's change shows after the next build. */
  freeZone: { radius: number; label: MapLabel };
  places: { name: string; x: number; y: number; label: MapLabel }[];
  /** Names that are of no one point: of the states and of the sea. */
  areas: { name: string; kind: "state" | "ocean"; label: MapLabel }[];
  scaleBar: PlaceDrawing["scaleBar"];
}

/** Where they are written. */
const areaPoints = [
  { name: "New Jersey", kind: "state", lat: 40.42, lng: -74.42 },
  { name: "New York", kind: "state", lat: 40.675, lng: -73.66 },
  { name: oceanName, kind: "ocean", lat: 39.83, lng: -73.68 },
] as const;

/** From south to west: where the name of the circle breaks it, on the land. */
const freeNameAngle = (50 * Math.PI) / 180;

/** From a dot to its name, in shares of the letters' size. */
const rightOfDot: MapLabel = { x: 0.75, y: 0.34, anchor: "start" };
/** The names that would cover another one or the shore there, by the places' slugs. */
const nameShifts: Readonly<Record<string, MapLabel>> = {
  "asbury-park": { x: 0.75, y: -0.1, anchor: "start" },
  belmar: { x: 0.75, y: 0.65, anchor: "start" },
  "coney-island": { x: 0, y: 1.75, anchor: "middle" },
  "rockaway-beach": { x: 0.5, y: 1.1, anchor: "start" },
};

/** The shore within a drive of the showroom, in every size in which the page shows it. */
export function drawShowroomMap(states: readonly State[], layers: GroundLayers): ShowroomDrawing[] {
  const drives = findShortestDrives(
    states.flatMap((state) => state.places.map((place) => ({ state, place }))),
    ({ state, place }) => roadDistanceToPlace(state.slug, place.slug),
    drive.placesMax,
  );
  const places = drives.map(({ place: { place } }) => place);
  return showroomViews.map((view) => drawView(view, places, layers));
}

function drawView(
  view: ShowroomView,
  places: readonly Place[],
  layers: GroundLayers,
): ShowroomDrawing {
  const { width, height, groundWidth, kilometersPerPixel } = view;
  const plane = createPlane({
    width,
    height,
    center: business.showroom.coordinates,
    shift: [(view.showroom.x - 0.5) * width, (view.showroom.y - 0.5) * height],
    kilometersPerPixel,
    groundHeight: height * 1.25,
    groundWidth,
  });
  const pin = round(plane.locate(business.showroom.coordinates));
  const radius = Math.round((saleDelivery.freeMiles * kilometersPerMile) / kilometersPerPixel);
  const toFreeName: PlanePoint = [-Math.sin(freeNameAngle), Math.cos(freeNameAngle)];
  return {
    view,
    ground: drawGround(layers, plane, { countyFips: [] }),
    showroom: pin,
    freeZone: {
      radius,
      label: {
        ...round([pin.x + toFreeName[0] * radius, pin.y + toFreeName[1] * radius]),
        anchor: "middle",
      },
    },
    places: places.map((place) => namePlace(place, plane, view, pin)),
    areas: areaPoints.map(({ name, kind, ...point }) => ({
      name,
      kind,
      label: { ...round(plane.locate(point)), anchor: "middle" },
    })),
    scaleBar: chooseScaleBar(kilometersPerPixel),
  };
}

function namePlace(
  { name, slug, coordinates }: Place,
  plane: Plane,
  { fontSize, pinRadius, dotRadius }: ShowroomView,
  pin: { x: number; y: number },
): ShowroomDrawing["places"][number] {
  const room = pinRadius + dotRadius + 1;
  const [x, y] = moveBeside({ ...pin, room }, plane.locate(coordinates));
  const shift = nameShifts[slug] ?? rightOfDot;
  return {
    name,
    ...round([x, y]),
    label: {
      ...round([x + shift.x * fontSize, y + shift.y * fontSize]),
      anchor: shift.anchor,
    },
  };
}

function round([x, y]: PlanePoint): { x: number; y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}

/** A point that would lie under the pin goes beside it, in its own direction. */
function moveBeside(pin: { x: number; y: number; room: number }, [x, y]: PlanePoint): PlanePoint {
  const share = Math.max(1, pin.room / (Math.hypot(x - pin.x, y - pin.y) || 1));
  return [pin.x + (x - pin.x) * share, pin.y + (y - pin.y) * share];
}
