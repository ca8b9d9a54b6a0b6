import { expect, test } from "vitest";
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { homeHeroCartId, pageScenes } from "./page-scenes.ts";
import { stateScenes } from "./state-scenes.ts";
import { findPlace, states } from "./states.ts";

/** The carts that a state's page shows above its end, and that of home's hero. */
const shownBefore: readonly string[] = [
  pageScenes.showroom.cartId,
  pageScenes.rentals.cartId,
  pageScenes.services.cartId,
  homeHeroCartId,
];

test("every state's page ends at a place of its own, not at its first, with a cart shown nowhere else on it", () => {
  expect(Object.keys(stateScenes).toSorted()).toEqual(states.map(({ slug }) => slug).toSorted());
  for (const state of states) {
    const { placeSlug, cartId } = stateScenes[state.slug]!;
    expect(findPlace(state.slug, placeSlug), placeSlug).toBeDefined();
    expect(placeSlug).not.toBe(state.places[0]?.slug);
    expect(pictureViewsOf(cartId), cartId).toContain("front");
    expect(shownBefore).not.toContain(cartId);
  }
});
