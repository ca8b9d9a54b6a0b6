import { afterAll, beforeAll, expect, test } from "vitest";
import { comparePath } from "#content/pages/paths.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { readAttribute, readTexts } from "./walked-page.ts";

let site: SiteServer;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const place = "to=new-jersey/cape-may";
const toCapeMayDollars = 510;
const four = catalogue.slice(0, 4).map(({ id }) => id);
const paths = [
  "/",
  "/inventory",
  "/evolution",
  "/vehicles/denago-ev-city",
  "/vehicle/denago-ev-city",
  "/vehicles/evolution-turfman-200",
];

test("a page with a place names the delivered prices, is not indexed, and leaves the page without as it was", async () => {
  for (const path of paths) {
    const before = await ask(site.url + path);
    const delivered = await ask(`${site.url}${path}?${place}`);
    const after = await ask(site.url + path);
    expect(after.body.equals(before.body), path).toBe(true);
    expect(after.headers.etag).toBe(before.headers.etag);
    expect(before.text.includes("Delivered to Cape May"), path).toBe(false);
    expect(readTexts(delivered.text, /<meta name="robots" content="([^"]*)"/g)).toEqual([
      "noindex",
    ]);
    const [canonical] = readTexts(delivered.text, /<link rel="canonical" href="([^"]*)"/g);
    expect(canonical).toBe(readTexts(before.text, /<link rel="canonical" href="([^"]*)"/g)[0]);
    const shown = readTexts(delivered.text, /Delivered to Cape May, NJ: about \$([\d,]+)</g);
    expect(shown.length, path).toBeGreaterThan(0);
    const totals = catalogue.map(({ price }) => price + toCapeMayDollars);
    expect(shown.filter((text) => !totals.includes(Number(text.replaceAll(",", ""))))).toEqual([]);
  }
});

test("links to carts, lists and the form carry the place on", async () => {
  const { text } = await ask(`${site.url}/vehicles/denago-ev-city?${place}`);
  const hrefs = readAttribute(text, "href");
  const carrying = hrefs.filter((href) =>
    /^\/(inventory|compare|vehicles\/[a-z0-9-]+(\?|$))/.test(href),
  );
  // The one link that leads to the page without the place names its own path alone.
  expect(carrying.filter((href) => !href.endsWith(place))).toEqual(["/vehicles/denago-ev-city"]);
  expect(carrying.length).toBeGreaterThan(6);
  expect(hrefs).toContain(
    "/contact?place=/new-jersey/cape-may-golf-carts&vehicle=denago-ev-city&topic=quote",
  );
  const { text: placePage } = await ask(`${site.url}/new-jersey/cape-may-golf-carts`);
  expect(readAttribute(placePage, "href")).toContain(`/inventory?${place}`);
  const { text: townPage } = await ask(`${site.url}/smyrna-golf-carts`);
  expect(readAttribute(townPage, "href")).toContain("/inventory?to=delaware/smyrna");
});

test("the carts that fit are shown with the place, and every way on from them keeps it", async () => {
  const answers = "riders=6&budget=12000";
  const { text } = await ask(`${site.url}/which-cart?${answers}&${place}`);
  expect(readTexts(text, /Delivered to Cape May, NJ: about \$([\d,]+)</g)).toContain("10,105");
  expect(readTexts(text, /<input type="hidden" name="to" value="([^"]*)"/g)).toEqual([
    "new-jersey/cape-may",
  ]);
  const hrefs = readAttribute(text, "href");
  expect(hrefs).toContain(
    `/contact?place=/new-jersey/cape-may-golf-carts&topic=which-cart&${answers}`,
  );
  expect(
    hrefs.filter((href) => /^\/(compare|vehicles)/.test(href) && !href.endsWith(place)),
  ).toEqual([]);
  const change = hrefs.find((href) => href.startsWith("/deliver-to")) ?? "";
  const { text: choice } = await ask(site.url + change);
  expect(readTexts(choice, /<form[^>]* action="([^"]*)"/g)).toContain("/which-cart#carts");
});

test("a comparison is not indexed, the page where it is chosen is", async () => {
  const robots = async (path: string) =>
    readTexts((await ask(site.url + path)).text, /<meta name="robots" content="([^"]*)"/g);
  expect(await robots(comparePath(four))).toEqual(["noindex"]);
  expect(await robots(comparePath())).toEqual([]);
});
