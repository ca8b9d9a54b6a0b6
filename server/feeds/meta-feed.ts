import { stringify } from "csv-stringify/sync";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { productCategory, toShopRows, type ShopRow } from "./shop-rows.ts";
import { sliceVehicles } from "./slices.ts";

/**
 * The CSV feed of Meta's commerce catalogue, in pieces: the required columns, the category
 * and a label to filter by.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function* buildMetaFeed(siteUrl: string, vehicles: readonly Vehicle[]): Generator<string> {
  yield stringify([], { header: true, columns });
  for (const slice of sliceVehicles(vehicles)) {
    yield stringify(toShopRows(siteUrl, slice).map(toRecord), { columns, escape_formulas: true });
  }
}

function toRecord(row: ShopRow): Record<string, string> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    availability: row.isInStock ? "in stock" : "out of stock",
    condition: row.condition,
    price: row.price,
    link: row.link,
    image_link: row.imageLink,
    additional_image_link: row.moreImageLinks.join(","),
    brand: row.brand,
    google_product_category: productCategory,
    product_type: row.productType,
    custom_label_0: row.streetLegal,
  };
}

const columns = [
  "id",
  "title",
  "description",
  "availability",
  "condition",
  "price",
  "link",
  "image_link",
  "additional_image_link",
  "brand",
  "google_product_category",
  "product_type",
  "custom_label_0",
];
