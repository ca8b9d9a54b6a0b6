import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import * as navigation from "#content/pages/navigation.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

const menus = [
  ["Coastal States", navigation.stateLinks],
  ["About", navigation.aboutLinks],
] as const;

test.each(menus)(
  "the %s menu opens by pointer and by keyboard, without script",
  async (name, links) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto("/services");
    const header = page.getByRole("banner");
    const button = header.getByRole("button", { name });
    const first = header.getByRole("link", { name: links[0]?.label ?? "", exact: true });
    const place = await page.getByRole("heading", { level: 1 }).boundingBox();
    await button.click();
    await first.waitFor();
    expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toEqual(place);
    for (const { label } of links) {
      expect(await header.getByRole("link", { name: label, exact: true }).isVisible()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await first.waitFor({ state: "hidden" });
    await button.focus();
    await page.keyboard.press("Enter");
    await first.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${links[0]?.href}`);
  },
);

test("the phone's menu repeats all links, and choosing one closes it", async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await open({ viewport, javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await menu.waitFor();
  const links = [...navigation.mainLinks, ...navigation.aboutLinks, ...navigation.stateLinks];
  for (const { label } of links) {
    expect(await menu.getByRole("link", { name: label, exact: true }).count(), label).toBe(1);
  }
  await menu.getByRole("link", { name: "Rentals", exact: true }).click();
  await page.waitForURL("**/rentals");
  await menu.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.waitFor();
  await page.getByRole("button", { name: "Close menu" }).click();
  await menu.waitFor({ state: "hidden" });
});

test("the phone's menu keeps the focus until Escape, and then its button has it again", async () => {
  const viewport = { width: 390, height: 844 };
  const { page } = await open({ viewport, javaScriptEnabled: false });
  await page.goto("/about");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  const focused = new Set<string>();
  for (const key of [...Array(40).fill("Tab"), ...Array(5).fill("Shift+Tab")] as string[]) {
    await page.keyboard.press(key);
    focused.add(await readFocus(page));
  }
  const links = await menu.getByRole("link").allTextContents();
  // Where the browser's own buttons come next, the document itself stands for them.
  focused.delete("body");
  expect([...focused].filter((place) => !place.startsWith("site-menu "))).toEqual([]);
  expect(links.filter((text) => !focused.has(`site-menu ${text}`))).toEqual([]);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each(menus)("the %s menu closes behind the keyboard that goes on", async (name, links) => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto("/services");
  const header = page.getByRole("banner");
  const last = header.getByRole("link", { name: links.at(-1)?.label ?? "", exact: true });
  await header.getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
  await last.waitFor();
  for (const { label } of links) {
    await page.keyboard.press("Tab");
    expect(await readFocus(page)).toContain(label);
    expect(await last.isVisible()).toBe(true);
  }
  await page.keyboard.press("Tab");
  expect(await readFocus(page)).toMatch(name === "About" ? /Call Now/ : /About/);
  await last.waitFor({ state: "hidden" });
});

test.each(menus)("the %s menu opens and closes by a finger", async (name, links) => {
  const { page } = await open({ javaScriptEnabled: false, hasTouch: true });
  await page.goto("/services");
  const header = page.getByRole("banner");
  const link = header.getByRole("link", { name: links.at(-1)?.label ?? "", exact: true });
  const button = header.getByRole("button", { name });
  await button.tap();
  await link.waitFor();
  await button.tap();
  await link.waitFor({ state: "hidden" });
  expect(await link.isVisible()).toBe(false);
  await button.tap();
  await link.tap();
  await page.waitForURL(`**${links.at(-1)?.href}`);
});

test("the first stop of the keyboard skips to the content", async () => {
  const { page } = await open();
  await page.goto("/services");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/services#main");
  await page.keyboard.press("Tab");
  const isInMain = await page.evaluate(
    () => document.activeElement?.closest("main") !== null && document.activeElement !== null,
  );
  expect(isInMain).toBe(true);
});

test("the header is 72 px high and marks the page one is on", async () => {
  const { page } = await open();
  await page.goto("/rentals");
  const header = page.getByRole("banner");
  // One more for the line under it.
  expect((await header.boundingBox())?.height).toBe(73);
  const current = header
    .getByRole("navigation", { name: "Main" })
    .getByRole("link")
    .and(page.locator("[aria-current=page]"));
  expect(await current.allTextContents()).toEqual(["Rentals"]);
  await page.goto("/");
  expect(await current.allTextContents()).toEqual(["Home"]);
});

/** The id of the menu that has the focus, and the text of what has it. */
function readFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element === null || element === document.body) return "body";
    return `${element.closest("[popover]")?.id ?? "no menu"} ${element.textContent}`;
  });
}
