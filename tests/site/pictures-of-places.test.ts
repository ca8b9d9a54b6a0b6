import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { coastalPlaces, states } from "#content/places/states.ts";
import { municipalities } from "#content/places/municipalities.ts";
import { pages } from "#content/pages/pages.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask, type Answer } from "./ask.ts";
import { readAttribute, walk } from "./walked-page.ts";
import { readXml } from "./xml.ts";

const pictureBytesMax = 6_000;

let site: SiteServer;
let pictures: { address: string; path: string; answer: Answer }[];

/** The maps and scenes of every page of a place, asked for as a browser does. */
beforeAll(async () => {
  site = await startSite();
  const walked = await walk(
    site,
    pages.filter(({ path }) => path.endsWith("-golf-carts")),
  );
  const headers = { "Accept-Encoding": "br" };
  pictures = [];
  for (const { path, text } of walked) {
    for (const address of readAttribute(text, "src").filter((src) => src.includes(".svg?"))) {
      pictures.push({ address, path, answer: await ask(site.url + address, { headers }) });
    }
  }
});

afterAll(() => site.stop());

test("every state, place and town has its map, and every place its scene", () => {
  const count = (folder: string) => pictures.filter(({ address }) => address.startsWith(folder));
  expect(count("/maps/")).toHaveLength(
    states.length + coastalPlaces.length + municipalities.length,
  );
  expect(count("/scenes/")).toHaveLength(coastalPlaces.length);
  expect(pictures.filter(({ address, path }) => !address.includes(`${path}.svg?v=`))).toEqual([]);
});

test("every picture of a place is SVG, at most 6 KB, and kept for good by browsers", () => {
  const wrong = pictures.filter(
    ({ answer: { status, headers, body, headBytes } }) =>
      status !== 200 ||
      headers["content-type"] !== "image/svg+xml" ||
      headers["content-encoding"] !== "br" ||
      headers["cache-control"] !== "public, max-age=31536000, immutable" ||
      body.length + headBytes > pictureBytesMax,
  );
  expect(wrong.map(({ address, answer }) => [address, answer.status, answer.headers])).toEqual([]);
});

test("every picture of a place is well-formed, and asks for nothing", () => {
  for (const { answer } of pictures) {
    const svg = brotliDecompressSync(answer.body).toString();
    expect(() => readXml(svg)).not.toThrow();
    expect(svg).not.toMatch(/(?:href|src)="(?!#)|url\((?!#)|@import|<script/);
  }
});
