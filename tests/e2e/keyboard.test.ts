import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { requestTexts } from "#content/pages/words/contact-requests.ts";
import { requestForms, requestKinds, type RequestField } from "#domain/inquiry/request-fields.ts";
import { waitForIslands, waitTimeoutMs } from "#tests/browser/browser.ts";
import { tabTo, waitForFocus } from "#tests/browser/keyboard.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

const { site, open } = useOpenSite();

const phone = { viewport: { width: 390, height: 844 } };
const nextYear = new Date().getUTCFullYear() + 1;

interface Walk {
  page: Page;
  isScripted: boolean;
}

test.each([
  ["with script", true],
  ["without script", false],
])(
  "every tool is used by keyboard alone, and the focus is always in sight, %s",
  async (_, isOn) => {
    const { page, complaints } = await open({ ...phone, javaScriptEnabled: isOn });
    const walk = { page, isScripted: isOn };
    await walkFromSearchToComparison(walk);
    await walkThroughRental(walk);
    await walkThroughStorage(walk);
    await walkThroughDelivery(walk);
    await walkToCartsThatFit(walk);
    await walkThroughRequests(walk);
    expect(complaints).toEqual([]);
  },
);

async function walkFromSearchToComparison({ page, isScripted }: Walk): Promise<void> {
  await goTo({ page, isScripted }, "/inventory");
  await tabTo(page, page.getByRole("searchbox", { name: "Search" }));
  await page.keyboard.type("6 seater");
  await page.keyboard.press("Enter");
  await page.waitForURL(/search=6/);
  await settle({ page, isScripted });
  await tabTo(page, page.getByRole("button", { name: /^Filters/ }));
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("group", { name: "Filters" });
  await sheet.waitFor();
  await tabTo(page, sheet.getByRole("button", { name: "Close" }), 1);
  await tabTo(page, sheet.getByRole("checkbox", { name: /^In stock/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await waitForFocus(page.getByRole("button", { name: /^Filters/ }));

  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  // Two would fit side by side, without scrolling.
  for (const box of [boxes.nth(0), boxes.nth(1), boxes.nth(2)]) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: /^Compare/ }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/compare\?ids=/);
  await settle({ page, isScripted });

  await tabTo(page, page.getByRole("checkbox", { name: "Show only what differs" }));
  await page.keyboard.press("Space");
  await page.getByRole("row", { name: /^Top speed/ }).waitFor({ state: "hidden" });
  const table = page.getByRole("region", { name: "Comparison of carts" });
  await tabTo(page, table, 1);
  await page.keyboard.press("ArrowRight");
  const readScroll = () => table.evaluate(({ scrollLeft }) => scrollLeft);
  await expect.poll(readScroll, { timeout: waitTimeoutMs }).toBeGreaterThan(0);
  await tabTo(page, page.getByRole("link", { name: "Ask about these carts" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/contact\?vehicles=/);
}

async function walkThroughRental({ page, isScripted }: Walk): Promise<void> {
  await goTo({ page, isScripted }, "/rentals/quote");
  await tabTo(page, page.getByRole("radio", { name: "4 Seater" }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, page.getByLabel("Where do you want it?"), 1);
  await page.keyboard.type("Cape May");
  await tabTo(page, page.getByLabel("First day"), 1);
  await page.keyboard.type(`0618${nextYear}`);
  const times = page.getByLabel("Time");
  await tabTo(page, times.nth(0));
  await page.keyboard.type("10 AM");
  await tabTo(page, page.getByLabel("Last day"), 1);
  await page.keyboard.type(`0626${nextYear}`);
  await tabTo(page, times.nth(1));
  await page.keyboard.type("10 AM");
  await tabTo(page, page.getByRole("radio", { name: "1", exact: true }), 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const quote = page.getByRole("region", { name: "6 Seater, 8 days" });
  await quote.getByText("Delivered to Cape May, NJ.").waitFor();
  await tabTo(page, quote.getByRole("link", { name: "RESERVE TODAY" }), 1);
}

async function walkThroughStorage({ page, isScripted }: Walk): Promise<void> {
  await goTo({ page, isScripted }, "/storage-estimate");
  await tabTo(page, page.getByRole("button", { name: "Show the price" }));
  await page.keyboard.press("Enter");
  // Each problem leads to its field.
  const problems = page.getByRole("alert").getByRole("link");
  await problems.first().waitFor();
  await tabTo(page, problems.first(), 1);
  await page.keyboard.press("Enter");
  const first = page.getByLabel("You bring it");
  await waitForFocus(first);
  await page.keyboard.type(`1001${nextYear}`);
  await tabTo(page, page.getByLabel("You pick it up"));
  await page.keyboard.type(`0401${nextYear + 1}`);
  await tabTo(page, page.getByRole("checkbox", { name: /^Maintenance/ }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  const estimate = page.getByRole("region", { name: /storage$/ });
  await tabTo(page, estimate.getByRole("link").first(), 1);
  expect(await first.inputValue()).toBe(`${nextYear}-10-01`);
  await tabTo(page, estimate.getByRole("link", { name: "Send us this estimate" }));
}

async function walkThroughDelivery({ page, isScripted }: Walk): Promise<void> {
  await goTo({ page, isScripted }, "/delivery-estimate");
  await tabTo(page, page.getByLabel("Where do you want your cart?"));
  await page.keyboard.type("Cape May");
  await tabTo(page, page.getByRole("button", { name: "Show the price" }), 1);
  await page.keyboard.press("Enter");
  const estimate = page.getByRole("region", { name: "Delivery to Cape May, NJ" });
  await estimate.waitFor();
  await tabTo(page, estimate.getByRole("link", { name: /^Call/ }), 1);
  await tabTo(page, estimate.getByRole("link", { name: "Price a rental instead" }));
}

async function walkToCartsThatFit({ page, isScripted }: Walk): Promise<void> {
  await goTo({ page, isScripted }, "/which-cart");
  await tabTo(page, page.getByLabel("How many people will ride?"));
  await page.keyboard.type("5 or 6");
  await tabTo(page, page.getByLabel("How many miles a day?"));
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/which-cart\?.*riders=6/);
  await page.getByRole("heading", { name: "3 carts that fit, best first" }).waitFor();
  await tabTo(page, page.getByRole("link", { name: "See prices delivered to you" }), 1);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/deliver-to?**");
  await settle({ page, isScripted });
  await tabTo(page, page.getByLabel("Your town"));
  await page.keyboard.type("Cape May");
  await tabTo(page, page.getByRole("button", { name: "Show delivered prices" }), 1);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/which-cart\?.*to=new-jersey/);
  await page
    .getByText(/^Delivered to Cape May, NJ/)
    .first()
    .waitFor();
  await tabTo(page, page.getByRole("link", { name: "Change place" }), 1);
}

async function walkThroughRequests({ page, isScripted }: Walk): Promise<void> {
  const firstName = isScripted ? "Keys" : "Keyboard";
  // Every form once: half of them with script, the other half without.
  const kinds = requestKinds.filter((_, index) => (index % 2 === 0) === isScripted);
  for (const kind of kinds) {
    await goTo({ page, isScripted }, "/contact");
    await tabTo(page, page.getByRole("link", { name: requestTexts[kind].link, exact: true }));
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: requestTexts[kind].title }).waitFor();
    await settle({ page, isScripted });
    const typed = [firstName, "Visitor", "visitor@test.example", "732 555 0123"];
    for (const [index, label] of ["First name", "Last name", "Email", "Phone"].entries()) {
      await tabTo(page, page.getByLabel(label), index === 0 ? undefined : 1);
      await page.keyboard.type(typed[index] ?? "");
    }
    for (const field of requestForms[kind].fields) {
      await tabTo(page, page.getByLabel(field.label, { exact: true }));
      await answer(page, field);
    }
    await tabTo(page, page.getByLabel(requestTexts[kind].messageLabel));
    await page.keyboard.type("Typed by keyboard.");
    await tabTo(page, page.getByRole("button", { name: "Send inquiry" }), 1);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/thank-you");
  }
  const { stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
  const stored = JSON.parse(stdout) as { firstName: string; details: Record<string, string> }[];
  const details = stored.filter((one) => one.firstName === firstName).map((one) => one.details);
  const nameFields = (request: string, fields: readonly string[]) =>
    `${request}: ${fields.toSorted((one, other) => one.localeCompare(other)).join(", ")}`;
  const found = details.map(({ request = "", ...fields }) =>
    nameFields(request, Object.keys(fields)),
  );
  const expected = kinds.map((request) =>
    nameFields(
      request,
      requestForms[request].fields.map(({ name }) => name),
    ),
  );
  expect(new Set(found)).toEqual(new Set(expected));
}

async function answer(page: Page, { kind }: RequestField): Promise<void> {
  if (kind === "choice") await page.keyboard.press("ArrowDown");
  else if (kind === "date") await page.keyboard.type(`0618${nextYear}`);
  else await page.keyboard.type(kind === "year" ? "2021" : "Neptune City");
}

async function goTo(walk: Walk, path: string): Promise<void> {
  await walk.page.goto(path);
  await settle(walk);
}

/** What is typed before an island answers is kept, but this is a test of the keyboard, not of that. */
async function settle({ page, isScripted }: Walk): Promise<void> {
  if (isScripted) await waitForIslands(page);
}
