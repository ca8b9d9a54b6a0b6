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

test.each([320, 390, 768, 1024])(
  "the lineup is one strip that scrolls, with whole names, at %d px",
  async (width) => {
    const { page } = await open({ viewport: { width, height: 844 } });
    await page.goto("/inventory");
    const { rows, overflow } = await measureLineup(page);
    expect(rows).toBe(1);
    expect(overflow).toBeGreaterThan(width);
    expect(await findWideCarts(page)).toEqual([]);
    await page.context().close();
  },
);

test.each([1280, 1440])(
  "all carts of the lineup are in sight in three rows at %d px",
  async (width) => {
    const { page } = await open({ viewport: { width, height: 900 } });
    await page.goto("/inventory");
    expect(await measureLineup(page)).toEqual({ rows: 3, overflow: 0 });
    expect(await findWideCarts(page)).toEqual([]);
    await page.context().close();
  },
);

test.each([390, 1440])("the lineup draws all carts to one scale at %d px", async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  await page.goto("/inventory");
  const pixelsPerFoot = await page
    .locator(".lineup svg")
    .evaluateAll((drawings) =>
      drawings.map(
        (drawing) =>
          drawing.getBoundingClientRect().width /
          (drawing as unknown as SVGSVGElement).viewBox.baseVal.width,
      ),
    );
  expect(pixelsPerFoot).toHaveLength(catalogue.length);
  expect(Math.max(...pixelsPerFoot) / Math.min(...pixelsPerFoot)).toBeLessThan(1.01);
  await page.context().close();
});

/** Its rows of carts, and how much of it is not in sight. */
async function measureLineup(page: Page): Promise<{ rows: number; overflow: number }> {
  return page.locator(".lineup").evaluate((strip) => ({
    rows: new Set([...strip.querySelectorAll("a")].map((cart) => cart.getBoundingClientRect().top))
      .size,
    overflow: strip.scrollWidth - strip.clientWidth,
  }));
}

/** The carts whose drawings or names are wider than their cells. */
async function findWideCarts(page: Page): Promise<(string | null)[]> {
  return page.locator(".lineup a").evaluateAll((carts) =>
    carts
      .filter((cart) => {
        // The name is a text without an element: a range over all measures it as well.
        const all = document.createRange();
        all.selectNodeContents(cart);
        const ends = [...all.getClientRects()].map(({ right }) => right);
        return Math.max(...ends) > cart.getBoundingClientRect().right + 0.5;
      })
      .map(({ textContent }) => textContent),
  );
}
