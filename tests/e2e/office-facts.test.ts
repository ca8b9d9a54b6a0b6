import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findAxeViolations } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { type ClockedOffice, startClockedOffice } from "#tests/servers/clocked-office.ts";

/** A Wednesday, 10 AM in New York, in a year of which the files name no closure. */
const wednesday = "2028-12-20T15:00:00Z";

const { open } = useOpenSite();
let office: ClockedOffice;
let officeUrl: string;

beforeAll(async () => {
  office = await startClockedOffice(wednesday);
  officeUrl = office.officeUrl;
});
beforeEach(() => office.setClock(wednesday));
afterAll(() => office.stop());

/** A page of the office, signed in by the link that `npm run office -- --link` prints. */
async function signIn(javaScriptEnabled: boolean): Promise<Page> {
  const viewport = { width: 320, height: 700 };
  const colorScheme = javaScriptEnabled ? "light" : "dark";
  const { page } = await open({ javaScriptEnabled, viewport, colorScheme }, officeUrl);
  await page.goto(office.printLink());
  await page.getByRole("button", { name: "Sign in on this device" }).click();
  await page.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  return page;
}

async function publish(page: Page, group: string, fields: Record<string, string>): Promise<void> {
  await page.goto(`${officeUrl}/facts/${group}`);
  await fill(page, fields);
  await page.getByRole("button", { name: "See what changes" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("status").waitFor();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
}

async function read(path: string): Promise<string> {
  return (await fetch(office.site.url + path)).text();
}

test("of two editors the second is told, loses nothing typed, and may publish after that", async () => {
  const [ann, bob] = [await signIn(false), await signIn(true)];
  const labor = "serviceFees.laborPerHourDollars";
  await bob.goto(`${officeUrl}/facts/fees`);
  await publish(ann, "fees", { [labor]: "160" });
  await fill(bob, { [labor]: "170" });
  await bob.getByRole("button", { name: "See what changes" }).click();
  await bob.getByText("Somebody else changed this while you were typing").waitFor();
  expect(await bob.locator(`[name="${labor}"]`).inputValue()).toBe("170");
  expect(await read("/services")).toContain("$160");
  await bob.getByRole("button", { name: "See what changes" }).click();
  await bob.getByRole("button", { name: "Publish" }).click();
  await bob.getByRole("status").waitFor();
  expect(await read("/services")).toContain("$170");
});

test("a notice is at the top of every page until its minute, cached pages included", async () => {
  const page = await signIn(true);
  const text = "Storm on Thursday: we open at noon.";
  await publish(page, "notice", { text, day: "2028-12-20", time: "11:00" });
  const paths = ["/about", "/inventory", "/contact", "/no-such-page"];
  for (const path of paths) expect(await read(path)).toContain(text);
  await page.goto(`${office.site.url}/about`);
  await page.getByRole("complementary", { name: "Notice" }).getByText(text).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  office.setClock("2028-12-20T15:59:59Z");
  expect(await read("/about")).toContain(text);
  office.setClock("2028-12-20T16:00:00Z");
  for (const path of paths) expect(await read(path)).not.toContain(text);
});
