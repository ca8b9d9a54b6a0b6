import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findAxeViolations } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { findFreePort } from "#tests/servers/free-port.ts";
import { printOfficeLink } from "#tests/servers/office-link.ts";
import { type SiteServer, startSite } from "#tests/servers/site-server.ts";
import { ask } from "../site/ask.ts";

const { open } = useOpenSite();
let site: SiteServer;
let officeUrl = "";

beforeAll(async () => {
  const port = String(await findFreePort());
  officeUrl = `http://localhost:${port}`;
  site = await startSite({ environment: { OFFICE_PORT: port } });
});
afterAll(() => site.stop());

async function openOffice(options: Parameters<typeof open>[0]): Promise<Page> {
  const { page } = await open(options, officeUrl);
  await page.goto(printOfficeLink(site.dataDir, officeUrl));
  await page.getByRole("button", { name: "Sign in on this device" }).click();
  await page.getByRole("link", { name: "Carts", exact: true }).click();
  return page;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const readSite = async (path: string) => (await ask(site.url + path)).text;

async function publish(page: Page): Promise<void> {
  await page.getByText("Nothing is published yet.").waitFor();
  await press(page, "Publish");
  await page.getByText("Published. Visitors see it now.").waitFor();
}

/** Takes the newest change of the cart whose page is open back. */
async function undoNewest(page: Page): Promise<void> {
  await page.locator("details summary").first().click();
  await press(page, "Undo this change");
  await publish(page);
}

test.each([
  ["with script", true, "denago-ev-nomad", "Denago EV Nomad"],
  ["without script", false, "denago-ev-rover-xl", "Denago EV Rover XL"],
])(
  "a price and a photo are published, seen by visitors and taken back, %s",
  async (_, javaScriptEnabled, id, name) => {
    const path = `/vehicles/${id}`;
    const [before] = /\$[\d,]+/.exec(await readSite(path)) ?? [""];
    const page = await openOffice({ javaScriptEnabled });

    const price = page.getByLabel(`Price of ${name}`, { exact: true });
    await price.fill("cheap");
    await press(page, "Preview the changes");
    await page.getByText("Type whole dollars").waitFor();
    expect(await price.inputValue()).toBe("cheap");
    await price.fill("$4,321");
    await press(page, "Preview the changes");
    await page.getByText("/inventory").first().waitFor();
    expect(await readSite(path)).not.toContain("$4,321");
    await publish(page);
    expect(await readSite(path)).toContain("$4,321");
    expect(await readSite("/inventory")).toContain("$4,321");

    await page.goto(`/carts/${id}/pictures`);
    const jpeg = await sharp({
      create: { width: 1200, height: 750, channels: 3, background: "teal" },
    })
      .jpeg()
      .toBuffer();
    const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
    const upload = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      await page.getByLabel("A photo of this cart").setInputFiles(file);
      await press(page, "Upload");
    };
    await upload({ name: "../../cart.jpg", mimeType: "image/jpeg", buffer: svg });
    await page.getByText("This is not a JPEG or PNG photo").waitFor();
    await upload({ name: "cart.jpg", mimeType: "image/jpeg", buffer: jpeg });
    await page.getByLabel("What it shows").fill("Teal cart from the left");
    await page.getByRole("button", { name: "Preview the change" }).first().click();
    await publish(page);
    const shown = await readSite(path);
    const [photograph = ""] = /\/pictures\/photographs\/[\da-f]{32}-960\.webp/.exec(shown) ?? [];
    const picture = await ask(site.url + photograph);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
    const [first = ""] = /<img\b[^>]*>/.exec(shown.slice(shown.indexOf("<main"))) ?? [];
    expect(first).toContain('alt="Teal cart from the left"');
    expect(await readSite("/feeds/products.json")).toContain(photograph.replace("960", "1440"));
    expect(await readSite(`/api/vehicles/${id}`)).toContain(photograph);

    await page.goto(`/carts/${id}`);
    await undoNewest(page);
    expect(await readSite(path)).not.toContain("/pictures/photographs/");
    await page.locator("details summary").nth(2).click();
    await page.getByRole("button", { name: "Undo this change" }).nth(0).waitFor();
    await page.locator("details[open]").getByRole("button", { name: "Undo this change" }).click();
    await publish(page);
    expect(await readSite(path)).toContain(before);
  },
);

test("the second of two editors is told what the first changed and loses nothing typed", async () => {
  const path = "/carts/evolution-turfman-200";
  const first = await openOffice({ javaScriptEnabled: false });
  const second = await openOffice({ javaScriptEnabled: false });
  await first.goto(path);
  await second.goto(path);
  await first.getByLabel("Price").fill("6,500");
  await press(first, "Preview the change");
  await second.getByLabel("Description").fill("Typed by the second.");
  await second.locator("#range").fill("44 miles");
  await press(second, "Preview the change");
  await publish(first);

  await press(second, "Publish");
  const told = second.getByRole("alert");
  expect(await told.textContent()).toMatch(/This computer.*Price.*\$6,795.*\$6,500/s);
  expect(await second.getByLabel("Description").inputValue()).toBe("Typed by the second.");
  expect(await second.getByLabel("Price").inputValue()).toBe("6500");
  await press(second, "Preview the change");
  await publish(second);
  const shown = await readSite("/vehicles/evolution-turfman-200");
  expect(shown).toContain("$6,500");
  expect(shown).toContain("44 miles");
});

test("a hidden cart is gone for visitors like a removed one, and comes back", async () => {
  const page = await openOffice({ javaScriptEnabled: false });
  const toggle = async () => {
    await page.goto("/carts?search=forester");
    await page.getByLabel("Evolution Forester 4 Plus: Hidden").click();
    await press(page, "Preview the changes");
    await publish(page);
    return (await ask(`${site.url}/vehicles/evolution-forester-4-plus`)).status;
  };
  expect(await toggle()).toBe(410);
  expect(await readSite("/inventory")).not.toContain("Forester");
  expect(await toggle()).toBe(200);
});

test("a spreadsheet is checked before it is imported, and an import is taken back", async () => {
  const page = await openOffice({});
  const csv = await page.evaluate(async () => (await fetch("/carts/export.csv")).text());
  const upload = async (text: string) => {
    await page.goto("/carts/import");
    const buffer = Buffer.from(text);
    await page
      .getByLabel("The file", { exact: true })
      .setInputFiles({ name: "carts.csv", mimeType: "text/csv", buffer });
    await press(page, "Check the file");
  };
  await upload(csv.replace(",6695,", ",cheap,"));
  expect(await page.getByRole("alert").textContent()).toContain("whole US dollars");
  await upload(csv.replace(",6695,", ",6333,"));
  await page.getByText("$6,333").waitFor();
  expect(await readSite("/inventory")).not.toContain("$6,333");
  await publish(page);
  expect(await readSite("/inventory")).toContain("$6,333");
  await page.getByRole("button", { name: "Undo import carts.csv" }).first().click();
  await publish(page);
  expect(await readSite("/inventory")).not.toContain("$6,333");
});

test.each([
  ["light", 1280],
  ["dark", 320],
] as const)(
  "the pages of carts are free of axe violations, %s and %i pixels wide",
  async (colorScheme, width) => {
    const page = await openOffice({ colorScheme, viewport: { width, height: 800 } });
    const path = "/carts/denago-ev-city";
    for (const url of ["/carts", path, `${path}/pictures`, "/carts/new", "/carts/import"]) {
      await page.goto(url);
      expect(await findAxeViolations(page), url).toEqual([]);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, url).toBeLessThanOrEqual(0);
    }
    await page.goto(path);
    await page.getByLabel("Price").fill("14,000");
    await press(page, "Preview the change");
    await page.getByText("Nothing is published yet.").waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  },
);
