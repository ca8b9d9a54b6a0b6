import type { MultiPolygon } from "geojson";
import type { State } from "#domain/geography/place.ts";
import { chartedSounds, chartedStates } from "./charted-waters.ts";
import { drawRings, landNear, rangeOf } from "./ground.ts";
import { compactPath, simplifyByArea } from "./line-drawing.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * In degrees, where the chart of a state has the water behind its barrier islands, which the atlas of the
 * states joins to the land. New Jersey and Delaware have bays by hand; elsewhere it has the sounds, or their arms are too small to be drawn.
 */
const frames: Readonly<Record<string, Frame>> = {
  georgia: { west: -81.7, east: -80.8, south: 30.7, north: 32 },
  florida: { west: -81.2, east: -80, south: 27, north: 29.2 },
};
/** Corners that span less than this many square pixels with their neighbors are left out. */
const cornerAreaMin = 2;

/**
 * The path of the water round a state's islands, and of nothing but water where it lies on the state; empty
 * for a state that has none. To be filled by even and odd, inside the state's own shape.
 */
export function traceBackBays({ slug }: State, land: MultiPolygon, plane: Plane): string {
  if (chartedStates.has(slug)) {
    return drawRings(plane, chartedSounds, { areaMin: cornerAreaMin, rounded: true });
  }
  const frame = frames[slug];
  if (!frame) return "";
  const { west, east, south, north } = frame;
  const corners = [west, east].flatMap((lng) =>
    [south, north].map((lat) => plane.locate({ lat, lng })),
  );
  const [left, right] = rangeOf(corners.map(([x]) => x));
  const [top, bottom] = rangeOf(corners.map(([, y]) => y));
  const rings = plane
    .trace(landNear(land, plane))
    .map((ring) =>
      simplifyByArea(
        ring.map(([x, y]) => [
          Math.min(right, Math.max(left, x)),
          Math.min(bottom, Math.max(top, y)),
        ]),
        cornerAreaMin,
      ),
    )
    .filter((ring) => ring.length > 3);
  const edge: PlanePoint[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return [edge.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)]), ...rings]
    .map((ring) => `${compactPath(ring)}z`)
    .join("");
}
