import { expect, test } from "vitest";
import {
  coastalPlaces,
  findPlace,
  findState,
  footerPlaces,
  homePagePlaces,
  states,
} from "./states.ts";

test("places stand in the order of their states, and every state has some", () => {
  expect(coastalPlaces.map(({ place }) => place)).toEqual(states.flatMap(({ places }) => places));
  expect(states.filter(({ places }) => places.length === 0)).toEqual([]);
});

test("the footer and the home page have the first places of the coast", () => {
  expect(footerPlaces).toEqual(coastalPlaces.slice(0, footerPlaces.length));
  expect(homePagePlaces).toEqual(coastalPlaces.slice(0, homePagePlaces.length));
});

test("the regions divide the coast into three runs of states, from north to south", () => {
  const runs = states
    .map(({ region }) => region)
    .filter((region, index, regions) => region !== regions[index - 1]);
  expect(runs).toEqual(["northern", "mid-atlantic", "southern"]);
});

test("slugs are unique among the states and within each state, and fit a URL", () => {
  const groups = [states, ...states.map(({ places }) => places)];
  for (const group of groups) {
    const slugs = group.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});

test("Ocean City and Portsmouth each exist twice and are told apart by their state", () => {
  expect(findPlace("new-jersey", "ocean-city")?.place.coordinates.lat).toBe(39.2776);
  expect(findPlace("maryland", "ocean-city")?.place.coordinates.lat).toBe(38.3365);
  expect(findPlace("new-hampshire", "portsmouth")?.state.abbreviation).toBe("NH");
  expect(findPlace("virginia", "portsmouth")?.state.abbreviation).toBe("VA");
});

test("an unknown state, an unknown place and a place under the wrong state are not found", () => {
  expect(findState("ohio")).toBeUndefined();
  expect(findPlace("ohio", "ocean-city")).toBeUndefined();
  expect(findPlace("maine", "atlantis")).toBeUndefined();
  expect(findPlace("delaware", "ocean-city")).toBeUndefined();
});
