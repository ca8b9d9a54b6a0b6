import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { findOldEnglish, findShoutedBrand } from "#tests/language/old-english.ts";
import { readPageTexts, readPieces } from "#tests/language/page-texts.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { walk, type WalkedPage } from "./walked-page.ts";

/** What is read by programs and shown to people by them, and pages that no list has. */
const others = [
  "/llms.txt",
  "/api/vehicles",
  "/api/openapi.json",
  "/feeds/products.json",
  "/feeds/google.xml",
  "/feeds/meta.csv",
  "/.well-known/agent-card.json",
];
const unlisted = [
  "/nothing-here",
  "/florida/nowhere-golf-carts",
  "/vehicles/nothing",
  "/inventory?search=nothing",
  "/contact?topic=test-drive&vehicle=denago-ev-city",
  "/contact?place=/delaware/lewes-golf-carts",
];

let site: SiteServer;
let walked: WalkedPage[];
beforeAll(async () => {
  site = await startSite();
  walked = await walk(site, pages);
}, 600_000);
afterAll(() => site.stop());

test("no page says a sentence of the old English, in its texts, metadata or structured data", () => {
  const found = walked.flatMap(({ path, text }) => [
    ...readPageTexts(text).flatMap(findOldEnglish).map(at(path)),
    ...readPieces(text).flatMap(findShoutedBrand).map(at(path)),
  ]);
  expect(found).toEqual([]);
});

test("no error page, filtered list or opened form says one either", async () => {
  for (const path of unlisted) {
    const { text } = await ask(site.url + path);
    expect(text.length, path).toBeGreaterThan(0);
    expect(readPageTexts(text).flatMap(findOldEnglish).map(at(path))).toEqual([]);
  }
});

test("no feed, API answer or file for assistants says one", async () => {
  for (const path of others) {
    const { status, text } = await ask(site.url + path);
    expect(status, path).toBe(200);
    expect(text.split("\n").flatMap(findOldEnglish).map(at(path))).toEqual([]);
  }
});

function at(path: string): (found: string) => string {
  return (found) => `${path}: ${found}`;
}
