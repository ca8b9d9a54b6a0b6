import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import {
  openBrowser,
  openPage,
  scrollToEnd,
  waitTimeoutMs,
  waitUntilSettled,
} from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { readLayoutShift, watchLayoutShifts } from "#tests/browser/layout-shifts.ts";

const { open, site } = useOpenSite();

const phone = { viewport: { width: 390, height: 844 } };
const moving = { ...phone, reducedMotion: "no-preference" } as const;

test("the cart drives down the coast with the scroll, beside the names, and shifts nothing", async () => {
  const { page } = await open(moving);
  await watchLayoutShifts(page);
  await page.goto("/");
  const states = ["Maine", "Virginia", "Florida"];
  const places = [];
  for (const state of states) places.push(await findCartAt(page, state));
  const tops = places.map(({ cart }) => cart.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  for (const { cart, name, hitByCart } of places) {
    // It stays at the height of the reader's eye, on the land, where no name is.
    expect(Math.abs(cart.y + cart.height / 2 - (name.y + name.height / 2))).toBeLessThan(150);
    expect(cart.x + cart.width).toBeLessThanOrEqual(name.x);
    expect(hitByCart).toBe(false);
  }
  expect(await readLayoutShift(page)).toBe(0);
});

test("under reduced motion the cart waits at our showroom, and the phone's bar comes without a slide", async () => {
  const { page } = await open({ ...phone, reducedMotion: "reduce" });
  await page.goto("/");
  const bar = page.getByRole("complementary", { name: "Call or ask for a quote" });
  await expect.poll(() => bar.isVisible(), { timeout: waitTimeoutMs }).toBe(false);
  const first = await findCartAt(page, "New Jersey");
  const [cart, label] = await Promise.all([
    page.locator("#states .coast-cart").boundingBox(),
    page.getByText("Our showroom", { exact: true }).boundingBox(),
  ]);
  expect(Math.abs(cart!.y + cart!.height / 2 - label!.y - label!.height / 2)).toBeLessThan(12);
  // Where it is on the page is rounded anew after a scroll.
  expect((await findCartAt(page, "Florida")).cart.y).toBeCloseTo(first.cart.y, 1);
  await expect.poll(() => bar.isVisible(), { timeout: waitTimeoutMs }).toBe(true);
  // Half of the way of its slide, where it would be half out of the window.
  await page.evaluate(() => scrollTo(0, 22 * 16));
  await expect.poll(() => bar.isVisible(), { timeout: waitTimeoutMs }).toBe(false);
});

test.each([320, 390])("a page %i wide has room for the longest names of states", async (width) => {
  const { page } = await open({ viewport: { width, height: 844 } });
  await page.goto("/");
  await page.locator("#states").scrollIntoViewIfNeeded();
  const starts = await page
    .locator("#states a text")
    .filter({ hasText: /New Hampshire|Massachusetts/ })
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().left));
  expect(starts).toHaveLength(2);
  // As wide as a phone's own letters make them, up to the gutter: this machine's may be wider.
  expect(Math.max(...starts) + 124).toBeLessThanOrEqual(width - 16);
});

test("the phone's bar comes in with the scroll", async () => {
  const { page } = await open(moving);
  await page.goto("/");
  const bar = page.getByRole("complementary", { name: "Call or ask for a quote" });
  await expect.poll(() => bar.isVisible(), { timeout: waitTimeoutMs }).toBe(false);
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => bar.isVisible(), { timeout: waitTimeoutMs }).toBe(true);
});

test("what is laid out late is found, reached and printed all the same", async () => {
  const { page } = await open(phone);
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const isLaidOut = () =>
    footer
      .locator("a")
      .first()
      .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  // The browser's own search in the page.
  expect(await page.evaluate("find('Privacy policy')")).toBe(true);
  await expect.poll(isLaidOut, { timeout: waitTimeoutMs }).toBe(true);
  await page.goto("/inventory");
  await page.goto("/#states");
  const top = () => page.locator("#states").evaluate((one) => one.getBoundingClientRect().top);
  await expect
    .poll(async () => Math.abs(await top()), { timeout: waitTimeoutMs })
    .toBeLessThan(100);
  await page.emulateMedia({ media: "print" });
  expect(await isLaidOut()).toBe(true);
});

test("what is laid out late is there for a screen reader from the start", async () => {
  // Without the flag this Chromium makes its tree of accessible nodes of what is laid out.
  const browser = await openBrowser(["--disable-gpu", "--force-renderer-accessibility"]);
  try {
    const { page } = await openPage(browser, site.url, phone);
    await page.goto("/");
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    const listLinks = async () => {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ role }) => role?.value === "link")
        .map(({ name }) => name?.value as unknown);
    };
    // The first link of the footer that is not behind a title.
    await expect.poll(listLinks, { timeout: waitTimeoutMs }).toContain(business.email);
  } finally {
    await browser.close();
  }
});

test.each(["/vehicles/denago-ev-nomad", "/services"])(
  "nothing shifts while %s is scrolled to its end and back",
  async (path) => {
    const { page } = await open(phone);
    await watchLayoutShifts(page);
    await page.goto(path);
    await waitUntilSettled(page);
    await scrollToEnd(page);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await readLayoutShift(page)).toBe(0);
  },
);

test.each(["/vehicles/denago-ev-nomad", "/vehicles/evolution-d5-maverick-4-plus"])(
  "%s has name, price, picture and both actions on a phone's first screen",
  async (path) => {
    const { page } = await open(phone);
    await page.goto(path);
    const parts = [
      page.getByRole("heading", { level: 1 }),
      page.locator("main .price-figures").first(),
      page.getByRole("link", { name: "See the price delivered to you" }),
      page.locator("main picture img").first(),
      page.getByRole("link", { name: "See it in 3D", exact: true }),
      page
        .locator("main")
        .getByRole("link", { name: /^Call \(/ })
        .first(),
      page.getByRole("link", { name: "Request Quote" }),
    ];
    const bottoms = await Promise.all(
      parts.map(async (part) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height : Number.NaN;
      }),
    );
    expect(bottoms.slice(0, 4)).toEqual(bottoms.slice(0, 4).toSorted((a, b) => a - b));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(844);
  },
);

/** Scrolls the name of a state to the middle of the screen, and finds it and the cart. */
async function findCartAt(page: Page, state: string) {
  const name = page.locator("#states").getByRole("link", { name: state, exact: true });
  // Sections on the way get their real height when they come near.
  for (let step = 0; step < 3; step += 1) {
    await name.evaluate((link) => {
      const { top } = link.getBoundingClientRect();
      scrollBy(0, top - innerHeight / 2);
    });
    await waitForFrames(page);
  }
  return page.evaluate((text) => {
    const link = [...document.querySelectorAll("#states a")].find((one) =>
      one.textContent?.startsWith(text),
    );
    const cart = document.querySelector("#states .coast-cart");
    if (!link || !cart) throw new Error(`No ${text}`);
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + scrollY, width, height };
    };
    const label = link.querySelector("text") ?? link;
    const { left, top, width, height } = label.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return { cart: box(cart), name: box(label), hitByCart: cart.contains(hit) };
  }, state);
}

/** A timeline of the scroll is read at the next frame. */
function waitForFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}
