import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { waitTimeoutMs } from "#tests/browser/browser.ts";
import { fillInquiryForm, sendInquiryForm } from "#tests/browser/inquiry-form.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { type ClockedOffice, startClockedOffice } from "#tests/servers/clocked-office.ts";

// The first day of an office manager, on one site: what is done in the office is seen on the public
// pages, and after it was undone the public pages are as they were before.

/** A Wednesday, 10 AM in New York, in a year of which the files name no closure. */
const wednesday = "2028-12-20T15:00:00Z";
const aMinuteLater = "2028-12-20T15:01:00Z";
const christmas = "2028-12-25T15:00:00Z";

/** Vitest itself waits for a second. */
const patience = { timeout: waitTimeoutMs };

const { open } = useOpenSite();
let office: ClockedOffice;
/** A page of the office and one of the public site, in browsers of their own. */
let manager: Page;
let visitor: Page;

beforeAll(async () => {
  office = await startClockedOffice(wednesday);
});
beforeEach(() => office.setClock(wednesday));
afterAll(() => office.stop());

const press = (name: string | RegExp) => manager.getByRole("button", { name }).click();
const follow = (name: string | RegExp) =>
  manager.getByRole("link", { name, exact: typeof name === "string" }).click();

/** Sends the form a minute after it was opened: what comes at once is held as spam. */
async function sendInquiry(firstName: string): Promise<void> {
  await visitor.goto("/contact");
  await fillInquiryForm(visitor, firstName);
  office.setClock(aMinuteLater);
  await sendInquiryForm(visitor);
}

async function answerInquiry(firstName: string): Promise<void> {
  await manager.goto(office.printLink());
  await press("Sign in on this device");
  await manager.getByRole("heading", { level: 1, name: "Today" }).waitFor();
  await follow(`${firstName} Visitor`);
  await manager.getByText("Is the four-seat one in stock?").waitFor();
  const reply = manager.getByRole("link", { name: `${firstName}@mail.example` });
  expect(await reply.getAttribute("href")).toMatch(/^mailto:.+Hello%20/);
  await press("Mark as answered");
  await manager.getByText("Answered by This computer").waitFor();
}

async function publishCart(): Promise<void> {
  await manager.getByText("Nothing is published yet.").waitFor();
  await press("Publish");
  await manager.getByText("Published. Visitors see it now.").waitFor();
}

async function changePrice(cart: string, price: string): Promise<void> {
  await follow("Carts");
  await manager.getByLabel(`Price of ${cart}`, { exact: true }).fill(price);
  await press("Preview the changes");
  await publishCart();
}

async function uploadPhotograph(cart: string, text: string): Promise<void> {
  const create = { width: 1200, height: 750, channels: 3 as const, background: "teal" };
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await follow(cart);
  await follow("Add or change pictures");
  await manager
    .getByLabel("A photo of this cart")
    .setInputFiles({ name: "IMG_0001.jpg", mimeType: "image/jpeg", buffer });
  await press("Upload");
  await manager.getByLabel("What it shows").fill(text);
  await manager.getByRole("button", { name: "Preview the change" }).first().click();
  await publishCart();
}

async function publishFact(): Promise<void> {
  await press("See what changes");
  await manager.getByRole("heading", { name: "What changes for visitors" }).waitFor();
  await press("Publish");
  await manager.getByRole("status").waitFor();
}

async function closeOnChristmas(): Promise<void> {
  await follow("Facts");
  await follow("Change Closures and short days");
  const row = manager.getByRole("group", { name: "Date 1" });
  await row.getByLabel("Date", { exact: true }).fill("2028-12-25");
  await row.getByLabel("What it is called").fill("Christmas Day");
  await publishFact();
}

async function changeDriverFee(): Promise<void> {
  await follow("Change Rental prices and fees");
  const fee = manager.getByLabel("Additional driver, $");
  await fee.fill("forty");
  await press("See what changes");
  await manager.getByText("Type a whole number from 0 to 1,000,000.").first().waitFor();
  expect(await fee.inputValue()).toBe("forty");
  await fee.fill("$40");
  await press("See what changes");
  const change = manager.getByRole("listitem").filter({ hasText: "Additional driver" });
  expect(await change.textContent()).toContain(
    "Before$25After$40Seen on/rentals/quote, /policies/rental-policy",
  );
  await press("Publish");
  await manager.getByRole("status").waitFor();
}

/** The newest change is the first of the history; the fee's undoing then stands before both. */
async function undoFeeAndClosure(): Promise<void> {
  await manager.goto(`${office.officeUrl}/facts`);
  const undone = manager.getByText("Undone by This computer");
  const undoneBefore = await undone.count();
  const undo = manager.getByRole("button", { name: /^Undo/ });
  await undo.nth(0).click();
  await expect.poll(() => undone.count(), patience).toBe(undoneBefore + 1);
  await undo.nth(2).click();
  await expect.poll(() => undone.count(), patience).toBe(undoneBefore + 2);
}

async function undoCartChange(id: string, summary: string): Promise<void> {
  await manager.goto(`${office.officeUrl}/carts/${id}`);
  const change = manager.getByRole("listitem").filter({ hasText: summary });
  await change.locator("summary").click();
  await change.getByRole("button", { name: "Undo this change" }).click();
  await publishCart();
}

async function see(path: string): Promise<string> {
  await visitor.goto(path);
  return (await visitor.locator("body").textContent()) ?? "";
}

const seeFooter = async () => (await visitor.locator("footer").textContent()) ?? "";

/** The pictures of the page's main part, by what they say they show. */
async function seePictures(path: string): Promise<(string | null)[]> {
  await visitor.goto(path);
  const pictures = await visitor.locator("main img").all();
  return Promise.all(pictures.map((picture) => picture.getAttribute("alt")));
}

/** Every special day that the home page names in its structured data. */
async function seeSpecialDays(): Promise<unknown> {
  await visitor.goto("/");
  const texts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  const days = texts.join().match(/"validFrom":"2028[^}]*/g);
  return days ?? [];
}

const quote =
  "/rentals/quote?cart=4-seater&place=showroom&from=2029-06-05&fromTime=10&to=2029-06-12&toTime=10&drivers=2";

test.each([
  ["with script", true, "Holly", "denago-ev-nomad", "Denago EV Nomad"],
  ["without script", false, "Ivy", "denago-ev-rover-xl", "Denago EV Rover XL"],
])(
  "an inquiry is answered, a price, a photo, a closure and a fee are published, seen and undone, %s",
  async (_, javaScriptEnabled, firstName, id, cart) => {
    const viewport = javaScriptEnabled ? { width: 1280, height: 900 } : { width: 320, height: 700 };
    ({ page: manager } = await open({ javaScriptEnabled, viewport }, office.officeUrl));
    ({ page: visitor } = await open({ javaScriptEnabled, viewport }, office.site.url));
    const path = `/vehicles/${id}`;
    const [priceBefore = ""] = /\$[\d,]+/.exec(await see(path)) ?? [];
    const picturesBefore = await seePictures(path);

    await sendInquiry(firstName);
    await answerInquiry(firstName);

    await changePrice(cart, "$4,321");
    expect(await see(path)).toContain("$4,321");
    expect(await see("/inventory")).toContain("$4,321");

    await uploadPhotograph(cart, "Teal cart from the left");
    const pictures = await seePictures(path);
    expect(pictures[0]).toBe("Teal cart from the left");
    expect(pictures).toContain(picturesBefore[0]);
    const photograph = visitor.locator("main img").first();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth), patience)
      .toBeGreaterThan(0);

    await closeOnChristmas();
    await see("/about");
    expect(await seeFooter()).toContain("Monday, December 25Closed");
    expect(await seeSpecialDays()).toEqual([
      '"validFrom":"2028-12-25","validThrough":"2028-12-25","opens":"00:00","closes":"00:00"',
    ]);
    office.setClock(christmas);
    expect(await see("/about")).toContain("Closed today, Dec 25");
    office.setClock(aMinuteLater);

    await changeDriverFee();
    const policy = await see("/policies/rental-policy");
    expect(policy).toContain("$40 each");
    expect(policy).toContain("December 20, 2028");
    expect(await see(quote)).toContain("$40");

    await undoFeeAndClosure();
    await undoCartChange(id, "changed pictures");
    await undoCartChange(id, "changed price");
    const undone = await see(path);
    expect(undone).toContain(priceBefore);
    expect(undone).not.toContain("$4,321");
    expect(await seePictures(path)).toEqual(picturesBefore);
    expect(await see("/policies/rental-policy")).toContain("$25 each");
    expect(await see(quote)).not.toContain("$40");
    await see("/about");
    expect(await seeFooter()).not.toContain("December 25");
    expect(await seeSpecialDays()).toEqual([]);
    office.setClock(christmas);
    expect(await see("/about")).not.toContain("Closed today");
    office.setClock(wednesday);
    await manager.goto(`${office.officeUrl}/facts`);
    expect(await manager.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  },
);
