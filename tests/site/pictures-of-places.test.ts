import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, expect, inject, test } from "vitest";
import { coastalPlaces, states } from "#content/places/states.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { pages } from "#content/pages/pages.ts";
import { placePath, statePath, townPath } from "#content/pages/paths.ts";
import { roadDistanceToPlace, roadDistanceToTown } from "#content/places/road-miles.ts";
import { deliveryTiming, saleDelivery } from "#content/dealership/delivery.ts";
import { estimateDelivery } from "#domain/delivery/delivery.ts";
import { ask, type Answer } from "./ask.ts";
import { readAttribute, walk } from "./walked-page.ts";
import { readXml } from "./xml.ts";

const pictureBytesMax = 6_000;

const site = inject("sharedSite");
let pictures: { url: string; path: string; answer: Answer }[];

/** The maps and scenes of every page of a place, fetched as a browser does. */
beforeAll(async () => {
  const walked = await walk(
    site,
    pages.filter(({ path }) => path.endsWith("-golf-carts")),
  );
  const headers = { "Accept-Encoding": "br" };
  pictures = [];
  for (const { path, text } of walked) {
    for (const url of readAttribute(text, "src").filter((src) => /^\/assets\/.*\.svg$/.test(src))) {
      pictures.push({ url, path, answer: await ask(site.url + url, { headers }) });
    }
  }
});

test("every state, place and town has its map and its shore, and every place and town its scene", () => {
  const inFolder = (folder: string) => pictures.filter(({ url }) => url.startsWith(folder));
  const pageCount = states.length + coastalPlaces.length + municipalities.length;
  expect(inFolder("/assets/maps/")).toHaveLength(pageCount);
  const own = pictures.filter(isOwn);
  expect(own.filter(({ url }) => url.startsWith("/assets/shores/"))).toHaveLength(pageCount);
  expect(own.filter(({ url }) => url.startsWith("/assets/scenes/"))).toHaveLength(
    coastalPlaces.length + municipalities.length,
  );
});

test("beside its own pictures a state's page shows one of its places, our workshop and our shop", () => {
  for (const state of states) {
    expect(listOthers(statePath(state))).toEqual([
      expect.stringMatching(`^/assets/scenes/${state.slug}/[a-z-]+-golf-carts$`),
      "/assets/scenes/workshop",
      "/assets/scenes/storefront",
    ]);
  }
});

test("a place or a town that our shop can serve shows a repair, keys handed over and a winter's storage; farther away a town who calls us, a place nothing else", () => {
  const ofShop = ["workshop", "team", "storage"].map((name) => `/assets/scenes/${name}`);
  const listed = [
    ...coastalPlaces.map(({ state, place }) => ({
      path: placePath(state, place),
      distance: roadDistanceToPlace(state.slug, place.slug),
      isTown: false,
    })),
    ...municipalities.map((town) => ({
      path: townPath(town),
      distance: roadDistanceToTown(town.slug),
      isTown: true,
    })),
  ];
  for (const { path, distance, isTown } of listed) {
    const { roadMiles, ferryFrom } = estimateDelivery(distance, saleDelivery);
    const isReached = ferryFrom === undefined && roadMiles <= deliveryTiming.businessDaysMilesMax;
    const far = isTown ? ["/assets/scenes/home-call"] : [];
    expect(listOthers(path), path).toEqual(isReached ? ofShop : far);
  }
  expect(listOthers("/new-jersey/cape-may-golf-carts")).toEqual(ofShop);
  expect(listOthers("/florida/key-west-golf-carts")).toEqual([]);
});

/** The pictures of a page that are not named for it, without their hashes. */
function listOthers(path: string): string[] {
  return pictures
    .filter((picture) => picture.path === path && !isOwn(picture))
    .map(({ url }) => url.replace(/-[\da-f]{8}\.svg$/, ""));
}

function isOwn({ url, path }: { url: string; path: string }): boolean {
  return url.includes(`${path}-`);
}

test("every picture of a place is SVG, at most 6 KB, and kept for good by browsers", () => {
  const wrong = pictures.filter(
    ({ answer: { status, headers, body, headBytes } }) =>
      status !== 200 ||
      headers["content-type"] !== "image/svg+xml" ||
      headers["content-encoding"] !== "br" ||
      headers["cache-control"] !== "public, max-age=31536000, immutable" ||
      headers["cross-origin-resource-policy"] !== "same-origin" ||
      body.length + headBytes > pictureBytesMax,
  );
  expect(wrong.map(({ url, answer }) => [url, answer.status, answer.headers])).toEqual([]);
});

test("every picture of a place is well-formed, allows its own style, and loads nothing", () => {
  for (const { answer } of pictures) {
    const svg = brotliDecompressSync(answer.body).toString();
    expect(() => readXml(svg)).not.toThrow();
    expect(svg).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|@import|<script/);
    const style = /<style>(.*?)<\/style>/.exec(svg)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers["content-security-policy"]).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'`,
    );
  }
});

test("the URL that a picture had before its name held a hash leads to its file", async () => {
  // Scenes of towns and shores came later.
  const isLater = ({ url, path }: (typeof pictures)[number]) =>
    (url.startsWith("/assets/scenes/") && path.split("/").length === 2) ||
    url.startsWith("/assets/shores/");
  for (const { url, path } of pictures.filter((picture) => isOwn(picture) && !isLater(picture))) {
    const former = `${url.startsWith("/assets/maps/") ? "/maps" : "/scenes"}${path}.svg`;
    const answer = await ask(`${site.url}${former}?v=abc123`);
    expect([former, answer.status, answer.headers.location]).toEqual([former, 308, url]);
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
])("there is no picture at %s", async (path) => {
  expect((await ask(site.url + path)).status).toBe(404);
});
