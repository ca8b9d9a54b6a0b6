import { expect, test } from "vitest";
import { buildPlaceFacts, buildStateFacts } from "./place-facts.ts";

const located = (name: string, lat: number, lng: number) => ({
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  coordinates: { lat, lng },
});
const showroom = { lat: 40.2001, lng: -74.0279 };
const belmar = located("Belmar", 40.1784, -74.0218);
const asburyPark = located("Asbury Park", 40.2204, -74.0121);
const atlanticCity = located("Atlantic City", 39.3643, -74.4229);
const miamiBeach = located("Miami Beach", 25.7907, -80.13);
const terms = { freeMiles: 10, dollarsPerMile: 6, arrangementMiles: 150 };
const timing = {
  windowHours: 2,
  inStockBusinessDays: { from: 2, to: 5 },
  customWeeks: { from: 2, to: 4 },
};
const facing = {
  kind: "one-side",
  bearingDegrees: 100,
  direction: "east",
  waterShare: 0.5,
} as const;

function factsOf(place: ReturnType<typeof located>) {
  return buildPlaceFacts({
    place,
    showroom,
    neighbors: [belmar, asburyPark, atlanticCity, miamiBeach],
    terms,
    timing,
    carts: [
      { id: "two", rangeMiles: 40, seats: 2 },
      { id: "eight", rangeMiles: 60, seats: 8 },
    ],
    reserveShare: 0.25,
    facing,
    year: 2026,
  });
}

test("a place two miles from the showroom is delivered to free and reached by every cart", () => {
  const facts = factsOf(belmar);
  expect(facts.delivery).toEqual({ kind: "free", roadMiles: 2 });
  expect(facts.nearest.map(({ item }) => item.name)).toEqual([
    "Asbury Park",
    "Atlantic City",
    "Miami Beach",
  ]);
  expect(facts.trips.map(({ cartIds }) => cartIds)).toEqual([["eight", "two"], [], []]);
  expect(facts.seatsMax).toBe(8);
  expect(facts.facing).toBe(facing);
});

test("Atlantic City is about 61 miles off in a straight line, south-southwest, for a fee", () => {
  const { showroom: way, delivery } = factsOf(atlanticCity);
  expect(way.straightMiles).toBeCloseTo(61.4, 0);
  expect(way.direction).toBe("south-southwest");
  expect(delivery).toEqual({ kind: "fee", roadMiles: 80, chargedMiles: 70, feeDollars: 420 });
});

test("the June day is longer than the December one, and more so in the north", () => {
  const jersey = factsOf(belmar);
  const florida = factsOf(miamiBeach);
  expect(jersey.daylightSwingMinutes).toBeGreaterThan(florida.daylightSwingMinutes);
  expect(florida.daylightSwingMinutes).toBeGreaterThan(180);
  expect(florida.delivery.kind).toBe("by-arrangement");
});

test("a state's shore in figures names its ends and counts its deliveries", () => {
  const facts = buildStateFacts([atlanticCity, belmar, asburyPark, miamiBeach], showroom, terms);
  expect(facts.nearestToShowroom.place.name).toBe("Belmar");
  expect(facts.farthestFromShowroom.place.name).toBe("Miami Beach");
  expect(facts.longestSpan).toMatchObject({
    from: { name: "Asbury Park" },
    to: { name: "Miami Beach" },
  });
  expect([facts.deliveredCount, facts.byArrangementCount]).toEqual([3, 1]);
});
