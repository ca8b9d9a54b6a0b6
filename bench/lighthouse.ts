/**
 * Measures a page of each kind as a phone sees it, and before them a page with one word on it:
 * `npm run bench:pages [-- [--only seo] [--runs 3] [PATH…]]`. Of several runs the median of each time is
 * shown. Names what a category has against a page.
 */
import { createServer } from "node:http";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import lighthouse, { type Result } from "lighthouse";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { pages } from "#content/pages/pages.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import type { PageKind } from "#content/pages/page.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { findChromium } from "#tests/browser/chromium.ts";
import { startSite } from "#tests/servers/site-server.ts";

/** Kinds whose pages are all made by one template: one page stands for all. */
const templates: ReadonlySet<PageKind> = new Set([
  "brand",
  "model",
  "turntable",
  "state",
  "place",
  "town",
]);
/** The policies that are not all made alike. */
const policiesMeasured = ["/privacy", "/policies/rental-policy", "/policies/staffing-report"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const times = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, runs: { type: "string", default: "1" } },
});
const chosen = categories.filter((name) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`--only takes one of ${categories.join(", ")}`);

const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs takes a number from 1 on");

const site = await startSite();
const port = await findFreePort();
const emptyPort = await findFreePort();
const empty = createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end('<!DOCTYPE html><html lang="en"><title>Empty</title><p>Empty');
}).listen(emptyPort, "127.0.0.1");
await once(empty, "listening");
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-background-networking"],
});
try {
  // What the machine alone takes in this run.
  if (chosen.includes("performance")) await show("an empty page", `http://127.0.0.1:${emptyPort}/`);
  for (const path of positionals.length > 0 ? positionals : onePathOfEachKind()) {
    // The first answer is compressed in haste; what visitors get is the one after it.
    await fetch(site.url + path);
    await show(path, site.url + path);
  }
} finally {
  empty.close();
  await browser.close();
  await site.stop();
}

async function show(name: string, url: string): Promise<void> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: chosen });
    if (!result) throw new Error(`Lighthouse could not open ${url}`);
    results.push(result.lhr);
  }
  process.stdout.write(`${name}  ${describe(results)}\n`);
}

/** Every page with a layout of its own, and one of each template. */
function onePathOfEachKind(): string[] {
  const seen = new Set<PageKind>();
  const measured = pages.filter(({ path, kind }) => {
    const isFirst = !seen.has(kind);
    seen.add(kind);
    if (kind === "policy") return policiesMeasured.includes(path);
    return isFirst || !templates.has(kind);
  });
  const detail = catalogue.find(
    ({ id }) => !pages.some(({ path }) => path === vehiclePath({ id })),
  );
  return [...measured.map(({ path }) => path), ...(detail ? [vehiclePath(detail)] : [])];
}

/** Scores of the first run; of the times the median. */
function describe(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return "";
  const { categories: scored, audits } = first;
  const scores = chosen.map((name) => Math.round((scored[name]?.score ?? 0) * 100));
  const figures = times.flatMap((name) => {
    const sorted = results
      .map((result) => result.audits[name])
      .toSorted((one, other) => (one?.numericValue ?? 0) - (other?.numericValue ?? 0));
    return sorted[Math.floor(sorted.length / 2)]?.displayValue ?? [];
  });
  const failed = chosen.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .filter(() => name !== "performance")
      .map(({ id }) => `${name}: ${id}`),
  );
  return [scores.join(" "), ...figures, ...failed].join("  ");
}
