import { expect, test } from "vitest";
import { waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

test("carts that are ticked before the list answers are on the shortlist, and a cart that is ticked off is not", async () => {
  const { page } = await open({ viewport: { width: 1280, height: 900 } });
  const held: (() => void)[] = [];
  await page.route(/inventory-search\.island/, async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.continue();
  });
  await page.goto("/inventory");
  await expect.poll(() => held.length, { timeout: 60_000 }).toBeGreaterThan(0);
  for (const name of ["Compare Denago EV City", "Compare Denago EV Nomad"]) {
    await page.getByRole("checkbox", { name, exact: true }).check();
  }
  const changed = page.getByRole("checkbox", { name: "Compare Denago EV Nomad XL" });
  await changed.check();
  await changed.uncheck();
  expect(await page.evaluate(() => localStorage.getItem("shortlist"))).toBeNull();
  held.forEach((release) => release());
  await waitForIslands(page);
  await page.getByRole("button", { name: "Compare 2 carts" }).waitFor();
  const stored = await page.evaluate(() => localStorage.getItem("shortlist"));
  expect(stored).toContain("denago-ev-city");
  expect(stored).not.toContain("denago-ev-nomad-xl");
});
