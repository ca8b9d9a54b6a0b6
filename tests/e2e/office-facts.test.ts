import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { findAxeViolations, openBrowser, openPage } from "#tests/browser/browser.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";

const movedClock = fileURLToPath(new URL("../servers/moved-clock.ts", import.meta.url));
/** A Wednesday, 10 AM in New York, in a year of which the files name no closure. */
const wednesday = "2028-12-20T15:00:00Z";

let browser: Browser;
let site: SiteServer;
let environment: Record<string, string>;
let officeUrl: string;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), "carts-clock-"));
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  environment = {
    NODE_OPTIONS: `--import=${movedClock}`,
    CLOCK_FILE: join(directory, "clock"),
    OFFICE_PORT: port,
  };
  setClock(wednesday);
  [browser, site] = await Promise.all([openBrowser(), startSite({ environment })]);
  return () => rmSync(directory, { recursive: true, force: true });
});

beforeEach(() => setClock(wednesday));

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The site reads the file at any moment, so it must never be empty. */
function setClock(instant: string): void {
  const file = environment["CLOCK_FILE"] ?? "";
  writeFileSync(`${file}.next`, instant);
  renameSync(`${file}.next`, file);
}

/** A page of the office, signed in by the link that `npm run office -- --link` prints. */
async function signIn(javaScriptEnabled: boolean): Promise<Page> {
  const { stdout } = spawnSync(process.execPath, ["server/office.ts", "--link"], {
    env: { PATH: process.env["PATH"], DATA_DIR: site.dataDir, ...environment },
    encoding: "utf8",
  });
  const { page } = await openPage(browser, officeUrl, {
    javaScriptEnabled,
    viewport: { width: 320, height: 700 },
    colorScheme: javaScriptEnabled ? "light" : "dark",
  });
  await page.goto(/http\S+/.exec(stdout)?.[0] ?? "");
  await page.getByRole("button", { name: "Sign in on this device" }).click();
  await page.getByRole("heading", { name: "Today" }).waitFor();
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
  return (await fetch(site.url + path)).text();
}

async function readFooter(): Promise<string> {
  return (await read("/about")).split("<footer")[1] ?? "";
}

const quote =
  "/rentals/quote?cart=4-seater&place=showroom&from=2029-06-05&fromTime=10&to=2029-06-12&toTime=10&drivers=2";

test.each([
  ["with script", true],
  ["without script", false],
])(
  "the shop is closed on December 25, a fee is changed, and both are undone, %s",
  async (_, isOn) => {
    const page = await signIn(isOn);
    await publish(page, "closures", { "day.0": "2028-12-25", "name.0": "Christmas Day" });
    expect(await readFooter()).toMatch(/Monday, December 25<\/dt><dd>Closed/);
    expect(await read("/")).toContain(
      '"validFrom":"2028-12-25","validThrough":"2028-12-25","opens":"00:00","closes":"00:00"',
    );
    setClock("2028-12-25T15:00:00Z");
    expect(await read("/about")).toContain("Closed today, Dec 25");
    setClock(wednesday);

    await page.goto(`${officeUrl}/facts/rentals`);
    await fill(page, { "rentalFees.additionalDriverDollars": "forty" });
    await page.getByRole("button", { name: "See what changes" }).click();
    await page.getByText("Type a whole number from 0 to 1,000,000.").waitFor();
    await fill(page, { "rentalFees.additionalDriverDollars": "$40" });
    await page.getByRole("button", { name: "See what changes" }).click();
    const change = page.getByRole("listitem").filter({ hasText: "Additional driver" });
    expect(await change.textContent()).toContain(
      "Before$25After$40Seen on/rentals/quote, /policies/rental-policy",
    );
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("status").waitFor();
    const policy = await read("/policies/rental-policy");
    expect(policy).toMatch(/\$40(<!-- -->)? each/);
    expect(policy).toContain("December 20, 2028");
    expect(await read(quote)).toContain("$40");

    // The newest change is the first; its undoing then stands before the closure.
    await page.getByRole("button", { name: /^Undo/ }).nth(0).click();
    await expect.poll(() => read(quote)).not.toContain("$40");
    await page.goto(`${officeUrl}/facts`);
    await page.getByRole("button", { name: /^Undo/ }).nth(2).click();
    await expect.poll(() => read("/")).not.toContain("2028-12-25");
    expect(await read("/policies/rental-policy")).toMatch(/\$25(<!-- -->)? each/);
    expect(await readFooter()).not.toContain("December 25");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  },
);

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
  await page.goto(`${officeUrl}/facts/hours`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`${officeUrl}/facts`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`${officeUrl}/questions/renter-age`);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.goto(`${site.url}/about`);
  await page.getByRole("complementary", { name: "Notice" }).getByText(text).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  setClock("2028-12-20T15:59:59Z");
  expect(await read("/about")).toContain(text);
  setClock("2028-12-20T16:00:00Z");
  for (const path of paths) expect(await read(path)).not.toContain(text);
});
