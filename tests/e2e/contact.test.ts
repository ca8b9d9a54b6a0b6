import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

const messages = [
  ["First name", "First name is required"],
  ["Last name", "Last name is required"],
  ["Email", "Invalid email address"],
  ["Phone", "Phone number is required"],
  ["Message", "Message must be at least 10 characters"],
] as const;

const { open, site } = useOpenSite();

test.each([
  ["with script", true],
  ["without script", false],
])("an empty form names every field, and each entry leads to it, %s", async (_, isScripted) => {
  const { page } = await openContact(isScripted);
  await page.getByLabel("Message").fill("short");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const summary = page.getByRole("alert");
  await summary.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await summary.getByRole("link").allTextContents()).toEqual(
    messages.map(([, message]) => message),
  );
  expect(await page.getByLabel("Message").inputValue()).toBe("short");
  if (isScripted) await page.waitForFunction(() => document.activeElement?.role === "alert");
  for (const [label, message] of messages) {
    const field = page.getByLabel(label, { exact: true });
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    // The error comes first; a hint may follow.
    const [described] = (await field.getAttribute("aria-describedby"))?.split(" ") ?? [];
    expect(await page.locator(`[id="${described}"]`).textContent()).toBe(message);
    await summary.getByRole("link", { name: message }).click();
    await page.waitForFunction(
      (id) => document.activeElement?.id === id,
      await field.getAttribute("id"),
    );
  }
});

test("a button that is sending says so and cannot be pressed again", async () => {
  const { page } = await openContact();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/contact", async (route) => {
    await held;
    await route.continue();
  });
  await fillIn(page, "Waiting");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const button = page.getByRole("button", { name: "Sending..." });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  await page.getByRole("status").getByText("Sending...").waitFor({ state: "attached" });
  release();
  await page.waitForURL("**/thank-you");
});

test.each([
  [
    "the server's own text",
    { status: 503, json: { error: "The database rests." } },
    "The database rests.",
  ],
  ["an answer without a text", { status: 500, body: "oops" }, "Failed to submit contact form"],
])("%s is shown in a toast for five seconds", async (_, answer, text) => {
  const { page } = await openContact();
  await page.clock.install();
  // Time stands still but for the steps below, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route("**/api/contact", (route) => route.fulfill(answer));
  await fillIn(page, "Unlucky");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const toast = page.getByRole("status").filter({ hasText: "Error" });
  await toast.getByText(text).waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Unlucky");
  expect(await page.getByRole("button", { name: "Send inquiry" }).isEnabled()).toBe(true);
  await page.clock.runFor(4_500);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1_000);
  await toast.waitFor({ state: "detached" });
});

test("without a network the form says so after its tries, with the phone and a letter", async () => {
  const { page } = await openContact();
  let tries = 0;
  await page.route("**/api/contact", (route) => {
    tries += 1;
    return route.abort();
  });
  await fillIn(page, "Offline");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  const text = "Failed to send message. Please try again.";
  await page.getByRole("status").getByText(text).waitFor();
  expect(tries).toBe(4);
  await page.getByRole("link", { name: "send this text by email" }).waitFor();
});

test("an inquiry whose answer was lost is stored once, over retries and a reload", async () => {
  const { page } = await openContact();
  let isDown = true;
  await page.route("**/api/contact", async (route) => {
    if (!isDown) return route.continue();
    // The server takes it in, but the answer never arrives.
    await route.fetch();
    return route.abort();
  });
  await fillIn(page, "Once");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.getByRole("status").getByText("Failed to send message.").waitFor();
  await page.reload();
  await waitForIslands(page);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>("#firstName")?.value === "Once",
  );
  isDown = false;
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
  const { stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
  const stored = JSON.parse(stdout) as { firstName: string }[];
  expect(stored.filter(({ firstName }) => firstName === "Once")).toHaveLength(1);
});

async function openContact(javaScriptEnabled = true): Promise<{ page: Page }> {
  const { page } = await open({ javaScriptEnabled });
  await page.goto("/contact");
  if (javaScriptEnabled) await waitForIslands(page);
  return { page };
}

async function fillIn(page: Page, firstName: string): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel("Email").fill("visitor@test.example");
  await page.getByLabel("Phone").fill("732 555 0123");
  await page.getByLabel("Message").fill("Which of your carts seats six people?");
}
