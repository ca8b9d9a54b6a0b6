import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import * as navigation from "#content/pages/navigation.ts";
import { footerPlaces } from "#content/places/states.ts";
import { waitTimeoutMs } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

const { footerTitles } = navigation;
const patience = { timeout: waitTimeoutMs };
const phone = { width: 390, height: 844 };

/** In CSS pixels; what is laid out when it comes near has a height of its own only then. */
async function measureHeight(footer: Locator): Promise<number | undefined> {
  await footer.scrollIntoViewIfNeeded();
  const isLaidOut = () =>
    footer.evaluate((element) =>
      element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
  await expect.poll(isLaidOut, patience).toBe(true);
  return (await footer.boundingBox())?.height;
}

test("a phone's footer is low, and what it folds opens by keyboard and by a search for its words", async () => {
  const { page } = await open({ viewport: phone, javaScriptEnabled: false });
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  expect(await measureHeight(footer)).toBeLessThanOrEqual(700);
  const first = footer.getByRole("link", { name: navigation.stateLinks[0]!.label, exact: true });
  expect(await first.isVisible()).toBe(false);
  await footer.locator("summary", { hasText: footerTitles.states }).focus();
  await page.keyboard.press("Enter");
  await first.waitFor();
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(42);

  // A link to a text opens what has it, as the browser's own search does.
  const { state, place } = footerPlaces.at(-1)!;
  const label = `${place.name}, ${state.abbreviation}`;
  await page.goto(`/privacy#:~:text=${encodeURIComponent(label)}`);
  await footer.getByRole("link", { name: label, exact: true }).waitFor();
});

test("a desk's footer has its lists open, each under a heading and none called collapsed", async () => {
  const { page } = await open({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await page.goto("/terms");
  const footer = page.getByRole("contentinfo");
  expect(await measureHeight(footer)).toBeLessThanOrEqual(560);
  for (const title of [footerTitles.pages, footerTitles.states, footerTitles.policies]) {
    await footer.getByRole("heading", { name: title, exact: true }).waitFor();
  }
  for (const { label } of [...navigation.stateLinks, ...navigation.policyLinks]) {
    expect(await footer.getByRole("link", { name: label, exact: true }).isVisible(), label).toBe(
      true,
    );
  }
  expect(await footer.locator("summary:visible").allTextContents()).toEqual([footerTitles.places]);
});

test.each([320, 390, 1280])(
  "at %i pixels the call button stays where it is, whatever the hours under it say",
  async (width) => {
    const { page } = await open({ viewport: { width, height: 800 } });
    await page.goto("/terms");
    const header = page.getByRole("banner");
    const call = header.getByRole("link", { name: /^Call/ });
    const box = await call.boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle - ((await header.boundingBox())?.height ?? 0) / 2)).toBeLessThan(2);
    const hours = header.locator("p").first();
    for (const text of ["", "Opens Wednesday, November 25 10 AM"]) {
      await hours.evaluate((element, said) => (element.textContent = said), text);
      expect(await call.boundingBox()).toEqual(box);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);
