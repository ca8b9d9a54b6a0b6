import type { MultiLineString, MultiPolygon } from "geojson";
import type { State } from "#domain/geography/place.ts";
import { traceBackBays } from "./back-bays.ts";
import { chartedStates, inletsOf } from "./charted-waters.ts";
import { drawOpenLines, drawRings, landNear } from "./ground.ts";
import { roundedPath } from "./line-drawing.ts";
import type { Plane } from "./plane.ts";
import { drawCoast } from "./state-coast.ts";

interface StateGroundOptions {
  state: State;
  home: MultiPolygon;
  /** All other land. */
  others: MultiPolygon;
  /** Rivers and straits that part it from a neighbor. */
  rivers: MultiLineString;
  /** All land, with the barrier islands and the bays behind them. */
  shore: MultiPolygon;
}

/** Corners that span less than so many square pixels of the larger view are left out. */
const areaMin = { near: 12, state: 1.2, river: 2 };

/**
 * The land of a chart and its water, once for all views: `#around` is what lies below and round the state,
 * `#inside` the state itself. West of a line, in pixels, nothing is seen of the neighbors.
 */
export function drawStateGround(
  { state, home, others, rivers, shore }: StateGroundOptions,
  plane: Plane,
  west: number,
): string {
  const near = drawRings(plane, landNear(others, plane), {
    areaMin: areaMin.near,
    rounded: false,
    isCurve: true,
    west,
  });
  // Its own land is soft where it bends, and keeps its capes.
  const land = drawRings(plane, home, { areaMin: areaMin.state, rounded: true, cornerRadius: 6 });
  const around = `${drawCoast(state, plane)}<use href="#n" class="far"/><use href="#n" class="near"/>`;
  const inside = `<use href="#s" class="state"/>${drawWaters(state, shore, { plane, rivers })}`;
  return `<defs><path id="n" d="${near}"/><path id="s" d="${land}"/><g id="around">${around}</g><g id="inside">${inside}</g></defs>`;
}

interface WatersOptions {
  plane: Plane;
  rivers: MultiLineString;
}

/**
 * Rivers and inlets with a bank on either side where there is land, as fine as the neighbors' shore, and the water
 * behind islands. That begins inside the shore's line, which stays whole; only outlines by hand end where the water does.
 */
function drawWaters(state: State, shore: MultiPolygon, { plane, rivers }: WatersOptions): string {
  const bays = traceBackBays(state, shore, plane);
  const narrow = [
    drawOpenLines(plane, rivers, areaMin.river, roundedPath),
    drawOpenLines(plane, inletsOf(state.slug), 1),
  ].join("");
  const banked = chartedStates.has(state.slug) ? " banked" : "";
  return [
    narrow &&
      `<path id="r" d="${narrow}" fill="none"/><mask id="l" class="land"><use href="#n"/><use href="#s"/></mask><g mask="url(#l)"><use href="#r" class="bank"/></g>`,
    bays &&
      `<mask id="b" fill="#fff" stroke="#000" stroke-width="5"><use href="#s"/></mask><path d="${bays}" class="bay${banked}" mask="url(#b)"/>`,
    narrow && '<use href="#r" class="strait"/>',
  ].join("");
}
