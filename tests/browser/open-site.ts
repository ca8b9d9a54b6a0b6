import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import type { SharedSite } from "#tests/servers/shared-site.ts";
import { openPage, type OpenPage } from "./browser.ts";

export interface OpenSite {
  /** The site of the run; no test changes its catalogue. */
  site: SharedSite;
  /**
   * Opens a page in a context of its own, which is closed when the test is over.
   * @param url of another site than the one of the run
   */
  open: (options?: BrowserContextOptions, url?: string) => Promise<OpenPage>;
}

/** The site and the Chromium of the run for the tests of one file; to be called at its top. */
export function useOpenSite(): OpenSite {
  const site = inject("sharedSite");
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject("browserEndpoint"));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());
  return { site, open: (options, url = site.url) => openPage(browser, url, options) };
}
