import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { waitForIslands, waitTimeoutMs } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

interface ListedInquiry {
  id: string;
  firstName: string;
  email: string;
  about: string;
  status: string;
}

const { open, site } = useOpenSite();

test.each([
  ["with script", true],
  ["without script", false],
])(
  "a visitor finds a cart and sends an inquiry that staff can list, %s",
  async (name, javaScriptEnabled) => {
    const firstName = `Journey ${name}`;
    const { page, complaints } = await open({ javaScriptEnabled });
    await page.goto("/");
    await page.getByRole("link", { name: "View Inventory" }).first().click();
    await page.waitForURL("**/inventory");
    await ready(page, javaScriptEnabled);
    await page.getByRole("searchbox", { name: "Search" }).fill("rover");
    await page.getByRole("combobox", { name: "Brand" }).selectOption("denago");
    if (!javaScriptEnabled) await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.waitForURL(/\/inventory\?search=rover&(?:sort=&)?brand=denago/);
    const rovers = catalogue.filter(({ category }) => category === "EV Rover").length;
    await page.getByText(`Showing ${rovers} of`).waitFor();
    // The cards follow their count a few in each frame, in the places of those before.
    const cards = page.getByRole("main").getByRole("article");
    await expect.poll(() => cards.count(), { timeout: waitTimeoutMs }).toBe(rovers);
    await page
      .getByRole("main")
      .getByRole("link", { name: "Denago EV Rover XL6", exact: true })
      .click();
    await page.waitForURL("**/vehicles/denago-ev-rover-xl6");
    await page.goto("/vehicle/denago-ev-rover-xl6");
    await page.getByRole("link", { name: "Contact Us" }).click();
    await page.waitForURL("**/contact?*");
    await ready(page, javaScriptEnabled);
    await page.getByText("About: DENAGO EV ROVER XL6").waitFor();
    await page.getByLabel("First name").fill(firstName);
    await page.getByLabel("Last name").fill("Visitor");
    await page.getByLabel("Email").fill("visitor@test.example");
    await page.getByLabel("Phone").fill("732 555 0123");
    await page.getByLabel("Message").fill("Can I drive the six-seat one next week?");
    await page.getByRole("button", { name: "Send inquiry" }).click();
    await page.waitForURL("**/thank-you");
    await page.getByRole("heading", { level: 1, name: /^Thank you/ }).waitFor();
    expect(complaints).toEqual([]);

    const { code, stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
    expect(code).toBe(0);
    // Other tests send inquiries to the same site.
    const stored = (JSON.parse(stdout) as ListedInquiry[]).filter(
      (one) => one.firstName === firstName,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      email: "visitor@test.example",
      about: "Denago EV Rover XL6",
    });
  },
);

async function ready(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) await waitForIslands(page);
}
