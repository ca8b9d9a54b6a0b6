import { expect, test } from "vitest";
import { listNearby } from "./nearby-places.ts";

const here = { lat: 39, lng: -75 };
/** A degree of latitude is 69 miles. */
const toTheNorth = (...miles: number[]) =>
  miles.map((far) => ({ name: `${far}`, coordinates: { lat: here.lat + far / 69.1, lng: -75 } }));
const rule = { placesMax: 4, milesMax: 40, placesMin: 2 };
const namesOf = (...miles: number[]) =>
  listNearby(here, toTheNorth(...miles), rule).map(({ item }) => item.name);

test("what is within the miles is nearby, the nearest first and no more than the most", () => {
  expect(namesOf(80, 39, 5, 41, 20)).toEqual(["5", "20", "39"]);
  expect(namesOf(1, 2, 3, 4, 5)).toEqual(["1", "2", "3", "4"]);
});

test("a lonely place has its nearest ones, or all that there are", () => {
  expect(namesOf(200, 90, 70)).toEqual(["70", "90"]);
  expect(namesOf(10, 300, 90)).toEqual(["10", "90"]);
  expect(namesOf(90)).toEqual(["90"]);
  expect(namesOf()).toEqual([]);
});
