import { expect, test } from "vitest";
import { families } from "#content/vehicles/families.ts";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { pageScenes, type PageScene, workshopCartIds } from "./page-scenes.ts";
import { findPlace } from "./states.ts";

const scenes = Object.values<PageScene>(pageScenes);
const cartIds = scenes.flatMap((scene) => ("cartId" in scene ? [scene.cartId] : []));
const shores = scenes.flatMap((scene) => ("shop" in scene ? [] : [scene]));

test("no two pages show the same cart in a scene, and no two the same place or state", () => {
  expect(new Set(cartIds).size).toBe(cartIds.length);
  expect(shores.length).toBeGreaterThan(0);
  for (const key of ["placeSlug", "stateSlug"] as const) {
    expect(new Set(shores.map((scene) => scene[key])).size, key).toBe(shores.length);
  }
});

test("every scene is of a place we have or of our shop, with a cart whose front view we have rendered", () => {
  for (const { stateSlug, placeSlug } of shores) {
    expect(findPlace(stateSlug, placeSlug), placeSlug).toBeDefined();
  }
  const ofBrands = [...Object.values(families).flat(), ...Object.values(workshopCartIds)];
  for (const id of [...cartIds, ...ofBrands]) {
    expect(pictureViewsOf(id), id).toContain("front");
  }
});

test("the cart of a brand in our workshop is of that brand, and none of those at the top of its page", () => {
  for (const [brand, id] of Object.entries(workshopCartIds)) {
    expect(id).toMatch(new RegExp(`^${brand}-`));
    expect(Object.values(families).flat()).not.toContain(id);
  }
});
