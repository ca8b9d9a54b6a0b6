import { afterAll, beforeAll, expect, test } from "vitest";
import {
  homeHeroPlace,
  type PageScene,
  pageScenes,
  deliveryScene,
} from "#content/places/page-scenes.ts";
import { familyPicturePath } from "#content/vehicles/families.ts";
import { smallCartsPicture } from "#content/vehicles/small-carts-picture.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test("on a phone home's small scenes take their carts from one picture, and none is at its top or among those it features", async () => {
  const { text } = await ask(site.url);
  const main = text.slice(text.indexOf("<main"));
  const listPictures = (pattern: RegExp) => [...main.matchAll(pattern)].map(([, name]) => name);
  const small = listPictures(
    /<source[^>]*small-carts[^>]*><img src="\/pictures\/carts\/([\w-]+)-scene-960/g,
  );
  expect(small).toEqual([...smallCartsPicture.cartIds]);
  const parts = listPictures(/class="scene-cart phone-part-(\d)"/g);
  expect(parts).toEqual(["1", "2", "3", "4"]);
  const own = listPictures(
    /<div class="scene no-print"><img[^>]*><img src="\/pictures\/carts\/([\w-]+)-scene-/g,
  );
  expect(own).toEqual(["evolution-classic-2-plus"]);
  const featured = listPictures(
    /front-view[^>]*><picture[^>]*><source[^>]*carts\/([\w-]+)-front-/g,
  );
  expect(featured).toHaveLength(3);
  expect([...small].filter((id) => [...own, ...featured].includes(id))).toEqual([]);
});

const pathsByScene: Record<keyof typeof pageScenes, string> = {
  showroom: "/showroom",
  rentals: "/rentals",
  denago: "/denago",
  evolution: "/evolution",
  about: "/about",
  services: "/services",
  storage: "/storage-estimate",
  contact: "/contact",
  "eco-impact": "/eco-impact",
  "thank-you": "/thank-you",
  "not-found": "/no-such-page",
  financing: "/financing",
};

test("each page with a scene shows it once, with its own cart if it has one", async () => {
  for (const [name, scene] of Object.entries<PageScene>(pageScenes)) {
    const path = pathsByScene[name as keyof typeof pageScenes];
    const { text } = await ask(site.url + path);
    // Both brands have one on about; a rental is delivered to another, the showroom has its people, a brand's carts are repaired
    // in our shop; thank-you and 404 lead on to three.
    const counts = {
      about: 3,
      rentals: 2,
      showroom: 2,
      denago: 2,
      evolution: 2,
      "thank-you": 4,
      "not-found": 4,
    };
    const count = new Map(Object.entries(counts)).get(name) ?? 1;
    expect(text.match(/src="\/assets\/scenes\/[^"]+"/g), path).toHaveLength(count);
    const file = "shop" in scene ? scene.shop : `${scene.stateSlug}/${scene.placeSlug}-golf-carts`;
    expect(text, path).toContain(`src="/assets/scenes/${file}-`);
    for (const carts of listCartPictures(scene)) {
      expect(text, path).toContain(`src="${carts}"`);
    }
  }
}, 600_000);

function listCartPictures(scene: PageScene): string[] {
  if ("family" in scene) return [familyPicturePath(scene.family)];
  return "cartId" in scene ? [scenePicturePath(scene.cartId)] : [];
}

test("home opens on a shore, and shows a delivery and the scenes of the pages it leads to", async () => {
  const { text } = await ask(site.url);
  const shown = [...text.matchAll(/src="\/assets\/scenes\/(.+?)-[\da-f]{8}\.svg"/g)].map(
    ([, file]) => file,
  );
  const { stateSlug, placeSlug } = pageScenes.rentals;
  expect(shown).toEqual([
    `${homeHeroPlace.stateSlug}/${homeHeroPlace.placeSlug}-golf-carts`,
    deliveryScene.shop,
    `${stateSlug}/${placeSlug}-golf-carts`,
    pageScenes.services.shop,
    pageScenes.about.shop,
  ]);
  expect(text).toContain(`src="${scenePicturePath(pageScenes.about.cartId)}"`);
});
