import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axeCore from "axe-core";
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  type LaunchOptions,
  type Page,
} from "playwright-core";
import { findChromium } from "./chromium.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** How long a step may wait for its condition, so that a slow machine with other work suffices. */
export const waitTimeoutMs = 60_000;

/** What a graphics card draws, drawn by the processor: the same on every machine. */
export const softwareGraphics = [
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];
/** No canvas in 3D at all, as where a driver is blocked. */
const noGraphics = ["--disable-gpu", "--disable-3d-apis"];

/** Starts a Chromium that speaks to nobody by itself. */
export function openBrowser(graphics: readonly string[] = noGraphics): Promise<Browser> {
  return chromium.launch(buildLaunchOptions(graphics));
}

/** Starts the same without a canvas in 3D, for several processes to connect to. */
export function startBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer(buildLaunchOptions(noGraphics));
}

function buildLaunchOptions(graphics: readonly string[]): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium: run `node tests/prepare.ts`.");
  return {
    executablePath,
    timeout: waitTimeoutMs,
    args: [
      "--no-sandbox",
      ...graphics,
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}

/** A page in a context of its own, and what its console complained of. */
export interface OpenPage {
  page: Page;
  complaints: string[];
}

/** Opens a page on a site; a script switched off stays off for every document in it. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: "reduce",
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  context.setDefaultTimeout(waitTimeoutMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

/**
 * Waits until the page's islands answer; a page without one is ready at once.
 * @throws naming the page and what its islands lack
 */
export async function waitForIslands(page: Page): Promise<void> {
  try {
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll("[data-island]")).every((host) =>
        Object.keys(host).some((key) => key.startsWith("__reactContainer$")),
      ),
    );
  } catch (cause) {
    throw new Error(`The islands of ${page.url()} did not answer`, { cause });
  }
}

/**
 * Waits until a page has what it asks for by itself: its islands answer, its fonts are there, the
 * pictures in sight are decoded, and the browser had time for idle work.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await waitForIslands(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
  });
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      const isInSight = image.getClientRects().length > 0 && bottom > 0 && top < innerHeight;
      return image.complete || !isInSight;
    }),
  );
}

/** Scrolls through the whole page, a frame at each step, and waits for the pictures it has. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 300) {
      scrollTo(0, top);
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
  await page.waitForFunction(() =>
    Array.from(document.images).every(
      (image) => image.complete || image.getClientRects().length === 0,
    ),
  );
}

/** Lays out what is below the screen too, which has no width of its own before it is scrolled to. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const late of document.querySelectorAll<HTMLElement>("main > *, body > footer")) {
      late.style.setProperty("content-visibility", "visible");
    }
  });
}

/** Every violation of WCAG 2.2 AA and of axe's best practices: the rule and where. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  // A script of the protocol is not held back by the page's Content-Security-Policy.
  await page.evaluate(axeSource);
  // What is laid out late would move while axe scrolls, and stand before the ground of what follows.
  await layOutAll(page);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
  });
}
