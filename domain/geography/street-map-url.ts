import type { Coordinates } from "#domain/geography/place.ts";

/** What a street map shows: a center and a zoom. */
export interface StreetMapView {
  center: Coordinates;
  /** As web maps count it: each step doubles the scale. */
  zoom: number;
}

/** Side of a web map's tile in pixels; the whole Earth is one tile at zoom 0. */
const tilePixels = 256;
/** Smaller than the frame on the narrowest phone, so that the provider settles on the zoom meant. */
const framePixels = { width: 280, height: 380 };

/**
 * The URL of OpenStreetMap's frame for a view, with a marker if `isMarked`. The frame takes no zoom
 * but a box of longitudes and latitudes, computed here on the web Mercator projection.
 */
export function buildStreetMapFrameUrl(
  origin: string,
  { center, zoom }: StreetMapView,
  isMarked: boolean,
): string {
  const degreesPerPixel = 360 / (tilePixels * 2 ** zoom);
  const lngReach = (degreesPerPixel * framePixels.width) / 2;
  const latReach =
    ((degreesPerPixel * framePixels.height) / 2) * Math.cos((center.lat * Math.PI) / 180);
  const box = [
    center.lng - lngReach,
    center.lat - latReach,
    center.lng + lngReach,
    center.lat + latReach,
  ].map((degrees) => degrees.toFixed(4));
  const parameters = new URLSearchParams({ bbox: box.join(","), layer: "mapnik" });
  if (isMarked) parameters.set("marker", `${center.lat},${center.lng}`);
  return `${origin}/export/embed.html?${parameters.toString()}`;
}

/** Directions to a point, by the documented Maps URLs; the visitor's own place is the start. */
export function buildDirectionsUrl(origin: string, to: Coordinates): string {
  return `${origin}/dir/?${new URLSearchParams({ api: "1", destination: `${to.lat},${to.lng}` })}`;
}

/** A search on the map, by the documented Maps URLs. */
export function buildMapSearchUrl(origin: string, text: string): string {
  return `${origin}/search/?${new URLSearchParams({ api: "1", query: text })}`;
}
