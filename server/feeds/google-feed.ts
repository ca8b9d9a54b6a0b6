import { escapeUTF8 } from "entities";
import { business } from "#content/dealership/business.ts";
import { mayBeRoadVehicle } from "#domain/catalogue/street-legal.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { productCategory, toShopRows, type ShopRow } from "./shop-rows.ts";
import { sliceVehicles } from "./slices.ts";

/** Where Google refuses vehicles that carry people on public roads; docs/feeds.md has the policies. */
const destinationsWithoutVehicles = [
  "Shopping_ads",
  "Local_inventory_ads",
  "Free_listings",
  "Free_local_listings",
];

/**
 * The product feed of Google Merchant Center: RSS 2.0 with Google's namespace. Carts have no GTIN,
 * so `identifier_exists` is "no". A cart that is or may be a road vehicle is sent with every place
 * excluded where Google refuses it. It comes in pieces.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function* buildGoogleFeed(siteUrl: string, vehicles: readonly Vehicle[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${element("title", business.name)}${element("link", `${siteUrl}/`)}${element("description", business.tagline)}
`;
  for (const slice of sliceVehicles(vehicles)) {
    yield toShopRows(siteUrl, slice)
      .map((row) => `${buildItem(row)}\n`)
      .join("");
  }
  yield "</channel></rss>\n";
}

function buildItem(row: ShopRow): string {
  const values: Record<string, string> = {
    "g:id": row.id,
    "g:title": row.title,
    "g:description": row.description,
    "g:link": row.link,
    "g:image_link": row.imageLink,
    "g:availability": row.isInStock ? "in_stock" : "out_of_stock",
    "g:condition": row.condition,
    "g:price": row.price,
    "g:brand": row.brand,
    "g:identifier_exists": "no",
    "g:google_product_category": productCategory,
    "g:product_type": row.productType,
    "g:custom_label_0": row.streetLegal,
  };
  const elements = Object.entries(values).map(([name, text]) => element(name, text));
  const pictures = row.moreImageLinks.map((link) => element("g:additional_image_link", link));
  const excluded = mayBeRoadVehicle(row.streetLegal) ? destinationsWithoutVehicles : [];
  const exclusions = excluded.map((name) => element("g:excluded_destination", name));
  return `<item>${[...elements, ...pictures, ...exclusions].join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(text)}</${name}>`;
}
