import { expect, test } from "vitest";
import {
  greatCircleMiles,
  initialBearingDegrees,
  nearest,
  northToSouth,
  toCompassDirection,
} from "./geography.ts";

const newYork = { lat: 40.6413, lng: -73.7781 };
const losAngeles = { lat: 33.9416, lng: -118.4085 };
const boston = { lat: 42.3656, lng: -71.0096 };
const miami = { lat: 25.7959, lng: -80.287 };

// Published great-circle distances between airports (Great Circle Mapper, on the ellipsoid).
test.each([
  { name: "New York JFK to Los Angeles", from: newYork, to: losAngeles, miles: 2475 },
  { name: "New York JFK to Boston", from: newYork, to: boston, miles: 187 },
  { name: "Boston to Miami", from: boston, to: miami, miles: 1258 },
])("$name is as far as published, within 0.6 %", ({ from, to, miles }) => {
  expect(Math.abs(greatCircleMiles(from, to) / miles - 1)).toBeLessThan(0.006);
});

test("one degree of latitude is 69.09 miles on the mean sphere", () => {
  expect(greatCircleMiles({ lat: 40, lng: -74 }, { lat: 41, lng: -74 })).toBeCloseTo(69.093, 2);
});

test("the initial bearing from Baghdad to Osaka is the 60 degrees of the published example", () => {
  const bearing = initialBearingDegrees({ lat: 35, lng: 45 }, { lat: 35, lng: 135 });
  expect(bearing).toBeCloseTo(60, 0);
});

test.each([
  [0, "north"],
  [11.3, "north-northeast"],
  [90, "east"],
  [202.5, "south-southwest"],
  [258.7, "west-southwest"],
  [348.8, "north"],
  [-45, "northwest"],
])("a bearing of %s degrees is %s", (bearing, direction) => {
  expect(toCompassDirection(bearing)).toBe(direction);
});

test("the nearest come first, with distance and direction", () => {
  const items = [
    { name: "far", coordinates: { lat: 42, lng: -74 } },
    { name: "near", coordinates: { lat: 40, lng: -73.9 } },
    { name: "middle", coordinates: { lat: 39, lng: -74 } },
  ];
  const found = nearest({ lat: 40, lng: -74 }, items, 2);
  expect(found.map(({ item, direction }) => [item.name, direction])).toEqual([
    ["near", "east"],
    ["middle", "south"],
  ]);
});

test("places are numbered from north to south", () => {
  const place = (name: string, lat: number) => ({ name, coordinates: { lat, lng: -74 } });
  const order = northToSouth([
    place("Atlantic City", 39.36),
    place("Cape May", 38.94),
    place("Long Branch", 40.3),
  ]);
  expect(order.map(({ name }) => name)).toEqual(["Long Branch", "Atlantic City", "Cape May"]);
});
