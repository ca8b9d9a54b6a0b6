import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { pingPath } from "#domain/analytics/event.ts";
import type { AnalyticsReportJson } from "#cli/report/report-json.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { browserAgent } from "#tests/fixtures/analytics.ts";
import { makeDirectory } from "#tests/fixtures/databases.ts";
import { runCommand, startSite } from "#tests/servers/site-server.ts";

const { open } = useOpenSite();

/** Clicks a link on a page and waits for the browser's report of it. */
async function follow(url: string, path: string, address: string, options: object): Promise<void> {
  // A Chromium without a window says so, and would be left out as a program.
  const { page } = await open({ userAgent: browserAgent, ...options }, url);
  await page.goto(path);
  const reported = page.context().waitForEvent("response", {
    predicate: (response) => new URL(response.url()).pathname === pingPath,
  });
  await page.locator(`main a[href="${address}"]:visible`).first().click();
  expect((await reported).status()).toBe(204);
}

test("calls and financing clicks are counted for their page, with script and without", async () => {
  const { place, remove } = makeDirectory();
  const site = await startSite({ dataDir: place.dataDir });
  const phone = business.phone.link;
  await follow(site.url, "/rentals", phone, { javaScriptEnabled: false });
  await follow(site.url, "/vehicle/denago-ev-city?from=mail", phone, { javaScriptEnabled: false });
  await follow(site.url, "/financing", business.links.financingApplication, {});
  await follow(site.url, "/contact", phone, {});
  await site.stop();
  const { stdout } = await runCommand(place, "report", ["--json"]);
  const report = JSON.parse(stdout) as AnalyticsReportJson;
  const none = { view: 1, ahead: 0, call: 0, financing: 0, inquiry: 0 };
  expect(Object.fromEntries(report.pages.map(({ path, counts }) => [path, counts]))).toEqual({
    "/rentals": { ...none, call: 1 },
    "/vehicles/denago-ev-city": { ...none, call: 1 },
    "/financing": { ...none, financing: 1 },
    "/contact": { ...none, call: 1 },
  });
  await remove();
});
