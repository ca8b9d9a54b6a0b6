import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "#tests/servers/site-server.ts";
import { importVehicles } from "./catalogue.ts";
import { readCpuMicros, readMemory } from "./process-figures.ts";
import {
  type Figures,
  formatCost,
  formatMs,
  measureRequests,
  printTable,
} from "./request-costs.ts";
import { chooseFilters, type InteractionTimes, typeIntoSearch } from "./interactions.ts";

const catalogueSizes = [100, 1_000, 10_000, 100_000];
const typedAmong = 10_000;
/** Names of the filters that are chosen one after another. */
const chosen = [/^6 seats/, /^Lithium/, /^4 seats/, /^Lithium/];
const timedRequests = 50;
/** Different ones, which all find something. */
const filters = ["", "brand=denago&", "brand=evolution&"].flatMap((brand) =>
  ["", "seats=4&", "battery=lithium&", "stock=in&"].flatMap((trait) =>
    ["price", "price-high", "range", "seats", "name"].map((sort) => `${brand}${trait}sort=${sort}`),
  ),
);
/** Of answers that hold the whole catalogue. */
const timedFiles = 3;
/** Before what is measured, so that the code of pages is compiled. */
const untimedRequests = 50;

/** What an import, pages, feeds and sitemaps take with ever more vehicles: a table. */
export async function benchCatalogue(): Promise<void> {
  const columns = [];
  process.stdout.write("vehicles: ms of computing, of the clock in parentheses\n");
  for (const size of catalogueSizes) {
    const column = { size, figures: await measureCatalogue(size) };
    columns.push(column);
    // What was measured is not lost if a larger size fails.
    printTable([column]);
  }
  printTable(columns);
}

async function measureCatalogue(size: number): Promise<Figures> {
  const { dataDir, importMs, computedMs } = await importVehicles(size);
  const site = await startSite({ dataDir });
  const measure = (count: number, toPath: (index: number) => string) => {
    const urls = Array.from({ length: count }, (_, index) => site.url + toPath(index));
    return measureRequests(site.processId, urls);
  };
  try {
    await measure(1, () => "/inventory");
    const startMs = readCpuMicros(site.processId) / 1_000;
    const memoryAtStart = readMemory(site.processId);
    const pages = Math.min(timedRequests, Math.ceil(size / 24));
    await measure(untimedRequests, (index) => `/inventory?search=warm+${index}`);
    // Each request asks for another page or search, so that none of them is in the cache.
    const list = await measure(pages, (index) => `/inventory?page=${index + 1}`);
    const filtered = await measure(timedRequests, (index) => `/inventory?${filters[index]}`);
    const searched = await measure(timedRequests, (index) => `/inventory?search=cart+${index}`);
    const vehicle = await measure(
      Math.min(timedRequests, size),
      (index) => `/vehicle/bench-${index}`,
    );
    const api = await measure(timedRequests, (index) => `/api/vehicles?search=cart+${index}`);
    const sitemap = await measure(1, () => "/sitemaps/vehicles.xml");
    const sitemapAgain = await measure(timedFiles, () => "/sitemaps/vehicles.xml");
    const feed = await measure(1, () => "/feeds/google.xml");
    return {
      import: `${formatMs(computedMs)} (${formatMs(importMs)})`,
      "start and first page": formatMs(startMs),
      "/inventory, a page of the list": formatCost(list),
      "/inventory, a filter": formatCost(filtered),
      "/inventory, a search": formatCost(searched),
      "/vehicle/{id}": formatCost(vehicle),
      "/api/vehicles, a search": formatCost(api),
      "sitemap of vehicles, first": formatCost(sitemap),
      "sitemap, again": formatCost(sitemapAgain),
      "sitemap, KB sent": formatMs(sitemap.bytes / 1_000),
      "feed for Google, first": formatCost(feed),
      "resident memory after the first page, MB": formatMs(memoryAtStart),
      "resident memory after all this, MB": formatMs(readMemory(site.processId)),
      "database, MB": formatMs(statSync(join(dataDir, "dealership.sqlite")).size / 1_000_000),
    };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** How long the page stands still while a visitor types into, and filters, a long list. */
export async function benchTyping(): Promise<void> {
  const { dataDir } = await importVehicles(typedAmong);
  const running = await startSite({ dataDir });
  try {
    const what = `among ${typedAmong} vehicles at 4x slow-down`;
    say(`typing ${what}`, await typeIntoSearch(running.url, "bench cart 77"));
    say(`choosing filters ${what}`, await chooseFilters(running.url, chosen));
  } finally {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function say(what: string, { longestMs, slowestMs, matching }: InteractionTimes): void {
  process.stdout.write(
    `${what}: longest task ${longestMs.toFixed(0)} ms, slowest key or click until the next picture ${slowestMs.toFixed(0)} ms\n${matching}\n`,
  );
}
