import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";

const { open } = useOpenSite();

const message = "Which of your carts seats six people?";
const typed = {
  "First name": "Ada",
  "Last name": "Quinn",
  Email: "ada@test.example",
  Phone: "732 555 0123",
  Message: message,
};

async function openContact(query = ""): Promise<Page> {
  const { page } = await open();
  await page.goto(`/contact${query}`);
  await waitForIslands(page);
  return page;
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
}

/** Waits until the fields hold what was typed. */
async function waitForTyped(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (expected) => document.querySelector<HTMLTextAreaElement>("#message")?.value === expected,
    text,
  );
  const name = text === "" ? "" : "Ada";
  expect(await page.getByLabel("First name").inputValue()).toBe(name);
}

test("what was typed survives leaving and a reload, in this tab alone, and is gone once sent", async () => {
  const page = await openContact();
  await fillIn(page);
  await page.getByLabel("What is it about?").selectOption("parts");
  await page.goto("/about");
  await page.goBack();
  await waitForIslands(page);
  await waitForTyped(page, message);
  await page.goto("/contact");
  await waitForIslands(page);
  await waitForTyped(page, message);
  expect(await page.getByLabel("What is it about?").inputValue()).toBe("parts");
  await page.reload();
  await waitForIslands(page);
  await waitForTyped(page, message);
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);

  await page.goto("/contact?topic=rental");
  await waitForIslands(page);
  await waitForTyped(page, message);
  // The form for a rental asks no topic: it is one.
  expect(await page.locator("input[name=topic]").inputValue()).toBe("rental");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto("/contact");
  await waitForIslands(page);
  await waitForTyped(page, "");
});

test("a form that comes back as it was left after it was sent is empty and can be sent again", async () => {
  const page = await openContact();
  // With such an answer a browser stays where it is.
  await page.route("**/thank-you", (route) => route.fulfill({ status: 204 }));
  await fillIn(page);
  const answered = page.waitForResponse("**/api/contact");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  expect((await answered).status()).toBe(201);
  await waitForTyped(page, "");
  // What a browser does when Back shows the page that it kept in memory.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  const button = page.getByRole("button", { name: "Send inquiry" });
  await button.waitFor();
  expect(await button.isEnabled()).toBe(true);
  await fillIn(page);
  await page.getByLabel("Message").fill("And one more question about the six-seater.");
  const second = page.waitForResponse("**/api/contact");
  await button.click();
  expect((await second).status()).toBe(201);
});

test("what is typed while the form is being sent stays when the sending fails", async () => {
  const page = await openContact();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/contact", async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { error: "The database rests." } });
  });
  await fillIn(page);
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.getByRole("button", { name: "Sending..." }).waitFor();
  await page.getByLabel("Message").fill(`${message} Please call after five.`);
  release();
  await page.getByRole("alert").getByText("The database rests.").waitFor();
  const text = `${message} Please call after five.`;
  await waitForTyped(page, text);
  expect(await page.getByLabel("Message").inputValue()).toBe(text);
});

test("what was typed before the script came stays", async () => {
  const { page } = await open();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page);
  release();
  await waitForIslands(page);
  await page.getByLabel("What is it about?").selectOption("parts");
  await waitForTyped(page, message);
  expect(await page.getByLabel("Phone").inputValue()).toBe(typed.Phone);
});

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a text that is too long is kept whole, with the limit and its length, %s",
  async (_, isScripted) => {
    const { page } = await open({ javaScriptEnabled: isScripted });
    await page.goto("/contact");
    if (isScripted) await waitForIslands(page);
    await fillIn(page);
    await page.getByLabel("Message").fill("");
    await page.getByLabel("Message").focus();
    // As a paste does, this respects the limits of a field.
    await page.keyboard.insertText("é".repeat(6_000));
    await page.getByRole("button", { name: "Send inquiry" }).click();
    const problem = "Message can have 4,000 characters at most; yours has 6,000";
    await page.getByRole("alert").getByText(problem).waitFor();
    expect(await page.getByLabel("Message").inputValue()).toHaveLength(6_000);
  },
);

test("the figures of an estimate and the colors of a cart come along, but no text of a link", async () => {
  const cart = "?vehicle=denago-ev-city";
  for (const [link, about] of [
    ["&topic=financing#down=1000&term=48&apr=9.9", /at \$15,000, \$1,000 down, 48 months/],
    ["&topic=colors#body=deep-navy&seat=sand&roof=black", /: Deep Navy body, Sand seats/],
    ["&topic=colors#body=Free+pills&seat=sand&roof=black", /About: Colors of the Denago EV City/],
    ["&topic=financing#down=Free+pills&term=48&apr=9.9", /About: Financing for the Denago EV City/],
  ] as const) {
    const page = await openContact(cart + link);
    await page
      .getByText(/^About: /)
      .filter({ hasText: about })
      .waitFor();
    expect(await page.getByText("pills").count()).toBe(0);
    await page.context().close();
  }
  const { page } = await open();
  await page.goto("/financing?vehicle=denago-ev-city");
  await waitForIslands(page);
  await page.getByText("Type your own rate.").waitFor();
  await page.getByLabel("Yearly rate (APR)").fill("8.5");
  await page.getByLabel("Down payment").fill("2500");
  await page.locator("a[href*='topic=financing'][href*='down=2500']").click();
  await page.getByText(/About: Denago EV City at \$15,000, \$2,500 down/).waitFor();
});
