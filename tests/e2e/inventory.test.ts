import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { cardsPerFrame } from "#app/inventory/card-slices.ts";
import {
  findAxeViolations,
  openBrowser,
  openPage,
  waitForIslands,
} from "#tests/browser/browser.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";

let browser: Browser;
let site: SiteServer;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

const total = catalogue.length;

test("filters apply live, stand in the address, and survive Back and a reload", async () => {
  const page = await openInventory();
  await page.getByText(`Showing ${total} of ${total} total vehicles`).waitFor();
  const count = page.getByText(/^Showing \d+ of \d+ total vehicles$/);
  await page.getByRole("combobox", { name: "Brand" }).selectOption("evolution");
  await page.waitForURL("**/inventory?brand=evolution");
  const ofBrand = catalogue.filter(({ brand }) => brand === "evolution").length;
  await page.getByText(`Showing ${ofBrand} of ${total} total vehicles`).waitFor();
  await page.getByRole("combobox", { name: "Series" }).selectOption("d5 ranger");
  await page.waitForURL("**/inventory?brand=evolution&series=d5+ranger");
  const ofSeries = catalogue.filter(({ category }) => category === "D5 Ranger").length;
  await page.getByText(`Showing ${ofSeries} of ${total} total vehicles`).waitFor();
  await page.goBack();
  await page.getByText(`Showing ${ofBrand} of ${total} total vehicles`).waitFor();
  await page.reload();
  await waitForIslands(page);
  expect(await page.getByRole("combobox", { name: "Brand" }).inputValue()).toBe("evolution");
  expect(await count.textContent()).toBe(`Showing ${ofBrand} of ${total} total vehicles`);
  await page.context().close();
});

test("the series that can be chosen follow the brand, with script and without", async () => {
  const page = await openInventory("?brand=evolution&series=d5+ranger");
  const brand = page.getByRole("combobox", { name: "Brand" });
  const series = page.getByRole("combobox", { name: "Series" });
  await brand.selectOption("denago");
  await page.waitForURL("**/inventory?brand=denago");
  const denago = catalogue.filter((cart) => cart.brand === "denago");
  const countOf = (name: string) => denago.filter(({ category }) => category === name).length;
  const names = [...new Set(denago.map(({ category }) => category))];
  const expected = ["All series", ...names.map((name) => `${name} (${countOf(name)})`)].toSorted();
  await page.getByText(`Showing ${denago.length} of ${total} total vehicles`).waitFor();
  // The counts come with an answer of their own.
  await series.getByRole("option", { name: expected.at(-1) ?? "" }).waitFor({ state: "attached" });
  expect((await series.getByRole("option").allTextContents()).toSorted()).toEqual(expected);
  await page.context().close();
  const plain = await openInventory("", false);
  await plain.getByRole("combobox", { name: "Brand" }).selectOption("denago");
  await plain.getByRole("button", { name: "Search", exact: true }).click();
  await plain.waitForURL("**/inventory?*brand=denago*");
  const plainOptions = plain.getByRole("combobox", { name: "Series" }).getByRole("option");
  expect((await plainOptions.allTextContents()).toSorted()).toEqual(expected);
  await plain.context().close();
});

test("Clear All Filters resets all four", async () => {
  const page = await openInventory("?search=cart&brand=denago&series=ev+rover&price=under-15000");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await page.waitForURL("**/inventory");
  await page.getByText(`Showing ${total} of ${total} total vehicles`).waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("");
  for (const name of ["Brand", "Series", "Price"]) {
    expect(await page.getByRole("combobox", { name }).inputValue()).toBe("");
  }
  await page.context().close();
});

test.each([
  ["with script", true],
  ["without script", false],
])("a search that finds nothing says so in the specification's words, %s", async (_, script) => {
  const page = await openInventory("", script);
  await page.getByRole("searchbox").fill("zeppelin");
  if (!script) await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("No vehicles match your current filters.").waitFor();
  await page.getByText(`Showing 0 of ${total} total vehicles`).waitFor();
  await page.getByRole("heading", { name: "No vehicles found" }).waitFor();
  const advice = page.getByText("Try adjusting your search criteria or filters.");
  expect(await advice.isVisible()).toBe(true);
  await page.context().close();
});

test("a list that cannot be loaded is tried four times, then says why", async () => {
  const page = await openInventory();
  let tries = 0;
  await page.route("**/api/vehicles?*", (route) => {
    tries += 1;
    return route.fulfill({ status: 503, body: "" });
  });
  await page.goto("/inventory");
  await waitForIslands(page);
  await page.getByRole("combobox", { name: "Brand" }).selectOption("denago");
  await page.getByText("Error loading vehicles: Failed to fetch vehicles: 503").waitFor();
  expect(tries).toBe(4);
  await page.context().close();
});

test("long lists are paged, with script and without", async () => {
  const many = await startSite();
  try {
    const file = join(many.dataDir, "many.json");
    const vehicles = makeVehicles(60).map((vehicle) => ({ ...vehicle, images: [] }));
    writeFileSync(file, JSON.stringify(vehicles));
    const words = ["import", file, "--replace", "--yes"];
    const { code, stderr } = await runCommand(many, "inventory", words);
    expect(code, stderr).toBe(0);
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await openPage(browser, many.url, { javaScriptEnabled });
      await page.goto("/inventory");
      if (javaScriptEnabled) await waitForIslands(page);
      const cards = page.getByRole("article");
      await page.getByText("Showing 60 of 60 total vehicles").waitFor();
      expect(await cards.count()).toBe(24);
      await page.getByRole("link", { name: "Next page" }).click();
      await page.waitForURL("**/inventory?page=2");
      await page.getByText("Vehicles 25 to 48, page 2 of 3").waitFor();
      await cards.getByRole("link", { name: "CART 24", exact: true }).waitFor();
      await page.getByRole("link", { name: "Next page" }).click();
      await page.getByText("Vehicles 49 to 60, page 3 of 3").waitFor();
      await cards.getByRole("link", { name: "CART 59", exact: true }).waitFor();
      expect(await cards.count()).toBe(12);
      if (javaScriptEnabled) {
        await watchCards(page);
        await page.getByRole("combobox", { name: "Brand" }).selectOption("evolution");
        await cards.getByRole("link", { name: "CART 47", exact: true }).waitFor();
        expect(await cards.count()).toBe(24);
        const most = await page.evaluate(
          () => (window as unknown as { most: { cards: number } }).most,
        );
        expect(most.cards).toBeGreaterThan(0);
        expect(most.cards).toBeLessThanOrEqual(cardsPerFrame);
      }
      await page.context().close();
    }
  } finally {
    await many.stop();
  }
});

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
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    const show = script ? `Show ${lithiumSixes} carts` : "Show carts";
    await sheet.getByRole("button", { name: show }).click();
    await page.waitForURL(/seats=6&(?:\w+=&)*battery=lithium/);
    await page.getByText(`Showing ${lithiumSixes} of ${total} total vehicles`).waitFor();
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Filters (2)" }).waitFor();
    if (script) expect(await findAxeViolations(page)).toEqual([]);
    await page.context().close();
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
    if (script) expect(await findAxeViolations(page)).toEqual([]);
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
    await page.context().close();
  },
);

test("Back and Forward return to the list and to the place in the page", async () => {
  const page = await openInventory("", true, phone);
  const cards = page.getByRole("article");
  await scrollTo(page, 5000);
  await page.getByLabel("Series").evaluate((select: HTMLSelectElement) => {
    select.value = "ev city";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.waitForURL("**/inventory?series=ev+city");
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  await scrollTo(page, 300);
  // The list of one cart is shorter than this, so the browser alone cannot return to it.
  await page.goBack();
  await page.waitForFunction(() => scrollY === 5000);
  expect(await cards.count()).toBe(total);
  await page.goForward();
  await page.waitForFunction(() => document.querySelectorAll("article").length === 1);
  await page.waitForFunction(() => scrollY === 300);
  await page.context().close();
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => {
    const scrolled = new Promise((resolve) => {
      addEventListener("scroll", resolve, { once: true });
    });
    window.scrollTo(0, to);
    return scrolled;
  }, top);
}

/** How many cards came into the list at once, the most of all changes since `watchCards`. */
function watchCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    const most = { cards: 0 };
    Object.assign(window, { most });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const cards = added.filter(
        (node) =>
          node instanceof Element && (node.matches("article") || node.querySelector("article")),
      );
      most.cards = Math.max(most.cards, cards.length);
    }).observe(document.querySelector("#results") ?? document.body, {
      childList: true,
      subtree: true,
    });
  });
}

async function openInventory(
  query = "",
  javaScriptEnabled = true,
  viewport = { width: 1280, height: 900 },
): Promise<Page> {
  const { page } = await openPage(browser, site.url, { javaScriptEnabled, viewport });
  await page.goto(`/inventory${query}`);
  if (javaScriptEnabled) await waitForIslands(page);
  return page;
}
