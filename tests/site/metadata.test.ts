import sharp from "sharp";
import { beforeAll, expect, inject, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { models } from "#content/vehicles/models.ts";
import { pages } from "#content/pages/pages.ts";
import { statePath } from "#content/pages/paths.ts";
import { sharePictureSize } from "#content/pages/share-pictures.ts";
import { states } from "#content/places/states.ts";
import { ask } from "./ask.ts";
import { readAttribute, readTexts, walk, type WalkedPage } from "./walked-page.ts";

const site = inject("sharedSite");
let walked: WalkedPage[];

beforeAll(async () => {
  walked = await walk(site, pages);
});

/** What a head says under a name, in `name` or in `property`, nothing left out. */
function readMeta({ text }: Pick<WalkedPage, "text">, wanted: string): string[] {
  return (text.match(/<meta [^>]*>/g) ?? [])
    .filter((tag) =>
      [...readAttribute(tag, "name"), ...readAttribute(tag, "property")].includes(wanted),
    )
    .flatMap((tag) => readAttribute(tag, "content"));
}

test("every share card says what the page's own title, description and address say", () => {
  const { name } = business;
  for (const page of walked) {
    const said = (wanted: string) => readMeta(page, wanted);
    const [title = ""] = readTexts(page.text, /<title>(.*?)<\/title>/g);
    const address = site.url + page.path;
    expect(title, page.path).toBe(page.page.title);
    expect(said("description"), page.path).toEqual([page.page.description]);
    expect(said("og:title"), page.path).toEqual([title]);
    expect(said("og:description"), page.path).toEqual([page.page.description]);
    expect(said("og:url"), page.path).toEqual([address]);
    expect(said("og:site_name"), page.path).toEqual([name]);
    expect(said("og:locale"), page.path).toEqual(["en_US"]);
    expect(said("twitter:card"), page.path).toEqual(["summary_large_image"]);
    const kind = page.page.kind === "model" ? "product" : "website";
    expect(said("og:type"), page.path).toEqual([kind]);
  }
});

test("every share card has a picture of 1200 by 630 pixels, in words for both networks", async () => {
  const pictures = new Set<string>();
  for (const page of walked) {
    const [picture = "none", ...others] = readMeta(page, "og:image");
    expect(others, page.path).toEqual([]);
    pictures.add(picture);
    expect(readMeta(page, "og:image:width"), page.path).toEqual([String(sharePictureSize.width)]);
    expect(readMeta(page, "og:image:height"), page.path).toEqual([String(sharePictureSize.height)]);
    const [words = ""] = readMeta(page, "og:image:alt");
    expect(words.length, page.path).toBeGreaterThan(20);
    expect(readMeta(page, "twitter:image:alt"), page.path).toEqual([words]);
  }
  expect(pictures.size).toBeGreaterThan(models.length + states.length);
  for (const picture of pictures) {
    expect(picture.startsWith(`${site.url}/share/`), picture).toBe(true);
    const { body, headers } = await ask(picture);
    expect(headers["content-type"]).toBe("image/png");
    const { width, height, format } = await sharp(body).metadata();
    expect({ picture, width, height, format }).toEqual({
      picture,
      ...sharePictureSize,
      format: "png",
    });
  }
});

test("a page asks not to be listed if, and only if, the list of pages says so", () => {
  const hidden = walked.filter((page) => readMeta(page, "robots").length > 0);
  const wanted = pages.filter(({ isIndexed }) => !isIndexed);
  const pathsOf = (shown: readonly { path: string }[]) => shown.map(({ path }) => path).toSorted();
  expect(pathsOf(hidden)).toEqual(pathsOf(wanted));
  expect(new Set(hidden.flatMap((page) => readMeta(page, "robots")))).toEqual(new Set(["noindex"]));
});

test("a model's keywords are its own, a state's are its first five places", () => {
  const keywordsOf = (path: string) => {
    const page = walked.find((one) => one.path === path);
    return page && readMeta(page, "keywords");
  };
  for (const { slug, seoKeywords } of models) {
    expect(keywordsOf(`/vehicles/${slug}`)).toEqual([seoKeywords.join(", ")]);
  }
  for (const state of states) {
    const [keywords = ""] = keywordsOf(statePath(state)) ?? [];
    for (const { name } of state.places.slice(0, 5)) expect(keywords).toContain(name);
    for (const { name } of state.places.slice(5)) {
      expect(keywords.split(", ").some((one) => one.startsWith(name))).toBe(false);
    }
  }
});

test("a vehicle that no list of pages knows has a whole card too", async () => {
  const vehicle = catalogue.find(({ id }) => !pages.some(({ path }) => path === `/vehicles/${id}`));
  const { text } = await ask(`${site.url}/vehicles/${vehicle?.id}`);
  expect(readMeta({ text }, "og:type")).toEqual(["product"]);
  expect(readMeta({ text }, "og:title")[0]).toContain(vehicle?.name);
  expect(readMeta({ text }, "og:image")).toEqual([`${site.url}/share/${vehicle?.id}.png`]);
  expect(readMeta({ text }, "product:price:amount")).toEqual([String(vehicle?.price)]);
});

test("every page names a theme color for light and for dark, the icons and the manifest", () => {
  for (const { path, text } of walked) {
    const themes = text.match(/<meta name="theme-color"[^>]*>/g) ?? [];
    const schemes = themes.flatMap((tag) => readAttribute(tag, "media"));
    expect(schemes, path).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
    expect(new Set(themes.flatMap((tag) => readAttribute(tag, "content"))).size, path).toBe(2);
    const links = readTexts(text, /<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]*)"/g);
    expect(links, path).toEqual(["/icon.svg", "/apple-touch-icon.png", "/site.webmanifest"]);
  }
});

test("the manifest and its icons are there, drawn as large as they say, one of them maskable", async () => {
  const { text, headers } = await ask(`${site.url}/site.webmanifest`);
  expect(headers["content-type"]).toBe("application/manifest+json");
  const { name, icons } = JSON.parse(text) as {
    name: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };
  expect(name).toBe(business.name);
  for (const { src, type, sizes } of icons) {
    const icon = await ask(site.url + src);
    expect([src, icon.headers["content-type"]]).toEqual([src, type]);
    const { width, height, format } = await sharp(icon.body).metadata();
    const drawn = format === "svg" ? "any" : `${width}x${height}`;
    expect([src, drawn]).toEqual([src, sizes]);
  }
  expect(icons.map(({ type }) => type)).toContain("image/svg+xml");
  expect(icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
});
