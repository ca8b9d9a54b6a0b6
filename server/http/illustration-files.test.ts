import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { createMaps } from "#illustrations/maps/maps.ts";
import { createScenes } from "#illustrations/scenes/scenes.ts";
import { createPictureFiles } from "./illustration-files.ts";

const maps = createMaps({ states, municipalities, showroom: business.showroom.coordinates });
const scenes = createScenes(maps);
const files = createPictureFiles((path) => maps.picture(path) ?? scenes.picture(path));
const addresses = [
  maps.state("maine")?.pictureUrl ?? "",
  maps.place("new-jersey", "cape-may")?.pictureUrl ?? "",
  maps.town("dover")?.pictureUrl ?? "",
  scenes.place("new-jersey", "cape-may") ?? "",
];

test.each(addresses)("%s is a picture that a browser keeps for good", async (address) => {
  const answer = await files.request(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
});

test.each(addresses)("%s of another version is asked for again each time", async (address) => {
  for (const other of [address.replace(/v=.*/, "v=other"), address.replace(/\?.*/, "")]) {
    const answer = await files.request(other);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
    const headers = { "If-None-Match": answer.headers.get("ETag") ?? "" };
    expect((await files.request(other, { headers })).status).toBe(304);
  }
});

test.each(addresses)("%s allows its own style and nothing else", async (address) => {
  const answer = await files.request(address);
  const [, style = ""] = /<style>(.*?)<\/style>/.exec(await answer.text()) ?? [];
  const hash = createHash("sha256").update(style).digest("base64");
  expect(style).not.toBe("");
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
  );
});

test("a picture comes compressed, and a HEAD without its body", async () => {
  const headers = { "Accept-Encoding": "br" };
  const answer = await files.request(addresses[0] ?? "", { headers });
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  const head = await files.request(addresses[0] ?? "", { headers, method: "HEAD" });
  expect(head.headers.get("Content-Length")).toBe(answer.headers.get("Content-Length"));
  expect(await head.text()).toBe("");
});

test("a picture is drawn again by its path alone, as after a restart", async () => {
  const fresh = createMaps({ states, municipalities, showroom: business.showroom.coordinates });
  const freshScenes = createScenes(fresh);
  const restarted = createPictureFiles((path) => fresh.picture(path) ?? freshScenes.picture(path));
  for (const address of addresses) {
    const [before, after] = [await files.request(address), await restarted.request(address)];
    expect(after.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(await after.text()).toBe(await before.text());
  }
});

test.each([
  "/maps/ohio-golf-carts.svg",
  "/maps/new-jersey/cape-may-golf-carts",
  "/maps/.svg",
  "/maps/inventory.svg",
  "/scenes/dover-golf-carts.svg",
  "/scenes/new-jersey-golf-carts.svg",
  "/maps/scenes/new-jersey/cape-may-golf-carts.svg",
])("there is no picture at %s", async (address) => {
  expect((await files.request(address)).status).toBe(404);
});
