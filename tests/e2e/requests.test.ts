import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAxeViolations, waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

const { site, open: openSite } = useOpenSite();

const scripts = [
  ["with script", true],
  ["without script", false],
] as const;

async function open(path: string, isScripted: boolean): Promise<Page> {
  const options = isScripted ? { bypassCSP: true } : { javaScriptEnabled: false };
  const { page } = await openSite(options);
  await page.goto(path);
  expect(await findViolations(page, isScripted)).toEqual([]);
  return page;
}

/** What axe finds once the islands answer; it cannot run where scripts are off. */
async function findViolations(page: Page, isScripted: boolean): Promise<string[]> {
  if (!isScripted) return [];
  await waitForIslands(page);
  return findAxeViolations(page);
}

async function introduce(page: Page, firstName: string): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email").fill("visitor@test.example");
  await page.getByLabel("Phone").fill("732 555 0123");
}

/** The stored inquiry of a visitor, as staff read it. */
async function findStored(firstName: string): Promise<Record<string, unknown> | undefined> {
  const { stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
  const stored = JSON.parse(stdout) as Record<string, unknown>[];
  return stored.find((inquiry) => inquiry["firstName"] === firstName);
}

test.each(scripts)("a test drive is requested with its details, %s", async (_, isScripted) => {
  const page = await open("/vehicles/denago-ev-nomad", isScripted);
  await page.getByRole("link", { name: "Schedule Test Drive" }).first().click();
  await page.getByRole("heading", { name: "Book a test drive" }).waitFor();
  expect(await findViolations(page, isScripted)).toEqual([]);
  const name = isScripted ? "Scripted" : "Plain";
  await introduce(page, name);
  expect(await page.getByLabel("Cart you'd like to drive").inputValue()).toBe("Denago EV Nomad");
  const days = page.getByLabel("Days that work for you");
  await days.fill("Friday ".repeat(20));
  await page.getByLabel("Time of day").selectOption({ label: "Morning" });
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const summary = page.getByRole("alert");
  await summary.getByRole("link", { name: /^Days that work for you can have 100/ }).click();
  await page.waitForFunction(() => document.activeElement?.id === "details.days");
  expect(await page.getByLabel("Time of day").inputValue()).toBe("morning");
  if (isScripted) {
    // What is typed is still there after leaving.
    await page.goto("/about");
    await page.goBack();
    await waitForIslands(page);
    await page.waitForFunction(
      () => document.querySelector<HTMLSelectElement>("[id='details.time']")?.value === "morning",
    );
  }
  await days.fill("Friday or Saturday");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
  expect(await findStored(name)).toMatchObject({
    interest: "sales",
    about: "Test drive of the Denago EV Nomad",
    message: "Test drive request. No message was written.",
    details: {
      request: "test-drive",
      cart: "Denago EV Nomad",
      days: "Friday or Saturday",
      time: "morning",
    },
  });
});

test.each(scripts)("five answers lead to a cart and to an inquiry, %s", async (_, isScripted) => {
  const page = await open("/which-cart", isScripted);
  await page.getByLabel("How many people will ride?").selectOption({ label: "5 or 6" });
  await page.getByLabel("Where will you drive it?").selectOption({ label: "On roads in Maine" });
  await page.getByLabel("How many miles a day?").fill("12");
  await page.getByLabel("What's the most you want to spend?").fill("$12,000");
  await page.getByRole("button", { name: "Show carts that fit" }).click();
  await page.getByRole("heading", { name: "3 carts that fit, best first" }).waitFor();
  await page.getByText("Range 38 miles: more than three times your 12 miles a day").waitFor();
  await page.getByRole("link", { name: "Road rules in Maine" }).waitFor();
  expect(new URL(page.url()).searchParams.get("miles")).toBe("12");
  expect(await page.getByLabel("How many people will ride?").inputValue()).toBe("6");
  expect(await findViolations(page, isScripted)).toEqual([]);
  await page.getByRole("link", { name: "Ask us about these carts" }).click();
  await page.getByRole("heading", { name: "Send an inquiry" }).waitFor();
  if (isScripted) await waitForIslands(page);
  const name = isScripted ? "Undecided" : "Unscripted";
  await introduce(page, name);
  await page.getByLabel("Message").fill("Which of these would you take?");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
  expect(await findStored(name)).toMatchObject({
    about: "Which cart? 5 or 6 riders; On roads in Maine; 12 miles a day; up to $12,000",
  });
});
