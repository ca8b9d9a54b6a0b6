import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartPalette } from "#content/vehicles/cart-colors.ts";
import { paletteColor } from "#domain/catalogue/cart-colors.ts";
import { statusTexts } from "#app/vehicles/turntable/turntable-words.ts";
import {
  findAxeViolations,
  openBrowser,
  openPage,
  softwareGraphics,
  waitForIslands,
  waitTimeoutMs,
} from "#tests/browser/browser.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import {
  countFramesAskedAtRest,
  readPixelShare,
  takeChangedPicture,
  takePicture,
  waitForRest,
  watchFrames,
} from "./canvas-pictures.ts";

const turntablePath = "/vehicles/denago-ev-nomad/3d";
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

let site: SiteServer;
let withGraphics: Browser;
let withoutGraphics: Browser;

beforeAll(async () => {
  [site, withGraphics, withoutGraphics] = await Promise.all([
    startSite(),
    openBrowser(softwareGraphics),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await Promise.all([withGraphics.close(), withoutGraphics.close()]);
  await site.stop();
});

test("two fingers bring the cart nearer, one turns it, and one that strokes up scrolls the page", async () => {
  const { page, complaints } = await openTurntable(phone);
  const touch = await touchScreenOf(page);
  const { x, y } = await middleOfCart(page);
  const whole = await takePicture(page);
  await touch("touchStart", [x - 20, y], [x + 20, y]);
  for (const spread of [40, 70, 100]) await touch("touchMove", [x - spread, y], [x + spread, y]);
  await touch("touchEnd");
  const near = await takeChangedPicture(page, whole);
  expect(await inkShare(near)).toBeGreaterThan(1.2 * (await inkShare(whole)));
  await touch("touchStart", [x - 100, y], [x + 100, y]);
  for (const spread of [70, 40, 15]) await touch("touchMove", [x - spread, y], [x + spread, y]);
  await touch("touchEnd");
  const back = await takeChangedPicture(page, near);
  expect(await inkShare(back)).toBeLessThan((await inkShare(near)) / 1.2);
  await touch("touchStart", [x, y]);
  for (const stroke of [20, 50, 90]) await touch("touchMove", [x + stroke, y]);
  await touch("touchEnd");
  await takeChangedPicture(page, back);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await touch("touchStart", [x, y]);
  for (const stroke of [20, 60, 120, 180]) await touch("touchMove", [x, y - stroke]);
  await touch("touchEnd");
  await page.waitForFunction(() => scrollY > 60);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("keys turn it, the wheel scrolls the page until the cart is held, and nothing is drawn at rest", async () => {
  const { page, complaints } = await openTurntable({ viewport: { width: 700, height: 900 } });
  const { x, y } = await middleOfCart(page);
  await waitForRest(page);
  const first = await takePicture(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 60);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction(() => scrollY === 0);
  // The scroll's last frame may be under way.
  const isAsAtFirst = async () => (await takePicture(page)).equals(first);
  await expect.poll(isAsAtFirst, { timeout: waitTimeoutMs }).toBe(true);
  const canvas = page.getByRole("application", { name: /a cart you can turn/ });
  await tabTo(page, "application");
  await page.keyboard.press("ArrowRight");
  const turned = await takeChangedPicture(page, first);
  await page.mouse.wheel(0, -240);
  const near = await takeChangedPicture(page, turned);
  expect(await inkShare(near)).toBeGreaterThan(1.1 * (await inkShare(turned)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 2000);
  await takeChangedPicture(page, near);
  // The whole cart is in the picture again: from here on the wheel is the page's.
  await page.mouse.wheel(0, 120);
  await page.waitForFunction(() => scrollY > 0);
  await page.keyboard.press("Tab");
  expect(await canvas.evaluate((element) => element === document.activeElement)).toBe(false);
  expect(await countFramesAskedAtRest(page)).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test("colors stay through a reload and go along to the contact form, by keyboard alone", async () => {
  const { page } = await openTurntable({ viewport: { width: 700, height: 900 } });
  const own = await takePicture(page);
  await tabTo(page, "radio");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => location.search.startsWith("?body="));
  await takeChangedPicture(page, own);
  const name = await page.evaluate(checkedColor);
  await page.reload();
  await waitUntilTurning(page);
  expect(await page.evaluate(checkedColor)).toBe(name);
  expect((await takePicture(page)).equals(own)).toBe(false);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Ask for this cart in these colors" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contact?*");
  await page.getByText(`About: DENAGO EV NOMAD: ${name} body,`).waitFor();
  await page.context().close();
});

test("seats in the light are about as their swatch says", async () => {
  const { page } = await openTurntable({ viewport: { width: 700, height: 900 } });
  const own = await takePicture(page);
  await page.getByTitle("Crimson").click();
  const painted = await takeChangedPicture(page, own);
  const { swatch } = paletteColor(cartPalette, "seat", "crimson");
  const wanted = [1, 3, 5].map((at) => parseInt(swatch.slice(at, at + 2), 16));
  const isAbout = (...channels: number[]) =>
    channels.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) <= 16);
  expect(await readPixelShare(painted, isAbout)).toBeGreaterThan(0.002);
  await page.context().close();
});

test("where nothing can be drawn in 3D the picture stays, the page says so and colors still go along", async () => {
  const { page, complaints } = await openPage(withoutGraphics, site.url);
  await page.goto(turntablePath);
  await waitForIslands(page);
  await page.getByText(statusTexts.unavailable).waitFor();
  const picture = page.getByRole("img", { name: "Illustration of the DENAGO EV NOMAD" });
  expect(await picture.isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Turn left" }).count()).toBe(0);
  await page.getByTitle("Deep Navy").click();
  const link = page.getByRole("link", { name: "Ask for this cart in these colors" });
  expect(await link.getAttribute("href")).toContain("#body=deep-navy");
  expect(complaints).toEqual([]);
  await page.context().close();
});

async function openTurntable(options: BrowserContextOptions) {
  const opened = await openPage(withGraphics, site.url, options);
  await watchFrames(opened.page);
  await opened.page.goto(turntablePath);
  await waitUntilTurning(opened.page);
  return opened;
}

/** The page says how the cart is turned once its first frame is drawn. */
async function waitUntilTurning(page: Page): Promise<void> {
  await page.getByText(statusTexts.turning).waitFor();
}

/** Fingers as the screen reports them: those named are down, none are after the end. */
async function touchScreenOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...fingers: [number, number][]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
}

async function middleOfCart(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator("canvas").boundingBox();
  if (!box) throw new Error("The canvas has no place on the page");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab until what has focus plays this role. */
async function tabTo(page: Page, role: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      return focused?.getAttribute("role") === wanted || focused?.getAttribute("type") === wanted;
    }, role);
    if (found) return;
  }
  throw new Error(`Sixty presses of Tab never came to a ${role}`);
}

/** Share of the picture that is clearly not its ground. */
function inkShare(picture: Buffer): Promise<number> {
  return readPixelShare(picture, (red, green, blue) => red + green + blue < 400);
}

/** Playwright sends its text to the page, so it stands alone. */
function checkedColor(): string {
  const checked = document.querySelector<HTMLInputElement>("input[name=body]:checked");
  return checked?.closest("label")?.title ?? "";
}
