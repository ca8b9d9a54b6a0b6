import { expect, test } from "vitest";
import { coastalPlaces, findPlace } from "#content/places/states.ts";
import { loadAtlas } from "./atlas.ts";
import { createLandSearch } from "./land-near.ts";
import { facingOfShore } from "./shore-facing.ts";

const findLandNear = createLandSearch(loadAtlas());

function facingOf(stateSlug: string, slug: string) {
  const { coordinates } = findPlace(stateSlug, slug)!.place;
  return facingOfShore(coordinates, findLandNear(coordinates));
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
])("%s's %s has the water to the %s", (stateSlug, slug, direction) => {
  expect(facingOf(stateSlug, slug)).toMatchObject({ kind: "one-side", direction });
});

test("the Outer Banks and Block Island have water all round, Savannah has none near", () => {
  expect(facingOf("north-carolina", "ocracoke").kind).toBe("all-round");
  expect(facingOf("rhode-island", "block-island").kind).toBe("all-round");
  expect(facingOf("georgia", "savannah").kind).toBe("inland");
});

test("at most five of the places are too far inland to name a side", () => {
  const inland = coastalPlaces.filter(
    ({ place }) =>
      facingOfShore(place.coordinates, findLandNear(place.coordinates)).kind === "inland",
  );
  expect(inland.length).toBeLessThanOrEqual(5);
});
