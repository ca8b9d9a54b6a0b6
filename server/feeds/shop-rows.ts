import { formatBrandInProse } from "#domain/catalogue/model.ts";
import { createHash } from "node:crypto";
import { business } from "#content/dealership/business.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import type { StreetLegalStatus } from "#domain/catalogue/street-legal.ts";
import { findShopPicture, listMoreShopPictures } from "./product-listing.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/**
 * The category of golf carts in Google's product taxonomy. It has none for low-speed vehicles; see
 * docs/feeds.md.
 */
export const productCategory = "Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts";

/** The longest title and description that Google Merchant Center and Meta accept, in characters. */
const titleLengthMax = 150;
const descriptionLengthMax = 5_000;
/** The longest id that Google Merchant Center accepts; the ids of the catalogue may be longer. */
const idLengthMax = 50;

/** A vehicle with the fields that both shops ask for. */
export interface ShopRow {
  id: string;
  title: string;
  description: string;
  link: string;
  imageLink: string;
  /** Further pictures of the same vehicle. */
  moreImageLinks: readonly string[];
  isInStock: boolean;
  condition: "new" | "used";
  /** As both write it: "8495.00 USD". */
  price: string;
  brand: string;
  /** Our own category: brand, then series. */
  productType: string;
  streetLegal: StreetLegalStatus;
}

/**
 * Vehicles as rows of a shop's feed. Vehicles without a picture are left out, because both shops
 * reject them.
 * @param siteUrl the site's own URL without a trailing slash.
 */
export function toShopRows(siteUrl: string, vehicles: readonly Vehicle[]): ShopRow[] {
  return vehicles.flatMap((vehicle) => {
    const imageLink = findShopPicture(siteUrl, vehicle);
    if (imageLink === null) return [];
    return {
      id: shortenId(vehicle.id),
      title: vehicle.name.slice(0, titleLengthMax).toWellFormed(),
      description: describe(vehicle),
      link: siteUrl + vehiclePath(vehicle),
      imageLink,
      moreImageLinks: listMoreShopPictures(siteUrl, vehicle),
      isInStock: vehicle.inStock,
      condition: vehicle.isNew ? "new" : "used",
      price: `${vehicle.price}.00 ${business.currency}`,
      brand: formatBrandInProse(vehicle.brand),
      productType: `${brandTexts[vehicle.brand].name} > ${vehicle.category}`,
      streetLegal: vehicle.streetLegal,
    } satisfies ShopRow;
  });
}

/** The description of the page, cut where it is too long, and what is known of public roads. */
function describe({ description, streetLegal }: Vehicle): string {
  const end = ` ${streetLegalTexts[streetLegal].line}.`;
  return description.slice(0, descriptionLengthMax - end.length).toWellFormed() + end;
}

/** A long id is cut and ends in a hash of the whole, so that ids with the same start stay different. */
function shortenId(id: string): string {
  if (id.length <= idLengthMax) return id;
  const end = createHash("sha256").update(id).digest("hex").slice(0, 12);
  return `${id.slice(0, idLengthMax - end.length - 1)}-${end}`;
}
