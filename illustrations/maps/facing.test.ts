import { expect, test } from "vitest";
import { coastalPlaces, findPlace } from "#content/places/states.ts";
import { facingOfShore } from "#domain/geography/shore.ts";
import { createMaps } from "./maps.ts";

const maps = createMaps({
  states: [],
  municipalities: [],
  showroom: { lat: 40.2001, lng: -74.0279 },
});

function facingOf(stateSlug: string, slug: string) {
  const { coordinates } = findPlace(stateSlug, slug)!.place;
  return facingOfShore(coordinates, maps.landNear(coordinates));
}

test.each([
  ["delaware", "rehoboth-beach", "east"],
  ["new-jersey", "atlantic-city", "southeast"],
  ["new-york", "long-beach", "south"],
  ["new-york", "port-jefferson", "north"],
  ["connecticut", "madison", "south"],
  ["virginia", "cape-charles", "west"],
  ["maryland", "chesapeake-beach", "east"],
  ["south-carolina", "myrtle-beach", "southeast"],
  ["florida", "clearwater-beach", "west"],
  ["florida", "destin", "south"],
])("%s's %s has the water to the %s", (stateSlug, slug, wind) => {
  expect(facingOf(stateSlug, slug)).toMatchObject({ kind: "one-side", direction: wind });
});

test("the Outer Banks and Block Island have water all round, Savannah has none near", () => {
  expect(facingOf("north-carolina", "ocracoke").kind).toBe("all-round");
  expect(facingOf("rhode-island", "block-island").kind).toBe("all-round");
  expect(facingOf("georgia", "savannah").kind).toBe("inland");
});

test("at most five of the 161 places are too far inland to name a side", () => {
  const inland = coastalPlaces.filter(
    ({ place }) =>
      facingOfShore(place.coordinates, maps.landNear(place.coordinates)).kind === "inland",
  );
  expect(inland.length).toBeLessThanOrEqual(5);
});
