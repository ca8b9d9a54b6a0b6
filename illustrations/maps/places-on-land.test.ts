import type { Position } from "geojson";
import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { coastalPlaces } from "#content/places/states.ts";
import type { Coordinates } from "#domain/geography/place.ts";
import { fipsByDelawareCounty, type Land, loadAtlas, ringsOf, stateLand } from "./atlas.ts";
import { isOnLand } from "./shore-facing.ts";

const atlas = loadAtlas();

test("every place is inside its state or within 12 km of it", () => {
  const away = coastalPlaces.map(({ state, place }) => ({
    place: `${place.name}, ${state.abbreviation}`,
    kilometers: kilometersOutside(place.coordinates, stateLand(atlas, state.slug).geometry),
  }));
  expect(away.filter(({ kilometers }) => kilometers > 12)).toEqual([]);
});

test("every town is inside its county or within 5 km of it", () => {
  const away = municipalities.map(({ name, county, coordinates }) => {
    const land = atlas.counties.find(({ id }) => id === fipsByDelawareCounty[county]);
    return { name, kilometers: land ? kilometersOutside(coordinates, land.geometry) : Infinity };
  });
  expect(away.filter(({ kilometers }) => kilometers > 5)).toEqual([]);
});

test("a point moved a degree out to sea is found out", () => {
  const land = stateLand(atlas, "new-jersey").geometry;
  expect(kilometersOutside({ lat: 39.36, lng: -73.42 }, land)).toBeGreaterThan(60);
});

/** Zero inside; otherwise the distance to the nearest side, on a plane that touches at the point. */
function kilometersOutside(point: Coordinates, land: Land): number {
  const rings = ringsOf(land);
  if (isOnLand(point, rings)) return 0;
  const kilometersPerDegree = 111.195;
  const toPlane = ([lng = 0, lat = 0]: Position) => ({
    x: (lng - point.lng) * kilometersPerDegree * Math.cos((point.lat * Math.PI) / 180),
    y: (lat - point.lat) * kilometersPerDegree,
  });
  const gaps = rings.flatMap((ring) =>
    ring.slice(1).map((corner, index) => {
      const [a, b] = [toPlane(ring[index] ?? corner), toPlane(corner)];
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const along = -(a.x * dx + a.y * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(1, Math.max(0, along));
      return Math.hypot(a.x + dx * share, a.y + dy * share);
    }),
  );
  return Math.min(...gaps);
}
