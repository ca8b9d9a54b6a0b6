import { openBrowser, openPage, waitForIslands } from "#tests/browser/browser.ts";

/** Between two keys of somebody who types fast. */
const keyEveryMs = 80;
const slowDown = 4;

/**
 * Types into the search box of `/inventory` on a phone of a quarter of this machine's speed, and
 * waits until the list has answered.
 * @returns the longest task of the page's thread in milliseconds, 0 when none was over 50, and what
 * the list says was found.
 */
export async function typeIntoSearch(
  url: string,
  words: string,
): Promise<{ longestMs: number; matching: string }> {
  const browser = await openBrowser();
  try {
    const { page } = await openPage(browser, url, { viewport: { width: 390, height: 844 } });
    await page.goto("/inventory");
    await waitForIslands(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: "longtask" });
    });
    await page.getByRole("searchbox").pressSequentially(words, { delay: keyEveryMs });
    await page.waitForURL((address) => address.searchParams.get("search") === words);
    const results = page.locator("#results output");
    await results.filter({ hasText: /Showing \d{1,3} of/ }).waitFor();
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return { longestMs: Math.max(0, ...tasks), matching: (await results.textContent()) ?? "" };
  } finally {
    await browser.close();
  }
}
