import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { findAxeViolations, waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

const { site, open: openSite } = useOpenSite();

const phone = { viewport: { width: 390, height: 844 } };
const place = "to=new-jersey/cape-may";
/** 105 miles by road, the first 20 free, the others at $6. */
const toCapeMayDollars = 510;

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a place chosen once goes from a cart to its comparison and into an inquiry, %s",
  async (_, isScripted) => {
    const page = await open("/vehicles/denago-ev-city", { javaScriptEnabled: isScripted });
    await page.getByRole("link", { name: "See the price delivered to you" }).click();
    await page.getByRole("combobox", { name: "Your town" }).selectOption("Cape May");
    await page.getByRole("button", { name: "Show delivered prices" }).click();
    await page.waitForURL("**/vehicles/denago-ev-city?to=*cape-may");
    await page
      .getByText(`Delivered to Cape May, NJ: ${formatDelivered("denago-ev-city")}`)
      .waitFor();

    await page.getByRole("link", { name: "Compare side by side" }).click();
    await page.waitForURL(/\/compare\?ids=denago-ev-city,.+&to=/);
    if (isScripted) await waitForIslands(page);
    const delivered = page.getByRole("row", { name: /Delivered to Cape May, NJ/ });
    await delivered.getByText(formatDelivered("denago-ev-city")).waitFor();
    const alike = page.getByRole("row", { name: /^Top speed/ });
    expect(await alike.isVisible()).toBe(true);
    await page.getByRole("checkbox", { name: "Show only what differs" }).check();
    expect(await alike.isVisible()).toBe(false);
    expect(await delivered.isVisible()).toBe(true);
    await checkSideways(page);

    await page
      .getByRole("columnheader")
      .last()
      .getByRole("link", { name: /^Remove/ })
      .click();
    await page.waitForURL((url) => url.searchParams.get("ids")?.split(",").length === 3);
    await page.getByRole("link", { name: "Ask about these carts" }).click();
    await page.waitForURL(/\/contact\?.*vehicles=denago-ev-city,/);
    const about = /Comparing carts: Denago EV City, .+, .+, delivered to Cape May, NJ/;
    await page.getByText(about).waitFor();
    if (isScripted) await waitForIslands(page);
    const lastName = isScripted ? "Scripted" : "Plain";
    await sendInquiry(page, lastName);
    const listed = await runCommand(site, "inquiries", ["list"]);
    expect(listed).toMatchObject({ code: 0, stdout: expect.stringContaining(lastName) as string });
    const line = listed.stdout.split("\n").find((one) => one.includes(lastName));
    const shown = await runCommand(site, "inquiries", ["show", /^\S+/.exec(line ?? "")?.[0] ?? ""]);
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringMatching(about) as string });
  },
);

test("ticked cards lead to their comparison without script", async () => {
  const page = await open(`/inventory?${place}`, { javaScriptEnabled: false });
  const button = page.getByRole("button", { name: "Compare the carts you checked" });
  expect(await button.isVisible()).toBe(false);
  for (const name of ["Denago EV Nomad", "Evolution D6 Max XT4"]) {
    await page.getByRole("checkbox", { name: `Compare ${name}`, exact: true }).check();
  }
  await button.click();
  await page.waitForURL("**/compare?*ids=denago-ev-nomad&ids=evolution-d6-max-xt4*");
  expect(await page.getByRole("columnheader").getByRole("link").allTextContents()).toContain(
    "Evolution D6 Max XT4",
  );
  await page.getByText("Delivered prices are for Cape May, NJ.").waitFor();
});

test("with script the browser remembers carts and place, over filters and pages", async () => {
  const page = await open(`/inventory?${place}`);
  await page.getByRole("checkbox", { name: "Compare Denago EV City", exact: true }).check();
  // On a phone the filters are behind one button.
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("combobox", { name: "Brand" }).selectOption("evolution");
  await page.waitForURL("**/inventory?brand=evolution&to=new-jersey/cape-may");
  await page.getByRole("button", { name: "Close filters" }).click();
  // The URL is there before the list, which changes a few cards at a time and shows some twice meanwhile.
  const cards = page.getByRole("checkbox", { name: "Compare " });
  const readNames = () => cards.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  await expect
    .poll(
      async () => {
        const names = await readNames();
        const isSettled = new Set(names).size === names.length && names.length > 1;
        return isSettled && names.every((name) => name.startsWith("Compare Evolution"));
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const chosen = page.getByRole("checkbox", { name: "Compare Evolution D6 Max XT4", exact: true });
  await chosen.check();
  await page.getByRole("button", { name: "Compare 2 carts" }).click();
  await page.waitForURL(
    "**/compare?ids=denago-ev-city,evolution-d6-max-xt4&to=new-jersey/cape-may",
  );

  await page.goto("/compare?ids=evolution-turfman-200");
  await page.getByText("Also on your list: Denago EV City, Evolution D6 Max XT4.").waitFor();
  await page.getByRole("link", { name: "See prices delivered to Cape May, NJ" }).waitFor();
  await page.getByRole("link", { name: "Compare them all" }).click();
  await page.waitForURL("**/compare?ids=denago-ev-city,evolution-d6-max-xt4,evolution-turfman-200");
  await page.goto("/inventory");
  await page.getByRole("button", { name: "Clear" }).click();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("shortlist"))).toBeNull();
  await page.getByRole("searchbox").fill("rover");
  await page.waitForURL("**/inventory?search=rover");
  await page.getByRole("link", { name: "See prices delivered to Cape May, NJ" }).click();
  await page.waitForURL(`**/inventory?search=rover&${place}`);
  await page.getByRole("link", { name: "Leave delivery out" }).click();
  await page.waitForURL("**/inventory?search=rover");
  await page.goto("/deliver-to?for=/vehicles/denago-ev-city");
  await waitForIslands(page);
  expect(await page.getByLabel("Your town").inputValue()).toBe("new-jersey/cape-may");
  await page.getByRole("button", { name: "Show delivered prices" }).click();
  await page.waitForURL("**/vehicles/denago-ev-city?to=*cape-may");
  expect(await page.context().cookies()).toEqual([]);
});

test.each([
  ["at 320 px, light", { viewport: { width: 320, height: 800 } }],
  ["at 1280 px, dark", { viewport: { width: 1280, height: 900 }, colorScheme: "dark" }],
] as const)(
  "axe finds nothing on a comparison and on the choice of a place, %s",
  async (_, look) => {
    const four = catalogue.slice(0, 4).map(({ id }) => id);
    const page = await open(`/compare?ids=${four.join(",")}&${place}`, {
      ...look,
      bypassCSP: true,
    });
    await waitForIslands(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await checkSideways(page);
    for (const path of [`/inventory?${place}`, "/deliver-to?for=/vehicles/denago-ev-city"]) {
      await page.goto(path);
      await waitForIslands(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await checkSideways(page);
    }
  },
);

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openSite({ ...phone, ...options });
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await waitForIslands(page);
  return page;
}

function formatDelivered(id: string): string {
  const { price } = catalogue.find((vehicle) => vehicle.id === id) ?? { price: 0 };
  return `about $${(price + toCapeMayDollars).toLocaleString("en-US")}`;
}

/** Nothing but a table scrolls sideways, and the names of its rows stay where they are. */
async function checkSideways(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const table = document.querySelector("section[tabindex]");
    const rowName = table?.querySelector("tbody th");
    const before = rowName?.getBoundingClientRect().left;
    table?.scrollTo(10_000, 0);
    return {
      isWider: scrollWidth > clientWidth,
      moved: (rowName?.getBoundingClientRect().left ?? 0) - (before ?? 0),
    };
  });
  expect(found).toEqual({ isWider: false, moved: 0 });
}

async function sendInquiry(page: Page, lastName: string): Promise<void> {
  await page.getByLabel("First name").fill("Sam");
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel(/^E-?mail$/).fill("sam@visitor.example");
  await page.getByLabel("Phone", { exact: true }).fill("(732) 555-0123");
  await page.getByLabel("Message").fill("Which of these carts is best on sand?");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
}
