import { expect, test } from "vitest";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { pageScenes } from "./page-scenes.ts";
import { findPlace } from "./states.ts";

const scenes = Object.values(pageScenes);

test("no two pages that sell show the same place, state or cart", () => {
  for (const key of ["placeSlug", "stateSlug", "cartId"] as const) {
    expect(new Set(scenes.map((scene) => scene[key])).size, key).toBe(scenes.length);
  }
});

test("every scene is of a place we have, with a cart whose front view we have rendered", () => {
  for (const { stateSlug, placeSlug, cartId } of scenes) {
    expect(findPlace(stateSlug, placeSlug), placeSlug).toBeDefined();
    expect(pictureViewsOf(cartId), cartId).toContain("front");
  }
});
