import { expect, test } from "vitest";
import { facingOfShore, isOnLand } from "./shore.ts";

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const place = { lat: 40, lng: -74 };

test("a straight coast faces the side without land", () => {
  expect(facingOfShore(place, [box(-76, 38, -74, 42)])).toMatchObject({
    kind: "one-side",
    direction: "east",
  });
  expect(facingOfShore(place, [box(-76, 40, -72, 42)])).toMatchObject({ direction: "south" });
});

test("a barrier island with a bay behind it has water all round", () => {
  const facing = facingOfShore(place, [box(-74.005, 39, -73.995, 41), box(-76, 38, -74.12, 42)]);
  expect(facing.kind).toBe("all-round");
});

test("a town back from the shore is judged by the wider reach, and one far from it is inland", () => {
  // 0.13 degrees of longitude are about seven miles here.
  expect(facingOfShore(place, [box(-76, 38, -73.87, 42)])).toMatchObject({ direction: "east" });
  expect(facingOfShore(place, [box(-76, 38, -72, 42)])).toEqual({ kind: "inland" });
});

test("a hole in the land is water", () => {
  const land = [box(-76, 38, -72, 42), box(-74.1, 39.9, -73.9, 40.1)];
  expect(isOnLand(place, land)).toBe(false);
  expect(isOnLand({ lat: 41, lng: -75 }, land)).toBe(true);
});
