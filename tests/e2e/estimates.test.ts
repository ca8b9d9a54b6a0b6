import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findAxeViolations, waitForIslands } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { runCommand } from "#tests/servers/site-server.ts";

const { site, open } = useOpenSite();

/** A Friday in June of the next year, and the Saturday of the week after. */
const year = new Date().getUTCFullYear() + 1;
const friday = [11, 12, 13, 14, 15, 16, 17]
  .map((day) => new Date(Date.UTC(year, 5, day)))
  .find((date) => date.getUTCDay() === 5);
const [firstDay, lastDay] = [0, 8].map((days) =>
  new Date((friday?.getTime() ?? 0) + days * 86_400_000).toISOString().slice(0, 10),
) as [string, string];

test.each([
  ["with script", true],
  ["without script", false],
])("from a place page to a rental quote to an inquiry that carries it, %s", async (name, isOn) => {
  const { page, complaints } = await open({
    javaScriptEnabled: isOn,
    viewport: { width: 320, height: 700 },
  });
  await page.goto("/maryland/ocean-city-golf-carts");
  await page.getByRole("link", { name: "Price a rental", exact: true }).click();
  await page.waitForURL("**/rentals/quote?place=maryland/ocean-city");
  await page.getByRole("radio", { name: "6 Seater" }).check();
  await page.getByLabel("First day").fill(firstDay);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Show the price" }).click();

  // What is missing is named, and nothing is lost.
  const problems = page.getByRole("alert");
  await problems.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  expect(await problems.getByRole("link").allTextContents()).toEqual([
    "Choose when you want the cart",
    "Choose the last day",
    "Choose when the cart goes back",
  ]);
  await problems.getByRole("link", { name: "Choose the last day" }).click();
  await page.waitForFunction(() => document.activeElement?.id === "to");
  expect(await page.getByLabel("First day").inputValue()).toBe(firstDay);
  await page.getByLabel("Last day").fill(lastDay);
  for (const time of await page.getByLabel("Time").all()) await time.selectOption("10 AM");
  await page.getByRole("button", { name: "Show the price" }).click();

  const quote = page.getByRole("region", { name: "6 Seater, 8 days" });
  await quote.getByRole("row", { name: "Total before sales tax About $2,885" }).waitFor();
  await quote.getByText("Delivered to Ocean City, MD.").waitFor();
  expect(await quote.getByRole("link", { name: "RESERVE TODAY" }).getAttribute("href")).toBe(
    "tel:+17325550100",
  );
  const reference = /R\w{3}-\w{4}-\w{4}/.exec(await quote.innerText())?.[0] ?? "";
  expect(await countScripts(page)).toBe(0);
  expect(await scrollsSideways(page)).toBe(false);

  await quote.getByRole("link", { name: "Send us this quote" }).click();
  await page.waitForURL(`**/contact?quote=${reference}`);
  if (isOn) await waitForIslands(page);
  await page.getByText(`Quote ${reference}: 6 Seater`).waitFor();
  await page.getByLabel("First name").fill(`Quote ${name}`);
  await page.getByLabel("Last name").fill("Visitor");
  await page.getByLabel(/^E-?mail$/).fill("visitor@test.example");
  await page.getByLabel("Phone").fill("732 555 0123");
  await page.getByLabel("Message").fill("Is a six-seat cart available that week?");
  await page.getByRole("button", { name: "Send inquiry" }).click();
  await page.waitForURL("**/thank-you");
  expect(complaints).toEqual([]);

  const { stdout } = await runCommand(site, "inquiries", ["list", "--json"]);
  const listed = JSON.parse(stdout) as { firstName: string; about: string }[];
  const { about } = listed.find(({ firstName }) => firstName === `Quote ${name}`) ?? { about: "" };
  expect(about).toMatch(new RegExp(`^Rental: Quote ${reference}: 6 Seater, `));
  expect(about).toMatch(/\(8 days\), delivered to Ocean City, MD, 2 drivers, about \$2,885/);

  // Staff open what is read out to them.
  await page.goto(`/rentals/quote?ref=${reference.toLowerCase()}`);
  await page.getByRole("row", { name: "Total before sales tax About $2,885" }).waitFor();
  expect(await page.getByLabel("Last day").inputValue()).toBe(lastDay);
});

test("axe finds nothing on estimates and on their errors, which print without the form", async () => {
  const { page } = await open({
    bypassCSP: true,
    viewport: { width: 390, height: 844 },
  });
  const rental = `/rentals/quote?cart=4-seater&fromTime=10&toTime=10&from=${firstDay}&to=${lastDay}`;
  const storage = `/storage-estimate?space=indoor&from=${firstDay}&to=${lastDay}&maintenance=yes`;
  for (const [path, region] of [
    [`${rental}&place=massachusetts/nantucket`, "4 Seater, 8 days"],
    [storage, "Indoor storage"],
    ["/delivery-estimate?place=florida/key-west", "Delivery to Key West, FL"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("region", { name: region }).waitFor();
    expect(await findAxeViolations(page), path).toEqual([]);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("button").count(), path).toBe(0);
    await page.emulateMedia({ media: "screen" });
  }
  for (const path of [
    "/rentals/quote?place=miles&drivers=9",
    "/storage-estimate?space=indoor",
    "/delivery-estimate?place=miles&miles=far",
  ]) {
    await page.goto(path);
    await page.getByRole("alert").waitFor();
    expect(await findAxeViolations(page), path).toEqual([]);
  }
});

function countScripts(page: Page): Promise<number> {
  return page.locator("script:not([type='application/ld+json'])").count();
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
}
