import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { featuredVehicleIds } from "#content/pages/words/home.ts";
import catalogue from "#content/vehicles/catalogue.json" with { type: "json" };
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { streetLegalStatuses, type StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { runCommand, startSite, type SiteServer } from "#tests/servers/site-server.ts";
import { ask } from "./ask.ts";
import { readBlocks, readVisibleText, type Block } from "./structured-data.ts";
import { readTexts } from "./walked-page.ts";
import { findElements, readXml } from "./xml.ts";

/** One item of the product feed, its fields as programs of others read them. */
const listing = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  price: z.int().positive(),
  category: z.enum(["new", "used", "custom"]),
  imageUrl: z.url(),
  brand: z.enum(["Denago", "Evolution"]),
  model: z.string().min(1),
  year: z.int().exactOptional(),
  featured: z.boolean(),
});

const picture = z.url().regex(/\.(?:webp|png|jpe?g|gif)$/);
const price = z.string().regex(/^\d+\.\d{2} USD$/);
const category = z.literal("Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts");

/** Google Merchant Center's product data specification. */
const googleItem = z.strictObject({
  "g:id": z.string().min(1).max(50),
  "g:title": z.string().min(1).max(150),
  "g:description": z.string().min(1).max(5000),
  "g:link": z.url(),
  "g:image_link": picture,
  "g:availability": z.enum(["in_stock", "out_of_stock", "preorder", "backorder"]),
  "g:condition": z.enum(["new", "refurbished", "used"]),
  "g:price": price,
  "g:brand": z.string().min(1).max(70),
  "g:identifier_exists": z.literal("no"),
  "g:google_product_category": category,
  "g:product_type": z.string().max(750),
  "g:additional_image_link": z.array(picture).min(1).max(10),
  "g:custom_label_0": z.enum(streetLegalStatuses),
  "g:excluded_destination": z.array(z.string()),
});

/** Meta's catalogue fields for products; the first nine are required. */
const metaRow = z.strictObject({
  id: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  description: z.string().min(1).max(9999),
  availability: z.enum(["in stock", "out of stock"]),
  condition: z.enum(["new", "refurbished", "used"]),
  price,
  link: z.url(),
  image_link: picture,
  additional_image_link: z.string().transform((links) => z.array(picture).parse(links.split(","))),
  brand: z.string().min(1).max(100),
  google_product_category: category,
  product_type: z.string().max(750),
  custom_label_0: z.enum(streetLegalStatuses),
});

let site: SiteServer;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

async function readProducts() {
  const { text } = await ask(`${site.url}/feeds/products.json`);
  return z.array(listing).parse(JSON.parse(text));
}

async function readGoogle() {
  const { text } = await ask(`${site.url}/feeds/google.xml`);
  return findElements(readXml(text), "item").map((item) => {
    const repeated = ["g:additional_image_link", "g:excluded_destination"];
    const once = item.children.filter(({ name }) => !repeated.includes(name));
    expect(new Set(once.map(({ name }) => name)).size).toBe(once.length);
    return googleItem.parse({
      ...Object.fromEntries(once.map((child) => [child.name, child.text])),
      ...Object.fromEntries(
        repeated.map((name) => [name, findElements(item, name).map((found) => found.text)]),
      ),
    });
  });
}

async function readMeta() {
  const { text } = await ask(`${site.url}/feeds/meta.csv`);
  return z.array(metaRow).parse(parse(text, { columns: true }));
}

test("every feed has every vehicle in the form that its readers document", async () => {
  const ids = catalogue.map(({ id }) => id);
  expect((await readProducts()).map(({ id }) => id)).toEqual(ids);
  expect((await readGoogle()).map((item) => item["g:id"])).toEqual(ids);
  expect((await readMeta()).map(({ id }) => id)).toEqual(ids);
});

test("each row of each feed says what its page says, field by field", async () => {
  const [products, google, meta] = [await readProducts(), await readGoogle(), await readMeta()];
  for (const [index, row] of meta.entries()) {
    const { text, status } = await ask(row.link);
    expect(status).toBe(200);
    const product = readBlocks(text).find((block) => block["@type"] === "Product");
    const offer = product?.["offers"] as Block;
    const isInStock = offer["availability"] === "https://schema.org/InStock";
    const condition = offer["itemCondition"] === "https://schema.org/NewCondition" ? "new" : "used";
    const known = catalogue.find(({ id }) => id === row.id)?.streetLegal as StreetLegalStatus;
    const { line } = streetLegalTexts[known];
    const shown = {
      title: product?.["name"],
      description: `${String(product?.["description"])} ${line}.`,
      brand: (product?.["brand"] as Block | undefined)?.["name"],
      price: `${String(offer["price"])}.00 USD`,
      condition,
    };
    expect(row).toMatchObject({
      ...shown,
      availability: isInStock ? "in stock" : "out of stock",
    });
    expect(google[index]).toMatchObject({
      "g:title": shown.title,
      "g:description": shown.description,
      "g:brand": shown.brand,
      "g:price": shown.price,
      "g:condition": shown.condition,
      "g:availability": isInStock ? "in_stock" : "out_of_stock",
      "g:link": row.link,
      "g:image_link": row.image_link,
      "g:additional_image_link": row.additional_image_link,
    });
    expect(products[index]).toMatchObject({
      title: shown.title,
      description: shown.description,
      brand: shown.brand,
      price: offer["price"],
      category: condition,
      imageUrl: row.image_link,
    });
    expect(readTexts(text, /<h1[^>]*>(.*?)<\/h1>/g)).toEqual([shown.title]);
    const visible = readVisibleText(text);
    expect(visible).toContain(String(product?.["description"]).replaceAll(/\s+/g, " "));
    expect(visible).toContain(streetLegalTexts[known].value);
    expect(row.custom_label_0).toBe(known);
    // The page's own pictures, as large as they are kept.
    const pictures = [row.image_link, ...row.additional_image_link];
    expect(pictures.map((link) => link.replace("-1440.", "-960."))).toEqual(product?.["image"]);
    for (const link of pictures) {
      expect((await ask(link, { method: "HEAD" })).status, link).toBe(200);
    }
  }
});

test("the products of the home page are featured", async () => {
  const featured = (await readProducts()).filter((product) => product.featured);
  expect(featured.map(({ id }) => id).toSorted()).toEqual(featuredVehicleIds.toSorted());
});

test("feeds keep out of search results, and know when nothing is new", async () => {
  for (const path of ["/feeds/products.json", "/feeds/google.xml", "/feeds/meta.csv"]) {
    const { headers } = await ask(site.url + path);
    expect(headers["x-robots-tag"], path).toBe("noindex");
    const again = await ask(site.url + path, {
      headers: { "If-None-Match": String(headers.etag) },
    });
    expect(again.status, path).toBe(304);
    expect((await ask(site.url + path, { method: "POST" })).status, path).toBe(405);
  }
});

test("a price changed by staff is in every feed at the next request", async () => {
  const file = join(site.dataDir, "changed.json");
  const [first] = catalogue;
  await writeFile(file, JSON.stringify([{ ...first, price: 14_250 }]));
  const { code } = await runCommand(site, "inventory", ["import", file]);
  expect(code).toBe(0);
  expect((await readProducts())[0]?.price).toBe(14_250);
  expect((await readGoogle())[0]?.["g:price"]).toBe("14250.00 USD");
  expect((await readMeta())[0]?.price).toBe("14250.00 USD");
});
