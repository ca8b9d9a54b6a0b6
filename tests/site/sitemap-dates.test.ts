import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { pictureViewsOf } from "#content/vehicles/pictures.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { listPages, readSitemaps } from "./sitemaps.ts";
import { countPasses, rendering, startWarmSite, waitForPasses } from "./warm-site.ts";
import { readVisibleText } from "./structured-data.ts";
import { readPictures, readTexts } from "./walked-page.ts";
import { findElements, readXml } from "./xml.ts";

// Most tests wait until every page of the site was rendered.
vi.setConfig({ testTimeout: 2 * rendering.timeout, hookTimeout: 2 * rendering.timeout });

let site: SiteServer;
let startedAt: string;

beforeAll(async () => {
  startedAt = new Date().toISOString();
  site = await startWarmSite();
});

afterAll(() => site.stop());

/** Imports vehicles and waits until the running site has rendered its pages again. */
async function importVehicles(file: string): Promise<void> {
  const passes = countPasses(site);
  expect(await runCommand(site, "inventory", ["import", file])).toMatchObject({ code: 0 });
  await waitForPasses(site, passes + 1);
}

test("the thread that answers visitors has rendered none of the pages that were warmed", async () => {
  const { text } = await ask(`${site.url}/metrics`);
  expect(text).toMatch(/^carts_document_renders_total 0$/m);
});

async function readDates({ url }: Pick<SiteServer, "url"> = site): Promise<Map<string, string>> {
  return new Map((await listPages({ url })).map(({ path, dates }) => [path, dates.join()]));
}

function findChanged(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...after].filter(([path, said]) => before.get(path) !== said).map(([path]) => path);
}

/** What people read between the header and the footer of every listed page. */
async function readMainTexts(paths: Iterable<string>): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths) {
    const [main = ""] = readTexts((await ask(site.url + path)).text, /<main[^>]*>(.*)<\/main>/gs);
    expect(main, path).not.toBe("");
    texts.set(path, readVisibleText(main));
  }
  return texts;
}

/** The index says of each part when the latest of its pages changed. */
async function expectIndexOfLatest(): Promise<void> {
  const index = readXml((await ask(`${site.url}/sitemap.xml`)).text);
  const latest = (await readSitemaps(site)).map((sitemap) =>
    findElements(readXml(sitemap), "lastmod")
      .map(({ text }) => text)
      .toSorted()
      .at(-1),
  );
  expect(findElements(index, "lastmod").map(({ text }) => text)).toEqual(latest);
}

test("every listed page says when it last changed, and the index says it of the latest of each part", async () => {
  const dates = await readDates();
  expect(dates.size).toBeGreaterThan(catalogue.length);
  for (const [path, date] of dates) {
    expect(date, path).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(date >= startedAt && date <= new Date().toISOString(), `${path} ${date}`).toBe(true);
  }
  await expectIndexOfLatest();
});

test("a changed price moves the dates of the pages that say it, and of no other", async () => {
  const before = await readDates();
  // All pages but places and towns, which are many and alike: every tenth of those.
  const compared = [...before.keys()].filter(
    (path, index) => !path.endsWith("-golf-carts") || index % 10 === 0,
  );
  const textsBefore = await readMainTexts(compared);
  const changedFrom = new Date().toISOString();
  const file = join(site.dataDir, "changed.json");
  const vehicle = catalogue.find(({ id }) => id === "denago-ev-rover-xl6");
  await writeFile(file, JSON.stringify([{ ...vehicle, price: 13_333 }]));
  await importVehicles(file);
  const after = await readDates();
  const moved = findChanged(before, after);
  expect(moved.filter((path) => compared.includes(path)).toSorted()).toEqual(
    findChanged(textsBefore, await readMainTexts(compared)).toSorted(),
  );
  expect(moved).toEqual(expect.arrayContaining(["/inventory", "/vehicles/denago-ev-rover-xl6"]));
  expect(moved).not.toContain("/privacy");
  await expectIndexOfLatest();
  expect(moved.filter((path) => (after.get(path) ?? "") < changedFrom)).toEqual([]);
});

test("dates outlast a restart; a build that says something else moves that page's date alone", async () => {
  const before = await readDates();
  const database = await openDatabase({ databaseUrl: null, dataDir: site.dataDir });
  const other = { text_hash: "what another build said" };
  const query = database.kysely.updateTable("page_texts").set(other).where("path", "=", "/terms");
  expect((await query.executeTakeFirst()).numUpdatedRows).toBe(1n);
  await database.close();
  const restartedAt = new Date().toISOString();
  const restarted = await startSite({ dataDir: site.dataDir });
  expect(findChanged(before, await readDates(restarted))).toEqual([]);
  for (const path of ["/privacy", "/inventory", "/terms"]) await ask(restarted.url + path);
  // A date is written after the answer.
  await vi.waitFor(async () => {
    expect(findChanged(before, await readDates(restarted))).toEqual(["/terms"]);
  }, rendering);
  const after = await readDates(restarted);
  await restarted.stop();
  expect((after.get("/terms") ?? "") >= restartedAt).toBe(true);
});

test("the pictures that the sitemap names are those with words that each page shows", async () => {
  const listed = await listPages(site);
  for (const { path, images } of listed) {
    const [main = ""] = readTexts((await ask(site.url + path)).text, /<main[^>]*>(.*)<\/main>/gs);
    const addresses = new Set(readPictures(main).map((source) => new URL(source, site.url).href));
    expect(images.toSorted(), path).toEqual([...addresses].toSorted());
  }
  for (const { id } of catalogue) {
    const images = listed.find(({ path }) => path === `/vehicles/${id}`)?.images;
    const views = pictureViewsOf(id);
    expect(views.length, id).toBeGreaterThan(0);
    expect(images, id).toEqual(
      views.map((view) => `${site.url}/pictures/carts/${id}-${view}-960.webp`),
    );
  }
});
