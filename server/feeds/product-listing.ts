import { formatBrandInProse, formatModelName } from "#domain/catalogue/model.ts";
import { streetLegalTexts } from "#content/vehicles/street-legal.ts";
import { toAbsoluteUrl } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { findPictureSet, listShownPictures } from "#domain/catalogue/vehicle-pictures.ts";

/** One item of the public product feed. Its fields are fixed, because partners read it. */
export interface ProductListing {
  id: string;
  title: string;
  /** As the page has it, and what is known of the vehicle on public roads. */
  description: string;
  /** Whole United States dollars. */
  price: number;
  category: "new" | "used" | "custom";
  /** An https URL, of this site or another one. */
  imageUrl: string | null;
  brand: string;
  model: string;
  year?: number;
  featured: boolean;
}

/** Shops do not accept AVIF. Pictures of a set also exist as WebP, this many pixels wide. */
const shopPictureWidth = 1440;

/**
 * A vehicle as an item of the product feed.
 * @param siteUrl the site's own URL without a trailing slash.
 * @param featured whether the home page shows it.
 */
export function toProductListing(
  siteUrl: string,
  vehicle: Vehicle,
  featured: boolean,
): ProductListing {
  return {
    id: vehicle.id,
    title: vehicle.name,
    description: `${vehicle.description} ${streetLegalTexts[vehicle.streetLegal].line}.`,
    price: vehicle.price,
    category: vehicle.isNew ? "new" : "used",
    imageUrl: findShopPicture(siteUrl, vehicle),
    brand: formatBrandInProse(vehicle.brand),
    model: formatModelName(vehicle),
    featured,
  };
}

/** The URL of a vehicle's first picture in a format that shops accept; null without a picture. */
export function findShopPicture(
  siteUrl: string,
  { images: [image] }: Pick<Vehicle, "images">,
): string | null {
  return image === undefined ? null : toShopPicture(siteUrl, image);
}

/** The URLs of the other pictures that a vehicle's page shows, in the same format. */
export function listMoreShopPictures(siteUrl: string, vehicle: Pick<Vehicle, "images">): string[] {
  return listShownPictures(vehicle)
    .slice(1)
    .map((image) => toShopPicture(siteUrl, image));
}

function toShopPicture(siteUrl: string, image: string): string {
  const set = findPictureSet(image);
  return toAbsoluteUrl(siteUrl, set === null ? image : `${set}-${shopPictureWidth}.webp`);
}
