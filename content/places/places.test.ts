import { expect, test } from "vitest";
import { ferryPlaces, findStreetMapView, placesWithoutLinkMax } from "./places.ts";
import { coastalPlaces, states } from "./states.ts";

test("the street map shows a state at zoom 8 and a place at zoom 13", () => {
  expect(findStreetMapView("new-jersey").zoom).toBe(8);
  expect(findStreetMapView("new-jersey", "avalon").zoom).toBe(13);
});

test("an unknown state or place shows the wider coast at zoom 5", () => {
  expect(findStreetMapView().zoom).toBe(5);
  expect(findStreetMapView("ohio").zoom).toBe(5);
  expect(findStreetMapView("maine", "atlantis")).toEqual(findStreetMapView());
});

test("every place reached by ferry is one of ours", () => {
  const slugs = new Set(coastalPlaces.map(({ state, place }) => `${state.slug}/${place.slug}`));
  expect([...ferryPlaces].filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("nine states have so many places that a place page links to all of them", () => {
  expect(states.filter(({ places }) => places.length > placesWithoutLinkMax)).toHaveLength(9);
});
