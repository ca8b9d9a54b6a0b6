import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

test("the filters narrow the lineup without script, and it scrolls within itself at 320 px", async () => {
  const { page } = await open({
    viewport: { width: 320, height: 700 },
    javaScriptEnabled: false,
  });
  await page.goto("/inventory");
  const shown = page.getByRole("navigation", { name: /^Carts from the side/ }).getByRole("link");
  expect(await shown.count()).toBe(catalogue.length);
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const countOf = (seats: readonly number[], ...brands: readonly string[]) =>
    catalogue.filter(
      ({ brand, specifications }) =>
        seats.includes(specifications.seatingCapacity) && brands.includes(brand),
    ).length;
  await page.getByRole("checkbox", { name: /^4 seats/ }).check();
  expect(await shown.count()).toBe(countOf([4], "denago", "evolution"));
  await page.getByRole("checkbox", { name: /^6 seats/ }).check();
  expect(await shown.count()).toBe(countOf([4, 6], "denago", "evolution"));
  await page.getByRole("combobox", { name: "Brand" }).selectOption("denago");
  expect(await shown.count()).toBe(countOf([4, 6], "denago"));
  await page.context().close();
});

test.each([
  [320, 2.5],
  [390, 2.5],
  [768, 4.5],
  [1024, 6.5],
])(
  "the lineup cuts its last cart in half, which says that it scrolls, at %d px",
  async (width, seen) => {
    const { page } = await open({ viewport: { width, height: 844 } });
    await page.goto("/inventory");
    const shown = await page.locator(".lineup").evaluate((strip) => {
      const cell = strip.querySelector("a")?.getBoundingClientRect().width ?? 0;
      return strip.clientWidth / cell;
    });
    expect(shown).toBeCloseTo(seen, 1);
    expect(await findWideCarts(page)).toEqual([]);
    await page.context().close();
  },
);

test.each([1280, 1440])(
  "all carts of the lineup are in sight in two rows at %d px",
  async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    await page.goto("/inventory");
    const { rows, overflow } = await page.locator(".lineup").evaluate((strip) => ({
      rows: new Set([...strip.querySelectorAll("a")].map((cart) => cart.offsetTop)).size,
      overflow: strip.scrollWidth - strip.clientWidth,
    }));
    expect({ rows, overflow }).toEqual({ rows: 2, overflow: 0 });
    expect(await findWideCarts(page)).toEqual([]);
    await page.context().close();
  },
);

/** The carts whose drawings are wider than their cells. */
async function findWideCarts(page: Page): Promise<(string | null)[]> {
  return page.locator(".lineup a").evaluateAll((carts) =>
    carts
      .filter((cart) => {
        const drawing = cart.querySelector("svg")?.getBoundingClientRect();
        return (drawing?.right ?? 0) > cart.getBoundingClientRect().right;
      })
      .map(({ textContent }) => textContent),
  );
}
