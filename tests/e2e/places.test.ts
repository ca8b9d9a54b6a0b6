import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { scrollToEnd, waitUntilSettled } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { readLayoutShift, watchLayoutShifts } from "#tests/browser/layout-shifts.ts";

/** Of a whole page with its pictures, scrolled to its end. */
const requestsMax = 15;

const { open, site } = useOpenSite();

const placePage = "/new-jersey/ocean-city-golf-carts";
const statePage = "/delaware-golf-carts";

test.each([placePage, statePage, "/contact"])(
  "%s asks nobody else for anything until the street map is opened",
  async (path) => {
    const { page } = await open();
    const elsewhere: string[] = [];
    // Whatever leaves the site is written down and answered here: nobody real hears of it.
    await page.context().route(
      (url) => url.origin !== site.url,
      async (route) => {
        elsewhere.push(route.request().url());
        await route.fulfill({ contentType: "text/html", body: "<p>A street map.</p>" });
      },
    );
    await page.goto(path);
    await waitUntilSettled(page);
    await scrollToEnd(page);
    expect(elsewhere).toEqual([]);

    await page.locator("summary", { hasText: "Street map" }).click();
    await page.frameLocator("iframe").getByText("A street map.").waitFor();
    expect(elsewhere.map((address) => new URL(address).origin)).toEqual([
      business.streetMap.origin,
    ]);
  },
);

test.each([placePage, statePage])(
  "%s scrolled to its end on a phone takes at most 15 requests",
  async (path) => {
    const viewport = { width: 390, height: 844 };
    const { page } = await open({ viewport });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await waitUntilSettled(page);
    await scrollToEnd(page);
    const maps = requests.filter((url) => url.includes("/assets/maps/"));
    expect(maps).toHaveLength(1);
    expect(requests.length).toBeLessThanOrEqual(requestsMax);
  },
);

test.each([320, 1280])("at %s px the list of a state's places leads to them", async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  await page.goto(statePage);
  const place = page.locator("#places").getByRole("link", { name: "Lewes" });
  await place.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/delaware/*-golf-carts");
  expect(new URL(page.url()).pathname).toBe("/delaware/lewes-golf-carts");
});

test.each([390, 1440])("at %s px a name on a state's map leads to its place", async (width) => {
  const { page } = await open({ viewport: { width, height: 900 } });
  await page.goto(statePage);
  const image = page.getByAltText("Map of the Delaware shore");
  await image.waitFor();
  // Where the picture has the name, which is not in the page.
  const picture = await (await page.request.get((await image.getAttribute("src"))!)).text();
  const drawing = picture.split("<svg viewBox=")[width > 1000 ? 2 : 1]!;
  const [viewWidth = 0, viewHeight = 0] = readNumbers(/^"0 0 (\d+) (\d+)"/, drawing);
  const [x = 0, y = 0] = readNumbers(/<text x="(\d+)" y="(\d+)">Lewes</, drawing);
  const box = (await image.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const scale = Math.min(box.width / viewWidth, box.height / viewHeight);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(
    middle.x + (x + 8 - viewWidth / 2) * scale,
    middle.y + (y - 4 - viewHeight / 2) * scale,
  );
  await page.waitForURL("**/delaware/*-golf-carts");
  expect(new URL(page.url()).pathname).toBe("/delaware/lewes-golf-carts");
});

test("on a phone a state's actions are above its map", async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(statePage);
  const topOf = async (found: Locator) => (await found.boundingBox())?.y ?? 0;
  const map = await topOf(page.getByAltText("Map of the Delaware shore"));
  const action = page.getByRole("main").getByRole("link", { name: "View Inventory" }).first();
  expect(await topOf(action)).toBeGreaterThan(await topOf(page.getByRole("heading", { level: 1 })));
  expect(await topOf(action)).toBeLessThan(map);
});

test.each([placePage])("%s gives a finger 44 px for each place beside its map", async (path) => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(path);
  const nearby = page.locator("section", { hasText: "Nearby in New Jersey" });
  const links = nearby.getByRole("listitem").getByRole("link");
  await links.first().waitFor();
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.filter((height) => height < 44)).toEqual([]);
});

test("nothing shifts while a place with its scene loads and is scrolled", async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  await watchLayoutShifts(page);
  await page.goto(placePage);
  await waitUntilSettled(page);
  await scrollToEnd(page);
  expect(await readLayoutShift(page)).toBe(0);
});

function readNumbers(pattern: RegExp, text: string): number[] {
  return (pattern.exec(text) ?? []).slice(1).map(Number);
}
