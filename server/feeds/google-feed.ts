import { escapeUTF8 } from "entities";
import { business } from "#content/dealership/business.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { productCategory, toShopRows, type ShopRow } from "./shop-rows.ts";
import { sliceVehicles } from "./slices.ts";

/**
 * The product feed of Google Merchant Center: RSS 2.0 with Google's namespace. Carts have no GTIN,
 * so `identifier_exists` is "no". It comes in pieces.
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
  };
  const elements = Object.entries(values).map(([name, text]) => element(name, text));
  const pictures = row.moreImageLinks.map((link) => element("g:additional_image_link", link));
  return `<item>${[...elements, ...pictures].join("")}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeUTF8(text)}</${name}>`;
}
