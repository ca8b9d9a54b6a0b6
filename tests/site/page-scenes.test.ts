import { afterAll, beforeAll, expect, test } from "vitest";
import { pageScenes } from "#content/places/page-scenes.ts";
import { picturePath } from "#content/vehicles/pictures.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const pathsByScene: Record<keyof typeof pageScenes, string> = {
  rentals: "/rentals",
  denago: "/denago",
  evolution: "/evolution",
  services: "/services",
  storage: "/storage-estimate",
  about: "/about",
  "thank-you": "/thank-you",
  "not-found": "/no-such-page",
  financing: "/financing",
};

test("each page with a scene shows its own cart once in the scene of its own place", async () => {
  for (const [name, { stateSlug, placeSlug, cartId }] of Object.entries(pageScenes)) {
    const path = pathsByScene[name as keyof typeof pageScenes];
    const { text } = await ask(site.url + path);
    expect(text.match(/src="\/assets\/scenes\/[^"]+"/g), path).toHaveLength(1);
    expect(text, path).toContain(`src="/assets/scenes/${stateSlug}/${placeSlug}-golf-carts-`);
    expect(text, path).toContain(`src="${picturePath(cartId, "front", 960, "avif")}"`);
  }
}, 600_000);
