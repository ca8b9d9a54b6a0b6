import type { Page } from "playwright-core";
import { openBrowser, openPage, waitForIslands } from "#tests/browser/browser.ts";

/** Between two keys of somebody who types fast. */
const keyEveryMs = 80;
const slowDown = 4;
/** Longer than an answer takes to come and to be shown. */
const restMs = 1_500;
const phone = { width: 390, height: 844 };
/** High enough for every filter. */
const desk = { width: 1440, height: 1600 };

/** What somebody met while he used a page. */
export interface InteractionTimes {
  /** The longest task of the page's thread in milliseconds, 0 when none was over 50. */
  longestMs: number;
  /** The longest time from a key or a click to the next picture, in steps of 8 ms. */
  slowestMs: number;
  /** What the list says was found at the end. */
  matching: string;
}

/**
 * Types into the search box of `/inventory` on a phone of a quarter of this machine's speed, and
 * rests until the list has answered.
 */
export function typeIntoSearch(url: string, words: string): Promise<InteractionTimes> {
  const focus = (page: Page) => page.getByRole("searchbox").focus();
  return withSlowInventory(url, { viewport: phone, prepare: focus }, async (page) => {
    await page.getByRole("searchbox").pressSequentially(words, { delay: keyEveryMs });
    await page.waitForURL((address) => address.searchParams.get("search") === words);
    await page.waitForTimeout(restMs);
  });
}

/** Chooses one filter of `/inventory` after another on a desk whose machine is as slow. */
export function chooseFilters(url: string, choices: readonly RegExp[]): Promise<InteractionTimes> {
  const points: { x: number; y: number }[] = [];
  const find = async (page: Page) => {
    for (const name of choices) {
      const box = await page.getByRole("checkbox", { name }).first().boundingBox();
      if (box === null) throw new Error(`No filter is called ${name}`);
      points.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
  };
  return withSlowInventory(url, { viewport: desk, prepare: find }, async (page) => {
    for (const { x, y } of points) {
      const before = page.url();
      await page.mouse.click(x, y);
      await page.waitForTimeout(restMs);
      if (page.url() === before) throw new Error(`Nothing was chosen at ${x}, ${y}`);
    }
  });
}

interface SlowPage {
  viewport: { width: number; height: number };
  /** Looks for what is used: the driver does so with a large script of its own, which is not measured. */
  prepare: (page: Page) => Promise<void>;
}

async function withSlowInventory(
  url: string,
  { viewport, prepare }: SlowPage,
  use: (page: Page) => Promise<void>,
): Promise<InteractionTimes> {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, url, { viewport });
    await page.goto("/inventory");
    await waitForIslands(page);
    await prepare(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await observe(page);
    await use(page);
    const { tasks, inputs } = await page.evaluate(() => {
      const measured = window as unknown as { tasks: number[]; inputs: number[] };
      return { tasks: measured.tasks, inputs: measured.inputs };
    });
    const results = page.locator("#results output");
    return {
      longestMs: Math.max(0, ...tasks),
      slowestMs: Math.max(0, ...inputs),
      matching: (await results.textContent()) ?? "",
    };
  } finally {
    await browser.close();
  }
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const inputs: number[] = [];
    Object.assign(window, { tasks, inputs });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === "keydown" || name === "click") inputs.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}
