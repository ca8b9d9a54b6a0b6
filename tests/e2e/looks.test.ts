import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { useOpenSite } from "#tests/browser/open-site.ts";

/**
 * A dozen pages beside stored pictures of them. Both are made so small that a cell of the picture
 * holds several letters: how a machine smooths its letters makes no difference, a column that is
 * gone, a picture without its cart or a header twice as tall does.
 * To accept a new look, delete its picture in `looks/` and run this test: it stores a new one.
 */
const folder = path.join(import.meta.dirname, "looks");
/** Pixels of the page to one of the stored picture. */
const scale = 8;
const shownHeight = 2400;
/** Of 255, the largest difference of a channel that does not count. */
const tolerance = 28;
/** The share of cells that may differ. A line of text moved by one changes about 0.01. */
const differentMax = 0.03;

// As tall as what is compared, so that every picture in it is loaded with the page.
const phone = { viewport: { width: 390, height: shownHeight } } as const;
const desk = { viewport: { width: 1440, height: shownHeight } } as const;
const looks: [name: string, url: string, options: BrowserContextOptions][] = [
  ["home on a phone", "/", phone],
  ["home on a desk", "/", desk],
  ["home in the dark", "/", { ...desk, colorScheme: "dark" }],
  ["inventory on a phone", "/inventory", phone],
  ["inventory on a desk", "/inventory", desk],
  ["vehicle on a phone", "/vehicles/denago-ev-nomad", phone],
  ["vehicle on a desk", "/vehicles/denago-ev-nomad", desk],
  ["vehicle in the dark", "/vehicles/denago-ev-nomad", { ...phone, colorScheme: "dark" }],
  ["rentals on a phone", "/rentals", phone],
  ["rentals on a desk", "/rentals", desk],
  ["state on a desk", "/new-jersey", desk],
  ["place on a phone", "/new-jersey/cape-may", phone],
  ["place on a desk", "/new-jersey/cape-may", desk],
  ["services on a desk", "/services", desk],
  ["contact on a phone", "/contact", phone],
  ["policy on a phone", "/policies/delivery-policy", phone],
];

const { open } = useOpenSite();

test.each(looks)("the look of %s is the stored one", async (name, url, options) => {
  // Without script nothing depends on the time of day.
  const { page } = await open({ ...options, javaScriptEnabled: false });
  await page.goto(url, { waitUntil: "load" });
  const cells = await readCells(page);
  const file = path.join(folder, `${name.replaceAll(" ", "-")}.png`);
  if (!existsSync(file)) {
    // Not where nobody would look at it and commit it.
    if (process.env["CI"]) throw new Error(`There is no ${file}`);
    await mkdir(folder, { recursive: true });
    await cells.clone().png({ palette: true, colors: 64 }).toFile(file);
  }
  const shown = await cells.clone().raw().toBuffer({ resolveWithObject: true });
  const stored = await sharp(file).removeAlpha().toColorspace("srgb").raw().toBuffer();
  expect(stored.length, "the stored picture has another size").toBe(shown.data.length);
  const cellCount = shown.info.width * shown.info.height;
  const different = countDifferent(shown.data, stored);
  expect(different / cellCount, `${different} of ${cellCount} cells differ`).toBeLessThan(
    differentMax,
  );
});

/** The top of a page, with a cell for each square of `scale` pixels: their mean color. */
async function readCells(page: Page): Promise<Sharp> {
  const width = page.viewportSize()?.width ?? 0;
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  return sharp(picture)
    .removeAlpha()
    .resize(Math.round(width / scale), shownHeight / scale, { fit: "fill", kernel: "linear" })
    .blur(0.8);
}

function countDifferent(shown: Buffer, stored: Buffer): number {
  let different = 0;
  for (let cell = 0; cell < shown.length; cell += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((shown[cell + channel] ?? 0) - (stored[cell + channel] ?? 0)),
      ),
    );
    if (most > tolerance) different++;
  }
  return different;
}
