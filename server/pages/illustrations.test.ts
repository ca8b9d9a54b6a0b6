import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { coastalPlaces, states } from "#content/places/states.ts";
import type { IllustrationsManifest, PlaceMap } from "#domain/geography/illustrations.ts";
import { createIllustrations, listPictureRedirects, readIllustrations } from "./illustrations.ts";

const folder = mkdtempSync(join(tmpdir(), "carts-illustrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (pagePath: string) => `/assets/maps${pagePath}-01234abc.svg`;
const shore = (pagePath: string) => `/assets/shores${pagePath}-01234abc.svg`;
const map = (pagePath: string): PlaceMap => ({
  name: pagePath,
  pictureUrl: picture(pagePath),
  neighbors: [],
});
const facing = { kind: "inland" } as const;

function createManifest(): IllustrationsManifest {
  return {
    coastline: { pictureUrl: picture("/coast"), width: 320, height: 400, states: [] },
    showroomMapUrl: picture("/showroom"),
    shopSceneUrls: {
      storefront: "/assets/scenes/storefront-deadbeef.svg",
      workshop: "/assets/scenes/workshop-deadbeef.svg",
      team: "/assets/scenes/team-deadbeef.svg",
      storage: "/assets/scenes/storage-deadbeef.svg",
      delivery: "/assets/scenes/delivery-deadbeef.svg",
      "home-call": "/assets/scenes/home-call-deadbeef.svg",
    },
    states: Object.fromEntries(
      states.map(({ slug, name }) => {
        const pagePath = `/${slug}-golf-carts`;
        return [
          slug,
          { name, pictureUrl: picture(pagePath), views: [], shoreUrl: shore(pagePath) },
        ];
      }),
    ),
    places: Object.fromEntries(
      coastalPlaces.map(({ state, place }) => [
        `${state.slug}/${place.slug}`,
        {
          map: map(`/${state.slug}/${place.slug}-golf-carts`),
          facing,
          sceneUrl: `/assets/scenes/${state.slug}/${place.slug}-golf-carts-deadbeef.svg`,
          shoreUrl: shore(`/${state.slug}/${place.slug}-golf-carts`),
        },
      ]),
    ),
    towns: Object.fromEntries(
      municipalities.map(({ slug }) => [
        slug,
        {
          map: map(`/${slug}-golf-carts`),
          facing,
          sceneUrl: `/assets/scenes/${slug}-golf-carts-deadbeef.svg`,
          shoreUrl: shore(`/${slug}-golf-carts`),
        },
      ]),
    ),
  };
}

function write(manifest: IllustrationsManifest): void {
  writeFileSync(join(folder, "illustrations.json"), JSON.stringify(manifest));
}

test("a build without illustrations says how to make one", async () => {
  await expect(readIllustrations(join(folder, "nothing"))).rejects.toThrow(/npm run build/);
});

test("a manifest with every state, place and town is read as it was written", async () => {
  const manifest = createManifest();
  write(manifest);
  expect(await readIllustrations(folder)).toEqual(manifest);
});

test.each([
  ["states", "maine"],
  ["places", "new-jersey/cape-may"],
  ["towns", "dover"],
] as const)("a manifest that lacks one of the %s names it", async (kind, slug) => {
  const manifest = createManifest();
  const others = Object.entries(manifest[kind]).filter(([key]) => key !== slug);
  write({ ...manifest, [kind]: Object.fromEntries(others) });
  await expect(readIllustrations(folder)).rejects.toThrow(
    `The build has no illustrations of ${slug}.`,
  );
});

test("what was never drawn is an error, not an empty page", () => {
  const illustrations = createIllustrations(createManifest());
  expect(illustrations.town("dover").map.name).toBe("/dover-golf-carts");
  expect(() => illustrations.place("maine", "cape-may")).toThrow(RangeError);
});

test("every picture has the URL that it had before its name held a hash", () => {
  const redirects = new Map(listPictureRedirects(createManifest()));
  expect(redirects.size).toBe(states.length + 2 * coastalPlaces.length + municipalities.length);
  expect(redirects.get("/maps/maine-golf-carts.svg")).toBe(picture("/maine-golf-carts"));
  expect(redirects.get("/maps/dover-golf-carts.svg")).toBe(picture("/dover-golf-carts"));
  expect(redirects.get("/scenes/new-jersey/cape-may-golf-carts.svg")).toBe(
    "/assets/scenes/new-jersey/cape-may-golf-carts-deadbeef.svg",
  );
});
