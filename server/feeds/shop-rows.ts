import { createHash } from "node:crypto";
import { business } from "#content/dealership/business.ts";
import { vehiclePath } from "#content/pages/paths.ts";
import { brandTexts } from "#content/vehicles/brands.ts";
import { findShopPicture, listMoreShopPictures } from "./product-listing.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";

/** Google's taxonomy of products has a category of its own for them. */
export const productCategory = "Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts";

/** Google Merchant Center and Meta: a title, then a description, of at most so many characters. */
const titleLengthMax = 150;
const descriptionLengthMax = 5_000;
/** Google Merchant Center takes ids of at most this length; the catalogue's may be longer. */
const idLengthMax = 50;

/** What both shops ask for, in the words they share. */
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
}

/** Vehicles as rows; one without a picture is left out, because both shops refuse it. */
export function toShopRows(siteUrl: string, vehicles: readonly Vehicle[]): ShopRow[] {
  return vehicles.flatMap((vehicle) => {
    const imageLink = findShopPicture(siteUrl, vehicle);
    if (imageLink === null) return [];
    return {
      id: shortenId(vehicle.id),
      title: vehicle.name.slice(0, titleLengthMax).toWellFormed(),
      description: vehicle.description.slice(0, descriptionLengthMax).toWellFormed(),
      link: siteUrl + vehiclePath(vehicle),
      imageLink,
      moreImageLinks: listMoreShopPictures(siteUrl, vehicle),
      isInStock: vehicle.inStock,
      condition: vehicle.isNew ? "new" : "used",
      price: `${vehicle.price}.00 ${business.currency}`,
      brand: vehicle.brand.toUpperCase(),
      productType: `${brandTexts[vehicle.brand].name} > ${vehicle.category}`,
    } satisfies ShopRow;
  });
}

/** A long id ends in a hash of the whole of it, so that two that begin alike stay two. */
function shortenId(id: string): string {
  if (id.length <= idLengthMax) return id;
  const end = createHash("sha256").update(id).digest("hex").slice(0, 12);
  return `${id.slice(0, idLengthMax - end.length - 1)}-${end}`;
}
