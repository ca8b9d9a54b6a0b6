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

/**
 * Only a place on the open ocean has the sun rise or set over the water; `place-sentences.test.ts`
 * shows in which directions.
 */
test("no page tells of trips between towns, of the compass, or of a sunrise over a bay", () => {
  const doubtful =
    /\b(?:there and back|round trip)\b|percent of the (?:circle|horizon)|comes up (?:from|out of) the (?:sea|ocean)|\b(?:bay|sound|river|creek|harbor)\b[^.]{0,60}: the sun (?:rises|sets)/i;
  const placePages = walked.filter(({ page }) => ["place", "town", "state"].includes(page.kind));
  expect(placePages).toHaveLength(232);
  const found = placePages.flatMap(({ path, text }) =>
    readPageTexts(text)
      .filter((sentence) => doubtful.test(sentence))
      .map(at(path)),
  );
  expect(found).toEqual([]);
});

function at(path: string): (found: string) => string {
  return (found) => `${path}: ${found}`;
}
