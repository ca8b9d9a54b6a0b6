import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { findAxeViolations, waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

const total = catalogue.length;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const lithiumSixes = catalogue.filter(
  ({ specifications }) =>
    specifications.seatingCapacity === 6 && specifications.batteryType === "Lithium Ion",
).length;

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a phone chooses filters in a sheet that says how many carts are left, %s",
  async (_, script) => {
    const page = await openInventory("", script, phone);
    const sheet = page.getByRole("group", { name: "Filters" });
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await sheet.getByRole("checkbox", { name: /^6 seats/ }).check();
    await sheet.getByRole("checkbox", { name: /^Lithium/ }).check();
    expect(await findViolations(page, script)).toEqual([]);
    const show = script ? `Show ${lithiumSixes} carts` : "Show carts";
    await sheet.getByRole("button", { name: show }).click();
    await page.waitForURL(/seats=6&(?:\w+=&)*battery=lithium/);
    await page.getByText(`Showing ${lithiumSixes} of ${total} total vehicles`).waitFor();
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filters (2)" }).waitFor();
    expect(await findViolations(page, script)).toEqual([]);
  },
);

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a desk sees every filter beside the list, and an empty list names one, %s",
  async (_, script) => {
    const page = await openInventory("?search=maverik", script, desk);
    const mavericks = catalogue.filter(({ name }) => name.includes("Maverick")).length;
    await page.getByText(`Showing ${mavericks} of ${total} total vehicles`).waitFor();
    await page.getByRole("checkbox", { name: /^Lithium/ }).check();
    if (!script) await page.getByRole("button", { name: "Show carts" }).click();
    await page.getByRole("heading", { name: "No vehicles found" }).waitFor();
    expect(await findViolations(page, script)).toEqual([]);
    const lithium = catalogue.filter(
      ({ specifications }) => specifications.batteryType === "Lithium Ion",
    ).length;
    await page.getByRole("link", { name: `Remove “maverik” to see ${lithium} carts` }).click();
    await page.waitForURL("**/inventory?battery=lithium");
    await page.getByText(`Showing ${lithium} of ${total} total vehicles`).waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
    await page.goBack();
    await page.getByRole("heading", { name: "No vehicles found" }).waitFor();
    expect(await page.getByRole("searchbox").inputValue()).toBe("maverik");
    const chosen = page.getByRole("list", { name: "Filters in use" });
    await chosen.getByRole("link", { name: "Remove this filter: Battery: Lithium" }).click();
    await page.waitForURL("**/inventory?search=maverik");
    await page.getByText(`Showing ${mavericks} of ${total} total vehicles`).waitFor();
    expect((await chosen.getByRole("listitem").allTextContents()).length).toBe(1);
    // The link is gone; the keyboard stays at the list.
    const focused = await page.evaluate(() => document.activeElement?.id);
    expect(focused).toBe(script ? "results" : "");
  },
);

test("no letter is lost on a slow phone, though the list answers between two of them", async () => {
  const page = await openInventory("", true, phone);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const words = "evolution d5 ranger";
  // The pause is about as long as the box waits before it asks.
  await page.getByRole("searchbox").pressSequentially(words, { delay: 150 });
  await page.waitForFunction(
    (wanted) => new URLSearchParams(location.search).get("search") === wanted,
    words,
  );
  expect(await page.getByRole("searchbox").inputValue()).toBe(words);
});

test("what was typed before the script arrived is searched for", async () => {
  const { page } = await open({ viewport: phone });
  let run = () => {};
  const isTyped = new Promise<void>((resolve) => (run = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.goto("/inventory", { waitUntil: "commit" });
  await page.getByRole("searchbox").fill("rover");
  run();
  await page.waitForURL((url) => url.searchParams.get("search") === "rover");
  expect(await page.getByRole("searchbox").inputValue()).toBe("rover");
});

test("Back and Forward return to the list and to the place in the page", async () => {
  const page = await openInventory("", true, phone);
  const cards = page.getByRole("article");
  await scrollTo(page, 3000);
  // A box in the sheet, without opening it: that would scroll the page.
  await page.locator("[name=series][value='ev city']").evaluate((box: HTMLInputElement) => {
    box.click();
  });
  await page.waitForURL("**/inventory?series=ev+city");
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  await scrollTo(page, 300);
  // The list of one cart is shorter than this, so the browser alone cannot return to it.
  await page.goBack();
  await page.waitForFunction(() => scrollY === 3000);
  expect(await cards.count()).toBe(total);
  await page.goForward();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  await page.waitForFunction(() => scrollY === 300);
});

test("two choices in one moment both count, and showing the list is no step for Back", async () => {
  const page = await openInventory("", true, phone);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  // Before the page is rendered again, as two fingers on a slow phone.
  await page.evaluate(() => {
    for (const value of ["6", "lithium"])
      document.querySelector<HTMLInputElement>(`[type=checkbox][value="${value}"]`)?.click();
  });
  await page.waitForURL(/seats=6&(?:\w+=&)*battery=lithium/);
  const sheet = page.getByRole("group", { name: "Filters" });
  await sheet.getByRole("button", { name: `Show ${lithiumSixes} carts` }).click();
  for (const name of [/^6 seats/, /^Lithium/])
    expect(await page.getByRole("checkbox", { name, includeHidden: true }).isChecked()).toBe(true);
  expect(await page.evaluate(() => history.length)).toBe(entries + 2);
  await page.goBack();
  await page.waitForURL("**/inventory?seats=6");
  await page.getByRole("button", { name: "Filters (1)" }).waitFor();
  const battery = page.getByRole("checkbox", { name: /^Lithium/, includeHidden: true });
  expect(await battery.isChecked()).toBe(false);
});

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a phone shows the first cart on its first screen, in a page of few elements, %s",
  async (_, script) => {
    const page = await openInventory("", script, phone);
    const first = await page.getByRole("article").first().boundingBox();
    expect(first?.y).toBeLessThan(700);
    expect(await page.locator("*").count()).toBeLessThan(800);
  },
);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const scrolled = new Promise((resolve) => {
      addEventListener("scroll", resolve, { once: true });
    });
    window.scrollTo(0, to);
    return scrolled;
  }, top);
}

/** Axe is a script itself, so it needs a page that runs one. */
async function findViolations(page: Page, script: boolean): Promise<string[]> {
  return script ? findAxeViolations(page) : [];
}

async function openInventory(
  query: string,
  javaScriptEnabled: boolean,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { page } = await open({ javaScriptEnabled, viewport });
  await page.goto(`/inventory${query}`);
  if (javaScriptEnabled) await waitForIslands(page);
  return page;
}
