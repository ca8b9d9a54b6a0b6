import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { cardsPerFrame } from "#app/inventory/card-slices.ts";
import { waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand, startSite } from "#tests/servers/site-server.ts";
import { makeVehicles } from "#tests/fixtures/vehicles.ts";

const { open } = useOpenSite();

const total = catalogue.length;

test("filters apply live, stand in the address, and survive Back and a reload", async () => {
  const page = await openInventory();
  await page.getByText(`Showing ${total} of ${total} total vehicles`).waitFor();
  const count = page.getByText(/^Showing \d+ of \d+ total vehicles$/);
  await page.getByRole("combobox", { name: "Brand" }).selectOption("evolution");
  await page.waitForURL("**/inventory?brand=evolution");
  const ofBrand = catalogue.filter(({ brand }) => brand === "evolution").length;
  await page.getByText(`Showing ${ofBrand} of ${total} total vehicles`).waitFor();
  await page.getByRole("checkbox", { name: /^D5 Ranger/ }).check();
  await page.getByRole("checkbox", { name: /^Classic/ }).check();
  await page.waitForURL("**/inventory?brand=evolution&series=classic&series=d5+ranger");
  const ofSeries = catalogue.filter(({ category }) =>
    ["Classic", "D5 Ranger"].includes(category),
  ).length;
  await page.getByText(`Showing ${ofSeries} of ${total} total vehicles`).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByText(`Showing ${ofBrand} of ${total} total vehicles`).waitFor();
  await page.reload();
  await waitForIslands(page);
  expect(await page.getByRole("combobox", { name: "Brand" }).inputValue()).toBe("evolution");
  expect(await count.textContent()).toBe(`Showing ${ofBrand} of ${total} total vehicles`);
});

test("the series that can be chosen follow the brand, with script and without", async () => {
  const page = await openInventory("?brand=evolution&series=d5+ranger");
  const brand = page.getByRole("combobox", { name: "Brand" });
  await brand.selectOption("denago");
  await page.waitForURL("**/inventory?brand=denago");
  const denago = catalogue.filter((cart) => cart.brand === "denago");
  const countOf = (name: string) => denago.filter(({ category }) => category === name).length;
  const names = [...new Set(denago.map(({ category }) => category))];
  const expected = names.map((name) => `${name} (${countOf(name)})`).toSorted();
  await page.getByText(`Showing ${denago.length} of ${total} total vehicles`).waitFor();
  // The counts come with an answer of their own.
  await page.getByRole("checkbox", { name: expected.at(-1) ?? "", exact: true }).waitFor();
  expect(await readSeries(page)).toEqual(expected);
  const plain = await openInventory("", false);
  await plain.getByRole("combobox", { name: "Brand" }).selectOption("denago");
  await plain.getByRole("button", { name: "Search", exact: true }).click();
  await plain.waitForURL("**/inventory?*brand=denago*");
  expect(await readSeries(plain)).toEqual(expected);
});

/** What is beside each box of the series, in alphabetical order. */
async function readSeries(page: Page): Promise<string[]> {
  const group = page.getByRole("group", { name: "Series", exact: true });
  return (await group.locator("label").allTextContents()).toSorted();
}

test("Clear All Filters resets all four", async () => {
  const page = await openInventory("?search=cart&brand=denago&series=ev+rover&price=under-15000");
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await page.waitForURL("**/inventory");
  await page.getByText(`Showing ${total} of ${total} total vehicles`).waitFor();
  expect(await page.getByRole("searchbox").inputValue()).toBe("");
  for (const name of ["Brand", "Price"]) {
    expect(await page.getByRole("combobox", { name }).inputValue()).toBe("");
  }
  expect(await page.getByRole("checkbox", { name: /^EV Rover/ }).isChecked()).toBe(false);
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
      const { page } = await open({ javaScriptEnabled }, many.url);
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
    }
  } finally {
    await many.stop();
  }
});

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

test("the cards of a new list come a few at a time", async () => {
  const many = await startSite();
  try {
    const file = join(many.dataDir, "many.json");
    const vehicles = makeVehicles(60).map((vehicle) => ({ ...vehicle, images: [] }));
    writeFileSync(file, JSON.stringify(vehicles));
    const words = ["import", file, "--replace", "--yes"];
    expect(await runCommand(many, "inventory", words)).toMatchObject({ code: 0 });
    const { page } = await open({}, many.url);
    await page.goto("/inventory");
    await waitForIslands(page);
    await watchCards(page);
    await page.getByRole("combobox", { name: "Brand" }).selectOption("evolution");
    const cards = page.getByRole("article");
    await cards.getByRole("link", { name: "CART 47", exact: true }).waitFor();
    expect(await cards.count()).toBe(24);
    const most = await page.evaluate(
      () => (window as unknown as { most: { cards: number } }).most.cards,
    );
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(cardsPerFrame);
    await page.context().close();
  } finally {
    await many.stop();
  }
});

async function openInventory(query = "", javaScriptEnabled = true): Promise<Page> {
  const { page } = await open({ javaScriptEnabled });
  await page.goto(`/inventory${query}`);
  if (javaScriptEnabled) await waitForIslands(page);
  return page;
}
