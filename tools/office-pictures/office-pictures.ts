/**
 * Takes the pictures of `docs/office.md` from an office with made-up inquiries. It needs a build
 * and a Chromium, which CHROMIUM_PATH may name.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { demoInquiries } from "./demo-inquiries.ts";
import { startDemoOffice } from "./demo-office.ts";

const directory = "docs/office";
const view = { width: 1120, height: 640 };
const bytesMax = 60_000;
const settleMs = 3_000;

const office = await startDemoOffice("2026-11-20T15:00:00Z");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? chromium.executablePath(),
});
try {
  for (const { at, ...fields } of demoInquiries) {
    office.setClock(at);
    await office.sendInquiry(fields);
    // Its mail goes out before the clock moves, or it would count as late.
    await wait(settleMs);
  }
  office.setClock("2026-11-23T15:12:00Z");
  mkdirSync(directory, { recursive: true });
  // A picture must not show one page that fades into another.
  const still = { viewport: view, reducedMotion: "reduce" as const };
  const context = await browser.newContext({ ...still, baseURL: office.officeUrl });
  await takePictures(await context.newPage());
} finally {
  await browser.close();
  await office.stop();
}

async function takePictures(page: Page): Promise<void> {
  const press = (name: string) => page.getByRole("button", { name }).first().click();
  await page.goto("/sign-in");
  await page.getByLabel("Your email address").fill("ann@dealership.example");
  await take(page, "sign-in", 360);

  await page.goto(await office.createLink());
  await press("Sign in on this device");
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await take(page, "today");
  await page.getByRole("link", { name: "Example Customer" }).click();
  await page.getByLabel("Add a note").fill("Called back, comes on Wednesday at 11.");
  await press("Save note");
  await page.getByText("This computer added a note").waitFor();
  await take(page, "inquiry");

  await page.goto("/carts");
  await page.getByLabel("Price of Denago EV Nomad", { exact: true }).fill("7995");
  await press("Preview the changes");
  await page.getByText("Nothing is published yet").waitFor();
  await take(page, "price", 620);
  await press("Publish");
  await page.getByText("Published.").waitFor();

  await page.goto("/carts/denago-ev-rover-xl/pictures");
  await page.getByLabel("A photo of this cart").setInputFiles({
    name: "cart.jpg",
    mimeType: "image/jpeg",
    buffer: await makePhotograph(),
  });
  await press("Upload");
  await page.getByRole("heading", { name: "Your new photo" }).waitFor();
  await page.getByLabel("What it shows").fill("Blue six-seater from the front left, seats in tan");
  await take(page, "photo");

  await page.goto("/facts/closures");
  const empty = page.getByRole("group", { name: "Date 7" });
  await empty.getByLabel("Date").fill("2026-12-24");
  await empty.getByLabel("What it is called").fill("Christmas Eve");
  await empty.getByLabel("Opens").fill("09:00");
  await empty.getByLabel("Closes").fill("13:00");
  await take(page, "closure", 460, page.getByRole("group", { name: "Date 1" }));

  await page.goto("/facts/fees");
  await page.getByLabel("Labor, per hour").fill("165");
  await press("See what changes");
  await page.getByRole("button", { name: "Publish" }).waitFor();
  await take(page, "fee", 500);
  await press("Publish");
  await page.getByText("Published:").waitFor();
  await take(page, "undo", 260, page.getByRole("heading", { name: "History" }));
}

/** Takes the page from its top, or from an element, down to so many pixels. */
async function take(
  page: Page,
  name: string,
  height = view.height,
  from?: ReturnType<Page["locator"]>,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const scrolled = await page.evaluate(() => scrollY);
  const box = await from?.boundingBox();
  const y = box ? Math.max(0, box.y + scrolled - 40) : 0;
  const clip = { x: 0, y, width: view.width, height };
  const png = await page.screenshot({ fullPage: true, clip });
  const { size } = await sharp(png).webp({ quality: 70 }).toFile(`${directory}/${name}.webp`);
  if (size > bytesMax) throw new Error(`${name}.webp has ${size} bytes, more than ${bytesMax}.`);
}

/** A picture of a cart on a colored ground, as if somebody had photographed it. */
function makePhotograph(): Promise<Buffer> {
  const still = readFileSync("public/pictures/carts/denago-ev-rover-xl-front-1440.webp");
  return sharp(still).flatten({ background: "#e8e2d4" }).jpeg().toBuffer();
}
