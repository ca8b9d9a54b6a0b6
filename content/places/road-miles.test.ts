import { expect, test } from "vitest";
import { municipalities } from "./municipalities.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "./road-miles.ts";
import roadMiles from "./road-miles.json" with { type: "json" };
import { coastalPlaces } from "./states.ts";
import { waterOfPlace, waterOfTown } from "./waters.ts";

test("every place and town has its road miles, and no other place has any", () => {
  const places = coastalPlaces.map(({ state, place }) => `${state.slug}/${place.slug}`);
  expect(Object.keys(roadMiles.places).toSorted()).toEqual(places.toSorted());
  expect(Object.keys(roadMiles.towns).toSorted()).toEqual(
    municipalities.map(({ slug }) => slug).toSorted(),
  );
});

test("Cape May is 106 miles away, and Nantucket ends at the ferry in Hyannis", () => {
  expect(roadDistanceToPlace("new-jersey", "cape-may")).toEqual({ miles: 106 });
  expect(roadDistanceToPlace("massachusetts", "nantucket")).toEqual({
    ferryFrom: "Hyannis",
    milesToFerry: 305,
  });
  expect(roadDistanceToTown("wilmington")).toEqual({ miles: 104 });
});

test("a place without road miles or water says which file lacks it", () => {
  expect(() => roadDistanceToPlace("ohio", "toledo")).toThrow("no distance for ohio/toledo");
  expect(() => waterOfPlace("ohio", "toledo")).toThrow("no water for ohio/toledo");
});

test("every place is on some water, and a shore town of Delaware on that of its place", () => {
  for (const { state, place } of coastalPlaces) {
    expect(waterOfPlace(state.slug, place.slug).kind).not.toBe("inland");
  }
  for (const slug of ["rehoboth-beach", "lewes", "fenwick-island"]) {
    expect(waterOfTown(slug)).toEqual(waterOfPlace("delaware", slug));
  }
  expect(waterOfTown("dover")).toEqual({ kind: "river", name: "the St. Jones River" });
  expect(waterOfTown("harrington")).toEqual({ kind: "inland" });
});
