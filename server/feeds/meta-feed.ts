import { stringify } from "csv-stringify/sync";
import { productCategory, type ShopRow } from "./shop-rows.ts";

/** The CSV feed of Meta's commerce catalogue: the required columns and the category. */
export function buildMetaFeed(rows: readonly ShopRow[]): string {
  const records = rows.map((row) => ({
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
  }));
  return stringify(records, { header: true, columns, escape_formulas: true });
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
];
