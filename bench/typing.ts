import { openBrowser, openPage, waitForIslands } from "#tests/browser/browser.ts";

/** Between two keys of somebody who types fast. */
const keyEveryMs = 80;
const slowDown = 4;

/**
 * Types into the search box of `/inventory` on a phone of a quarter of this machine's speed, and
 * waits until the list has answered.
 * @returns the longest task of the page's thread in milliseconds, 0 when none was over 50; the longest
 * time from a key to the next picture, in steps of 8 ms; and what the list says was found.
 */
export async function typeIntoSearch(
  url: string,
  words: string,
): Promise<{ longestMs: number; slowestKeyMs: number; matching: string }> {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, url, { viewport: { width: 390, height: 844 } });
    await page.goto("/inventory");
    await waitForIslands(page);
    // The driver puts a large script of its own into the page at the first look for an element.
    await page.getByRole("searchbox").focus();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.evaluate(() => {
      const tasks: number[] = [];
      const keys: number[] = [];
      Object.assign(window, { tasks, keys });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (name === "keydown") keys.push(duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.getByRole("searchbox").pressSequentially(words, { delay: keyEveryMs });
    await page.waitForURL((address) => address.searchParams.get("search") === words);
    const results = page.locator("#results output");
    await results.filter({ hasText: /Showing \d{1,3} of/ }).waitFor();
    await page.waitForFunction(
      () =>
        // The list with a name has the chosen filters.
        document.querySelectorAll("#results ul:not([aria-label]) > li").length ===
        document.querySelectorAll("#results article").length,
    );
    const { tasks, keys } = await page.evaluate(() => {
      const measured = window as unknown as { tasks: number[]; keys: number[] };
      return { tasks: measured.tasks, keys: measured.keys };
    });
    return {
      longestMs: Math.max(0, ...tasks),
      slowestKeyMs: Math.max(0, ...keys),
      matching: (await results.textContent()) ?? "",
    };
  } finally {
    await browser.close();
  }
}
