/**
 * Measures a page of each kind as a phone sees it:
 * `npm run bench:pages [-- [--only seo] [PATH…]]`. Names what a category has against a page.
 */
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
  options: { only: { type: "string" } },
});
const chosen = categories.filter((name) => values.only === undefined || values.only === name);
if (chosen.length === 0) throw new Error(`--only takes one of ${categories.join(", ")}`);

const site = await startSite();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-background-networking"],
});
try {
  for (const path of positionals.length > 0 ? positionals : onePathOfEachKind()) {
    // The first answer is compressed in haste; what visitors get is the one after it.
    await fetch(site.url + path);
    const result = await lighthouse(site.url + path, {
      port,
      logLevel: "error",
      onlyCategories: chosen,
    });
    if (!result) throw new Error(`Lighthouse could not open ${path}`);
    process.stdout.write(`${path}  ${describe(result.lhr)}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
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

function describe({ categories: scored, audits }: Result): string {
  const scores = chosen.map((name) => Math.round((scored[name]?.score ?? 0) * 100));
  const figures = times.flatMap((name) => audits[name]?.displayValue ?? []);
  const failed = chosen.flatMap((name) =>
    (scored[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .filter(() => name !== "performance")
      .map(({ id }) => `${name}: ${id}`),
  );
  return [scores.join(" "), ...figures, ...failed].join("  ");
}
