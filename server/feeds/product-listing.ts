import { formatModelName } from "#domain/catalogue/model.ts";
import { toAbsoluteUrl } from "#content/pages/paths.ts";
import type { Vehicle } from "#domain/catalogue/vehicle.ts";
import { findOwnPicture, listShownPictures } from "#domain/catalogue/vehicle-pictures.ts";

/** One item of the public product feed; its fields are fixed, programs of others read them. */
export interface ProductListing {
  id: string;
  title: string;
  description: string;
  /** Whole United States dollars. */
  price: number;
  category: "new" | "used" | "custom";
  /** An https address, or an address of this site. */
  imageUrl: string | null;
  brand: string;
  model: string;
  year?: number;
  featured: boolean;
}

/** Shops take no AVIF; our own pictures are also kept as WebP, in these pixels across. */
const shopPictureWidth = 1440;

/** A vehicle as an item of the product feed. @param featuredIds what the home page shows. */
export function toProductListing(
  siteUrl: string,
  vehicle: Vehicle,
  featuredIds: readonly string[],
): ProductListing {
  return {
    id: vehicle.id,
    title: vehicle.name,
    description: vehicle.description,
    price: vehicle.price,
    category: vehicle.isNew ? "new" : "used",
    imageUrl: findShopPicture(siteUrl, vehicle),
    brand: vehicle.brand.toUpperCase(),
    model: formatModelName(vehicle),
    featured: featuredIds.includes(vehicle.id),
  };
}

/** The address of a vehicle's first picture in a form that shops take; null without a picture. */
export function findShopPicture(
  siteUrl: string,
  { images: [image] }: Pick<Vehicle, "images">,
): string | null {
  return image === undefined ? null : toShopPicture(siteUrl, image);
}

/** The other pictures that a vehicle's page shows, in the same form. */
export function listMoreShopPictures(siteUrl: string, vehicle: Pick<Vehicle, "images">): string[] {
  return listShownPictures(vehicle)
    .slice(1)
    .map((image) => toShopPicture(siteUrl, image));
}

function toShopPicture(siteUrl: string, image: string): string {
  const own = findOwnPicture(image);
  return toAbsoluteUrl(siteUrl, own === null ? image : `${own}-${shopPictureWidth}.webp`);
}
