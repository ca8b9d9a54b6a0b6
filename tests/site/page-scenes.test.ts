import { afterAll, beforeAll, expect, test } from "vitest";
import { homeHeroPlace, type PageScene, pageScenes } from "#content/places/page-scenes.ts";
import { familyPicturePath } from "#content/vehicles/families.ts";
import { scenePicturePath } from "#content/vehicles/pictures.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pathsByScene: Record<keyof typeof pageScenes, string> = {
  home: "/",
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

test("each page with a scene shows its own cart once in the scene of its own place", async () => {
  for (const [name, scene] of Object.entries<PageScene>(pageScenes)) {
    const path = pathsByScene[name as keyof typeof pageScenes];
    const { text } = await ask(site.url + path);
    // Home opens on a shore as well, with the cart that the catalogue says; a rental is delivered to one.
    const count = name === "home" || name === "rentals" ? 2 : 1;
    expect(text.match(/src="\/assets\/scenes\/[^"]+"/g), path).toHaveLength(count);
    const file = "shop" in scene ? scene.shop : `${scene.stateSlug}/${scene.placeSlug}-golf-carts`;
    expect(text, path).toContain(`src="/assets/scenes/${file}-`);
    const carts =
      "family" in scene ? familyPicturePath(scene.family) : scenePicturePath(scene.cartId);
    expect(text, path).toContain(`src="${carts}"`);
  }
  const { text } = await ask(site.url);
  const { stateSlug, placeSlug } = homeHeroPlace;
  expect(text).toContain(`src="/assets/scenes/${stateSlug}/${placeSlug}-golf-carts-`);
}, 600_000);
