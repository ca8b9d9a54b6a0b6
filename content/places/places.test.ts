import { expect, test } from "vitest";
import { findStreetMapView } from "./places.ts";

test("the street map shows a place from nearer than its state, and a state than the coast", () => {
  const [coast, state, place] = [
    findStreetMapView(),
    findStreetMapView("new-jersey"),
    findStreetMapView("new-jersey", "avalon"),
  ];
  expect(state.zoom).toBeGreaterThan(coast.zoom);
  expect(place.zoom).toBeGreaterThan(state.zoom);
});

test("an unknown state or place shows the whole coast", () => {
  expect(findStreetMapView("ohio")).toEqual(findStreetMapView());
  expect(findStreetMapView("maine", "atlantis")).toEqual(findStreetMapView());
});
