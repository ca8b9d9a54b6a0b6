import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { business } from "#content/dealership/business.ts";
import { removedVehicle } from "#content/pages/words/model.ts";
import seed from "#content/vehicles/catalogue.json" with { type: "json" };
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { listPages } from "./sitemaps.ts";
import { readBlocks, readMeta, readVisibleText } from "./structured-data.ts";
import { readTexts } from "./walked-page.ts";

const catalogue = seed as Vehicle[];
/** A cart of the home page. */
const soldId = "denago-ev-city";
const removedId = "denago-ev-nomad";

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function importVehicles(vehicles: readonly Vehicle[], ...parameters: string[]) {
  const file = join(site.dataDir, "import.json");
  writeFileSync(file, JSON.stringify(vehicles));
  const command = ["import", file, ...parameters];
  expect(await runCommand(site, "inventory", command)).toMatchObject({ code: 0 });
}

const read = async (path: string) => (await ask(site.url + path)).text.replaceAll("<!-- -->", "");

/** The cards of a page, each as its markup. */
const readCards = (html: string) => html.match(/<article.*?<\/article>/gs) ?? [];

test("a sold cart is marked wherever it is listed, comes last, and is not featured", async () => {
  expect(readCards(await read("/")).join("")).toContain(`/vehicles/${soldId}`);
  await importVehicles(
    catalogue.filter(({ id }) => id === soldId).map((cart) => ({ ...cart, inStock: false })),
  );
  const home = await read("/");
  expect(home).not.toContain(`/vehicles/${soldId}"`);
  expect(home).toContain("Three carts to start with");
  expect(readCards(home).filter((card) => card.includes("View Details"))).toHaveLength(3);
  for (const path of ["/inventory", "/denago"]) {
    const cards = readCards(await read(path)).filter((card) => card.includes("covers-card"));
    expect(cards.at(-1), path).toContain(`/vehicles/${soldId}"`);
    expect(cards.map((card) => card.includes("Out of Stock")).indexOf(true), path).toBe(
      cards.length - 1,
    );
  }
  const page = await read(`/vehicles/${soldId}`);
  expect(page).toContain(">Out of Stock<");
  const product = readBlocks(page).find((block) => block["@type"] === "Product");
  expect(product).toMatchObject({ offers: { availability: "https://schema.org/OutOfStock" } });
  expect(await read("/financing")).toMatch(/EV CITY, \$[\d,]+, out of stock/i);
  expect(await read("/vehicles/denago-ev-rover-xl")).not.toContain("out of stock");
});

test("programs are told the same: the API lists it last, feeds say that it is sold", async () => {
  const vehicles = JSON.parse(await read("/api/vehicles")) as Vehicle[];
  expect(vehicles.at(-1)?.id).toBe(soldId);
  const pageOne = JSON.parse(await read("/api/vehicles?page=1")) as Vehicle[];
  expect(pageOne.map(({ id }) => id)).toEqual(vehicles.map(({ id }) => id));
  const products = JSON.parse(await read("/feeds/products.json")) as {
    id: string;
    featured: boolean;
  }[];
  expect(products.find(({ id }) => id === soldId)?.featured).toBe(false);
  expect(products.filter(({ featured }) => featured)).toHaveLength(3);
  const [item] =
    (await read("/feeds/google.xml")).match(/<item><g:id>denago-ev-city<.*?<\/item>/) ?? [];
  expect(item).toContain("<g:availability>out_of_stock<");
  expect(await read("/feeds/meta.csv")).toMatch(/^denago-ev-city,.*,out of stock,/m);
  expect(await read("/llms.txt")).toMatch(/EV CITY\].*, out of stock$/im);
});

test("a removed cart's pages are 410, name it, and lead to carts in stock and to the phone", async () => {
  await importVehicles(
    catalogue.filter(({ id }) => id !== removedId),
    "--replace",
    "--yes",
  );
  const { name } = catalogue.find(({ id }) => id === removedId) as Vehicle;
  for (const path of [
    `/vehicles/${removedId}`,
    `/vehicle/${removedId}`,
    `/vehicles/${removedId}/3d`,
  ]) {
    const { status, headers, text } = await ask(site.url + path);
    expect([path, status]).toEqual([path, 410]);
    expect(headers["cache-control"]).toMatch(/no-cache|no-store/);
    expect(readTexts(text, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([removedVehicle.formatTitle(name)]);
    expect(text).toContain('content="noindex"');
    expect(readCards(text)).toHaveLength(removedVehicle.alternativesMax);
    expect(text).toContain("/vehicles/denago-ev-nomad-xl");
    expect(text).toContain('href="/inventory"');
    expect(text).toContain(business.phone.link);
  }
  expect((await ask(`${site.url}/vehicles/never-there`)).status).toBe(404);
  const listed = (await listPages(site)).map(({ path }) => path);
  expect(listed).toContain("/vehicles/denago-ev-nomad-xl");
  expect(listed).not.toContain(`/vehicles/${removedId}`);
});

test("the cart that returns has its page at the next request, also for who knows the other one", async () => {
  const url = `${site.url}/vehicles/${removedId}`;
  const { etag = "" } = (await ask(url)).headers;
  await importVehicles(catalogue, "--replace", "--yes");
  const { status, text } = await ask(url, { headers: { "If-None-Match": etag } });
  expect(status).toBe(200);
  expect(text).not.toContain("no longer in our inventory");
  expect((await ask(url)).status).toBe(200);
});

test("a new cart that is out of stock says so to people and to machines", async () => {
  const sold = catalogue.filter(({ id }) => /denago-ev-city|classic-2-plus/.test(id));
  expect(sold).toHaveLength(2);
  const used = { ...catalogue[2]!, isNew: false };
  await importVehicles([
    ...sold.map((vehicle) => ({ ...vehicle, isNew: true, inStock: false })),
    used,
  ]);
  for (const { id } of sold) {
    const text = await read(`/vehicles/${id}`);
    const product = readBlocks(text).find((block) => block["@type"] === "Product");
    expect(product?.["offers"]).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    });
    expect(readMeta(text, "product:availability")).toBe("out of stock");
    expect(readVisibleText(text)).toContain("Out of Stock");
    expect(readVisibleText(text)).toContain("NEW");
  }
});

test("NEW is said only while the catalogue has used carts too", async () => {
  await importVehicles(catalogue, "--replace", "--yes");
  expect(catalogue.every(({ isNew }) => isNew)).toBe(true);
  const paths = ["/", "/inventory", "/denago", "/vehicles/denago-ev-city"];
  for (const path of paths) expect(await read(path), path).not.toContain(">NEW<");
  await importVehicles([{ ...catalogue[1]!, isNew: false }]);
  for (const path of paths) expect(await read(path), path).toContain(">NEW<");
});
