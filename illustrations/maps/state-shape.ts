import type { MultiPolygon } from "geojson";
import { northToSouth } from "#domain/geography/geography.ts";
import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { Coordinates, State } from "#domain/geography/place.ts";
import { declareColors } from "#illustrations/colors.ts";
import { drawRings, foreignLandNear, type GroundLayers, landNear } from "./ground.ts";
import { type Box, boxOfDot, overlap, placeLabel } from "./labels.ts";
import { dots, nameAt, path } from "./map-picture.ts";
import { createPlane, type Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** The frame's size in pixels: the state fills its height or its width, with names at its sides. */
const frame = { width: 480, height: 420 };
/** The sea, and so most names, are to the right. */
const margins = { left: 24, right: 136, end: 22 };
/** Coarse enough for any state of this coast, to measure it with. */
const measuringKilometersPerPixel = 3;
/** A frame narrower than this shows fewer names, larger: there the drawing is shrunk. */
const narrowWidth = 480;
const views = [
  { className: "narrow", fontSize: 20, dotRadius: 7 },
  { className: "wide", fontSize: 15, dotRadius: 5 },
];

const style = [
  declareColors(["text", "page", "act", "sea", "brand", "water", "land"]),
  "path{stroke-linejoin:round}",
  "#l{fill:inherit}",
  ".shoal{fill:none;stroke:var(--page);stroke-opacity:.4;stroke-width:30}",
  ".near{stroke-width:12}",
  ".land{fill:var(--land)}",
  ".state{fill:var(--sea)}",
  ".dot,.pin{fill:none;stroke:var(--page);stroke-width:2.4em;stroke-linecap:round}",
  ".pin{stroke:var(--act);stroke-width:1.6em}",
  "text{font:600 3em system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif;fill:var(--text);stroke:var(--water);stroke-width:4px;stroke-linejoin:round;paint-order:stroke}",
  ...views.map(({ className, fontSize }) => `.${className}{font-size:${fontSize / 3}px}`),
  `@media(max-width:${narrowWidth - 0.01}px){.wide{display:none}}`,
  `@media(min-width:${narrowWidth}px){.narrow{display:none}}`,
].join("");

interface StateShapeOptions {
  state: State;
  home: MultiPolygon;
  layers: GroundLayers;
}

/**
 * The whole state, filled, between its neighbors and the sea, with its places, of which as many have
 * names as have room beside the state: first the two that the page's title names.
 */
export function paintStateShape({ state, home, layers }: StateShapeOptions): string {
  const plane = fitPlane(state.center, home);
  const places = northToSouth(state.places).map(({ name, coordinates }) => {
    const [x, y] = plane.locate(coordinates);
    return { name, x: Math.round(x), y: Math.round(y) };
  });
  const ringStyle = { areaMin: 3, rounded: false };
  const land = drawRings(plane, landNear(layers, plane), ringStyle);
  const ground = boxesWithin(plane.trace(home));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><style>${style}</style>`,
    '<rect width="100%" height="100%" fill="var(--water)"/>',
    `<svg viewBox="0 0 ${frame.width} ${frame.height}" overflow="visible">`,
    `<defs><path id="l" d="${land}"/></defs>`,
    '<use href="#l" class="shoal"/><use href="#l" class="shoal near"/>',
    path(drawRings(plane, foreignLandNear(plane), ringStyle), "land"),
    '<use href="#l" class="land"/>',
    path(drawRings(plane, home, ringStyle), "state"),
    ...views.map((view) => drawNames(namePlaces(places, state, ground, view), view.className)),
    "</svg></svg>",
  ].join("");
}

interface DrawnPlace {
  name: string;
  x: number;
  y: number;
}

interface NamedPlace extends DrawnPlace {
  label?: MapLabel;
}

function namePlaces(
  places: readonly DrawnPlace[],
  state: State,
  ground: readonly Box[],
  { fontSize, dotRadius }: (typeof views)[number],
): NamedPlace[] {
  const box: Box = { left: 4, right: frame.width - 4, top: 6, bottom: frame.height - 6 };
  const taken: Box[] = [];
  const inTitle = [state.places[0]?.name, state.places.at(-1)?.name];
  const isFirst = ({ name }: DrawnPlace) => inTitle.includes(name);
  const inOrder = [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))];
  return inOrder.flatMap((place) => {
    const dot = boxOfDot(place.x, place.y, dotRadius + 1);
    const size = { text: place.name, fontSize: fontSize * letterShare };
    if (taken.some((other) => overlap(dot, other))) return [];
    const circle = { ...place, radius: dotRadius + 2 };
    const placed =
      placeLabel(circle, size, [...taken, ...ground], box) ??
      (isFirst(place) ? placeLabel(circle, size, taken, box) : undefined);
    taken.push(dot);
    if (!placed || (isAskew(placed.label, place) && !isFirst(place))) return [place];
    taken.push(placed.box);
    return [{ ...place, label: placed.label }];
  });
}

/** Beside its dot and higher or lower, where a name reads as that of the next dot along the shore. */
function isAskew({ anchor, y }: MapLabel, dot: DrawnPlace): boolean {
  return anchor !== "middle" && Math.abs(y - dot.y) > 8;
}

function drawNames(places: readonly NamedPlace[], className: string): string {
  const names = places.map(({ label, name }) => (label ? nameAt(label, name) : "")).join("");
  return `<g class="${className}">${dots(places, "dot")}${dots(places, "pin")}${names}</g>`;
}

/** Pixels between the points at which the frame is searched for the state's ground. */
const groundStep = 12;

/** The state's ground as small boxes that no name may touch: dark letters are lost on it. */
function boxesWithin(rings: readonly PlanePoint[][]): Box[] {
  const boxes: Box[] = [];
  for (let y = 0; y < frame.height; y += groundStep) {
    for (let x = 0; x < frame.width; x += groundStep) {
      if (isWithin([x, y], rings)) boxes.push(boxOfDot(x, y, groundStep / 4));
    }
  }
  return boxes;
}

/** Whether a ray from the point to the right crosses the rings an odd number of times. */
function isWithin([x, y]: PlanePoint, rings: readonly PlanePoint[][]): boolean {
  let isInside = false;
  for (const ring of rings) {
    for (const [index, [endX, endY]] of ring.entries()) {
      const [startX, startY] = ring.at(index - 1) ?? [0, 0];
      const isCrossed = startY > y !== endY > y;
      if (isCrossed && x < startX + ((y - startY) / (endY - startY)) * (endX - startX)) {
        isInside = !isInside;
      }
    }
  }
  return isInside;
}

/** Semibold letters are wider than the regular ones that `boxOfLabel` counts on. */
const letterShare = 1.08;

function fitPlane(center: Coordinates, home: MultiPolygon): Plane {
  const measuring = createPlane({
    ...frame,
    center,
    kilometersPerPixel: measuringKilometersPerPixel,
    groundHeight: frame.height * 3,
  });
  const points = measuring.trace(home).flat();
  const [left, right] = rangeOf(points.map(([x]) => x));
  const [top, bottom] = rangeOf(points.map(([, y]) => y));
  const shrink = Math.max(
    (right - left) / (frame.width - margins.left - margins.right),
    (bottom - top) / (frame.height - 2 * margins.end),
  );
  return createPlane({
    ...frame,
    center: measuring.invert([(left + right) / 2, (top + bottom) / 2]),
    shift: [(margins.left - margins.right) / 2, 0],
    meridian: center.lng,
    kilometersPerPixel: measuringKilometersPerPixel * shrink,
  });
}

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
