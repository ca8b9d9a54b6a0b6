import { afterAll, beforeAll, expect, test } from "vitest";
import { waitUntilSettled } from "#tests/browser/browser.ts";
import { useOpenSite } from "#tests/browser/open-site.ts";
import { startLateSite } from "#tests/servers/late-site.ts";
import { makeVehicle, makeVehicles } from "#tests/fixtures/vehicles.ts";

const { open } = useOpenSite();
let site: Awaited<ReturnType<typeof startLateSite>>;

beforeAll(async () => {
  site = await startLateSite();
});

afterAll(() => site.stop());

const vehicles = makeVehicles(3);
const list = {
  headers: { "Vehicles-Matching": "3", "Vehicles-Total": "3" },
  json: vehicles,
};

test("an inventory that is late shows six placeholders, then the vehicles", async () => {
  const { page } = await open({}, site.url);
  const answer = holdBack();
  await page.route("**/api/vehicles*", async (route) => {
    await answer.isFree;
    await route.fulfill(list);
  });
  await page.goto("/inventory");
  await page.getByText("Loading vehicles...").waitFor();
  expect(await page.locator("#results ul > li").count()).toBe(6);
  answer.free();
  await page.getByText("Showing 3 of 3 total vehicles").waitFor();
  // Cards come a few in a frame.
  await page.getByRole("article").nth(2).waitFor();
  expect(await page.getByRole("article").count()).toBe(3);
});

test("an inventory that fails is asked for four times, then says so", async () => {
  const { page } = await open({}, site.url);
  let tries = 0;
  await page.route("**/api/vehicles?*", (route) => {
    tries += 1;
    return route.fulfill({ status: 500, body: "" });
  });
  await page.goto("/inventory");
  await page.getByText("Error loading vehicles: Failed to fetch vehicles: 500").waitFor();
  expect(tries).toBe(4);
});

test("an inventory that fails twice and then answers is shown", async () => {
  const { page } = await open({}, site.url);
  let tries = 0;
  await page.route("**/api/vehicles?*", (route) => {
    tries += 1;
    return tries < 3 ? route.fulfill({ status: 503, body: "" }) : route.fulfill(list);
  });
  await page.goto("/inventory");
  await page.getByText("Showing 3 of 3 total vehicles").waitFor();
  expect(tries).toBe(3);
});

test("coming back to the window asks for nothing again", async () => {
  const { page } = await open({}, site.url);
  let asked = 0;
  await page.route("**/api/vehicles*", (route) => {
    asked += 1;
    return route.fulfill(list);
  });
  await page.goto("/inventory");
  await page.getByText("Showing 3 of 3 total vehicles").waitFor();
  await waitUntilSettled(page);
  const before = asked;
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  // What the events had asked for would have been sent before this is answered.
  await page.evaluate(() => fetch("/speculation-rules.json").then((response) => response.text()));
  expect(asked).toBe(before);
});

test("a vehicle that is late shows a skeleton, then the vehicle", async () => {
  const { page } = await open({}, site.url);
  const answer = holdBack();
  await page.route("**/api/vehicles/late-cart", async (route) => {
    await answer.isFree;
    await route.fulfill({ json: makeVehicle({ id: "late-cart", name: "LATE CART" }) });
  });
  await page.goto("/vehicle/late-cart");
  await page.getByText("Loading vehicle...").waitFor();
  answer.free();
  await page.getByRole("heading", { level: 1, name: "LATE CART" }).waitFor();
  expect(await page.getByText("In Stock", { exact: true }).isVisible()).toBe(true);
});

test("a late vehicle that does not exist ends on the not-found screen", async () => {
  const { page } = await open({}, site.url);
  await page.route("**/api/vehicles/gone", (route) =>
    route.fulfill({ status: 404, json: { error: "Vehicle not found" } }),
  );
  await page.goto("/vehicle/gone");
  await page.getByRole("heading", { name: "Vehicle Not Found" }).waitFor();
  await page
    .getByText("The vehicle you're looking for doesn't exist or has been removed.")
    .waitFor();
  const back = page.getByRole("link", { name: "View Inventory" });
  expect(await back.getAttribute("href")).toBe("/inventory");
});

test("pages of the catalogue still answer, with the phone, while the database is away", async () => {
  for (const path of ["/", "/denago", "/vehicles/denago-ev-city", "/financing", "/contact"]) {
    const { status } = await fetch(site.url + path);
    expect([path, status]).toEqual([path, 200]);
  }
});

/** Something that waits until a test lets it go. */
function holdBack(): { isFree: Promise<void>; free: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isFree: promise, free: resolve };
}
