/**
 * Takes one page of every kind from a site that runs, on a phone and on a desk, and lays them out
 * on sheets of `docs/looks/`: `npm run contact-sheets -- http://localhost:3000 after`. It needs a
 * Chromium, which CHROMIUM_PATH may name.
 */
import { mkdirSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { pageKinds } from "./page-kinds.ts";
import { writeHomePicture, writeSheet } from "./sheet.ts";
import { takePage } from "./take-page.ts";

/** The first screen of each width, in CSS pixels, and how large it and a whole page are drawn. */
const screens = [
  { width: 390, height: 844, firstWidth: 176, wholeWidth: 88, wholeHeightMax: 1500 },
  { width: 1440, height: 900, firstWidth: 380, wholeWidth: 190, wholeHeightMax: 760 },
];
const columnCount = { first: 5, whole: 10 };
const directory = "docs/looks";

const [siteUrl, name] = process.argv.slice(2);
if (!siteUrl || !name) throw new Error("Say the URL of a site and the name of its sheets.");
mkdirSync(directory, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
  args: ["--no-sandbox"],
});
try {
  await takeSheets(browser, siteUrl, name);
} finally {
  await browser.close();
}

async function takeSheets(browser: Browser, baseURL: string, name: string): Promise<void> {
  const homes: Buffer[] = [];
  for (const { width, height, firstWidth, wholeWidth, wholeHeightMax } of screens) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height },
      reducedMotion: "reduce",
      bypassCSP: true,
    });
    const pages = [];
    for (const { name: label, path } of pageKinds) {
      pages.push({ label, ...(await takePage(context, path)) });
    }
    await context.close();
    const [home] = pages;
    if (home) homes.push(home.first);
    await writeSheet(
      pages.map(({ label, first }) => ({ label, picture: first })),
      { width: firstWidth, heightMax: Math.round((firstWidth * height) / width) },
      columnCount.first,
      `${directory}/${name}-first-${width}.webp`,
    );
    await writeSheet(
      pages.map(({ label, whole }) => ({ label, picture: whole })),
      { width: wholeWidth, heightMax: wholeHeightMax },
      columnCount.whole,
      `${directory}/${name}-whole-${width}.webp`,
    );
  }
  const [phone, desk] = homes;
  if (phone && desk) await writeHomePicture(desk, phone, `${directory}/${name}-home.webp`);
}
