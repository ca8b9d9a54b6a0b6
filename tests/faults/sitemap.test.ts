import { afterEach, expect, test, vi } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { createInventory } from "#server/inventory/inventory.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { startChild, type Child } from "./child.ts";
import { postInquiry } from "./visitors.ts";

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });
const paths = ["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/vehicles.xml"];
const sites: Child[] = [];
const environment = { METRICS: "1", WARM_UP: "0" };

afterEach(async () => {
  for (const site of sites.splice(0)) await site.end("SIGKILL");
});

async function readAll({ url }: Child): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => fetch(url + path)));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
  return answers.map(({ status }) => status);
}

async function readRenders({ url }: Child): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^carts_document_renders_total (\d+)$/m.exec(text)?.[1]);
}

test("with a full disk the sitemaps are served, and no page is rendered for them", async () => {
  const { place, remove } = makeDirectory();
  const roomy = await startChild({ program: "site", place, environment });
  await roomy.end("SIGTERM");
  // The tables take some 300 KB; what is left is soon used up.
  const site = await startChild({ program: "site", place, environment, fileKilobytesMax: 700 });
  sites.push(site);
  let isFull = false;
  for (let count = 0; !isFull && count < 1_000; count += 1) {
    const message = "x".repeat(4_000);
    const answer = await postInquiry(site.url, `key-${count}`, { message });
    isFull = answer?.status === 503;
  }
  expect(isFull).toBe(true);
  const before = await readRenders(site);
  for (let count = 0; count < 5; count += 1) expect(await readAll(site)).toEqual([200, 200, 200]);
  expect(await readRenders(site)).toBe(before);
  await remove();
});

test("the sitemaps are finished while one import follows the other", async () => {
  const { place, remove } = makeDirectory();
  const site = await startChild({ program: "site", place, environment });
  sites.push(site);
  const database = await openDatabase(place);
  const inventory = createInventory(database);
  let isOver = false;
  let imports = 0;
  const importing = (async () => {
    while (!isOver) {
      await inventory.importVehicles(catalogue as Vehicle[], "update");
      imports += 1;
    }
  })();
  for (let count = 0; count < 20; count += 1) expect(await readAll(site)).toEqual([200, 200, 200]);
  isOver = true;
  await importing;
  expect(imports).toBeGreaterThan(0);
  await database.close();
  await remove();
});
