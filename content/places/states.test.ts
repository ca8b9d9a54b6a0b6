import { expect, test } from "vitest";
import {
  coastalPlaces,
  findPlace,
  findState,
  footerPlaces,
  homePagePlaces,
  states,
} from "./states.ts";

test("each state has the number of places the specification counts, Florida 24", () => {
  expect(states.map(({ abbreviation, places }) => [abbreviation, places.length])).toEqual([
    ["ME", 12],
    ["NH", 6],
    ["MA", 14],
    ["RI", 10],
    ["CT", 12],
    ["NY", 13],
    ["NJ", 13],
    ["DE", 6],
    ["MD", 8],
    ["VA", 9],
    ["NC", 13],
    ["SC", 12],
    ["GA", 9],
    ["FL", 24],
  ]);
});

test("there are 161 places in state order", () => {
  expect(coastalPlaces).toHaveLength(161);
  expect(coastalPlaces[0]?.place.name).toBe("Old Orchard Beach");
  expect(coastalPlaces.at(-1)?.place.name).toBe("Key West");
});

test("the footer has the first 40 places and the home page the first 24", () => {
  expect(footerPlaces).toEqual(coastalPlaces.slice(0, 40));
  expect(homePagePlaces).toEqual(coastalPlaces.slice(0, 24));
});

test("the regions divide the coast into three runs of states", () => {
  const inRegion = (name: string) =>
    states.filter(({ region }) => region === name).map(({ abbreviation }) => abbreviation);
  expect(inRegion("northern")).toEqual(["ME", "NH", "MA", "RI", "CT", "NY"]);
  expect(inRegion("mid-atlantic")).toEqual(["NJ", "DE", "MD", "VA"]);
  expect(inRegion("southern")).toEqual(["NC", "SC", "GA", "FL"]);
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
