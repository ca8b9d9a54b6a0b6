import { expect, test } from "vitest";
import { buildDirectionsUrl, buildMapSearchUrl, buildStreetMapFrameUrl } from "./street-map-url.ts";

const osm = "https://www.openstreetmap.org";
const avalon = { lat: 39.1, lng: -74.72 };

function boxOf(url: string): number[] {
  return (new URL(url).searchParams.get("bbox") ?? "").split(",").map(Number);
}

test("a frame's box is as wide as its zoom makes 280 pixels, and centered on the point", () => {
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(
    buildStreetMapFrameUrl(osm, { center: avalon, zoom: 13 }, true),
  );
  // At zoom 13 a degree is 256 * 2^13 / 360 = 5825.4 pixels wide.
  expect((east - west) * 5825.4).toBeCloseTo(280, 0);
  expect((east + west) / 2).toBeCloseTo(avalon.lng, 3);
  expect((north + south) / 2).toBeCloseTo(avalon.lat, 3);
});

test("each step of zoom halves the box", () => {
  const width = (zoom: number) => {
    const [west = 0, , east = 0] = boxOf(
      buildStreetMapFrameUrl(osm, { center: avalon, zoom }, false),
    );
    return east - west;
  };
  expect(width(5) / width(8)).toBeCloseTo(8, 2);
});

test("only a marked point has a marker", () => {
  const view = { center: avalon, zoom: 13 };
  expect(new URL(buildStreetMapFrameUrl(osm, view, true)).searchParams.get("marker")).toBe(
    "39.1,-74.72",
  );
  expect(new URL(buildStreetMapFrameUrl(osm, view, false)).searchParams.has("marker")).toBe(false);
});

test("directions and search follow the documented Maps URLs", () => {
  const maps = "https://www.google.com/maps";
  expect(buildDirectionsUrl(maps, avalon)).toBe(
    "https://www.google.com/maps/dir/?api=1&destination=39.1%2C-74.72",
  );
  expect(buildMapSearchUrl(maps, "Avalon, NJ")).toBe(
    "https://www.google.com/maps/search/?api=1&query=Avalon%2C+NJ",
  );
});
