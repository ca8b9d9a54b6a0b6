import { business } from "#content/business.ts";
import { brandTexts } from "#content/brands.ts";
import { findShopPicture } from "#domain/product-listing.ts";
import type { Vehicle } from "#domain/vehicle.ts";

/** Google's taxonomy of products has a category of its own for them. */
export const productCategory = "Vehicles & Parts > Vehicles > Motor Vehicles > Golf Carts";

/** Google Merchant Center and Meta: a title, then a description, of at most so many characters. */
const titleLengthMax = 150;
const descriptionLengthMax = 5_000;

/** What both shops ask for, in the words they share. */
export interface ShopRow {
  id: string;
  title: string;
  description: string;
  link: string;
  imageLink: string;
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
      id: vehicle.id,
      title: vehicle.name.slice(0, titleLengthMax).toWellFormed(),
      description: vehicle.description.slice(0, descriptionLengthMax).toWellFormed(),
      link: `${siteUrl}/vehicles/${vehicle.id}`,
      imageLink,
      isInStock: vehicle.inStock,
      condition: vehicle.isNew ? "new" : "used",
      price: `${vehicle.price}.00 ${business.currency}`,
      brand: vehicle.brand.toUpperCase(),
      productType: `${brandTexts[vehicle.brand].name} > ${vehicle.category}`,
    } satisfies ShopRow;
  });
}
