/** Measures a page of each kind as a phone sees it: `npm run bench:pages [-- PATH…]`. */
import { chromium } from "playwright-core";
import lighthouse from "lighthouse";
import { findFreePort } from "#tests/free-port.ts";
import { findChromium } from "#tests/chromium.ts";
import { startSite } from "#tests/site-server.ts";

const onePathOfEachKind = [
  "/",
  "/inventory",
  "/vehicles/denago-ev-nomad",
  "/vehicles/evolution-classic-2-plus",
  "/denago",
  "/rentals",
  "/services",
  "/showroom",
  "/about",
  "/financing",
  "/eco-impact",
  "/contact",
  "/policies/rental-policy",
  "/new-jersey-golf-carts",
  "/new-jersey/cape-may-golf-carts",
  "/lewes-golf-carts",
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const times = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
] as const;

const paths = process.argv.slice(2);
const site = await startSite();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath: findChromium() ?? chromium.executablePath(),
  args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-background-networking"],
});
try {
  for (const path of paths.length > 0 ? paths : onePathOfEachKind) {
    // The first answer is compressed in haste; what visitors get is the one after it.
    await fetch(site.url + path);
    const result = await lighthouse(site.url + path, { port, logLevel: "error" });
    if (!result) throw new Error(`Lighthouse could not open ${path}`);
    const scores = categories.map((name) => (result.lhr.categories[name]?.score ?? 0) * 100);
    const figures = times.map((name) => result.lhr.audits[name]?.displayValue ?? "?");
    process.stdout.write(`${path}  ${scores.join(" ")}  ${figures.join("  ")}\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}
