import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "#content/pages/pages.ts";
import { statusTexts } from "#app/vehicles/turntable/turntable-words.ts";
import {
  findAxeViolations,
  layOutAll,
  scrollToEnd,
  waitForIslands,
  waitUntilSettled,
} from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { readLayoutShift, watchLayoutShifts } from "#tests/browser/layout-shifts.ts";

const { open } = useOpenSite();

/** One page of each kind, those with an island of their own, and what is no page of the list. */
const kinds = [
  ...new Map(pages.map((page) => [[page.kind, ...page.islands].join(), page.path])).values(),
  // With a rate, and with it the result and its chart.
  "/financing?vehicle=denago-ev-city&term=60&apr=7.25",
  "/vehicle/denago-ev-city",
  "/vehicle/no-such-cart",
  "/no-such-page",
];

const looks = [
  ["320 px, light", { viewport: { width: 320, height: 800 }, colorScheme: "light" }],
  ["768 px, dark", { viewport: { width: 768, height: 1024 }, colorScheme: "dark" }],
  ["1280 px, light", { viewport: { width: 1280, height: 900 }, colorScheme: "light" }],
  ["1280 px, forced colors", { viewport: { width: 1280, height: 900 }, forcedColors: "active" }],
] as const;

test.each(looks)("axe finds nothing on any kind of page at %s", async (_, look) => {
  const { page } = await open({ ...look, bypassCSP: true });
  const found: string[] = [];
  for (const path of kinds) {
    await page.goto(path);
    await waitForIslands(page);
    for (const violation of await findAxeViolations(page)) found.push(`${path}: ${violation}`);
  }
  expect(found).toEqual([]);
});

test("axe finds nothing on a form in which everything is wrong, a choice too", async () => {
  const { page } = await open({ bypassCSP: true });
  await page.goto("/contact");
  await waitForIslands(page);
  // The form's own `submit` asks no script, as in a browser without one.
  await page.locator("form", { has: page.locator("textarea") }).evaluate((form) => {
    for (const select of form.querySelectorAll("select")) select.name = "interest";
    for (const option of form.querySelectorAll("option")) option.value = "no such interest";
    (form as HTMLFormElement).submit();
  });
  await page.getByRole("combobox").and(page.locator("[aria-invalid=true]")).waitFor();
  await waitForIslands(page);
  expect(await findAxeViolations(page)).toEqual([]);
});

/** Kinds whose pages have one template; of all others every page is its own. */
const templates = new Set(["state", "place", "town", "model", "turntable", "policy"]);
const templatesAndOwn = [
  ...new Set([
    ...kinds,
    ...pages.filter(({ kind }) => !templates.has(kind)).map(({ path }) => path),
  ]),
];

test("no page scrolls sideways at 320 px, nor with text of twice the size", async () => {
  const { page } = await open({ viewport: { width: 320, height: 800 } });
  const wide: string[] = [];
  for (const path of templatesAndOwn) {
    await page.goto(path);
    await layOutAll(page);
    if (await scrollsSideways(page)) wide.push(`${path} at 320 px`);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  for (const path of templatesAndOwn) {
    await page.goto(path);
    // The browser's own setting of a reader who needs larger letters.
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
    await layOutAll(page);
    if (await scrollsSideways(page)) wide.push(`${path} with text of twice the size`);
  }
  expect(wide).toEqual([]);
});

test("no console complains on any kind of page, which is where refused styles would show", async () => {
  const { page, complaints } = await open();
  for (const path of kinds) {
    const before = complaints.length;
    const answer = await page.goto(path, { waitUntil: "load" });
    await waitForIslands(page);
    const isError = (answer?.status() ?? 0) >= 400;
    // Chromium writes a line for every document that is not there.
    if (isError) complaints.splice(before, 1);
    for (let at = before; at < complaints.length; at += 1) complaints[at] += ` (${path})`;
  }
  expect(complaints).toEqual([]);
});

test.each(["/", "/inventory", "/contact", "/financing", "/vehicles/denago-ev-nomad/3d"])(
  "nothing shifts while %s loads and is scrolled",
  async (path) => {
    const viewport = { width: 390, height: 844 };
    const { page } = await open({ viewport });
    await watchLayoutShifts(page);
    await page.goto(path);
    await waitUntilSettled(page);
    // The last line of the 3D view: this browser has no WebGL.
    if (path.endsWith("/3d")) await page.getByText(statusTexts.unavailable).waitFor();
    await scrollToEnd(page);
    expect(await readLayoutShift(page)).toBe(0);
  },
);

test("nothing moves by itself where the visitor asked for less motion", async () => {
  const { page } = await open();
  const moving: string[] = [];
  for (const path of kinds) {
    await page.goto(path);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    if (running > 0) moving.push(path);
  }
  expect(moving).toEqual([]);
});

function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
}
