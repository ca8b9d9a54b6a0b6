import type { Vehicle } from "./vehicle.ts";

/** A picture of our own set, as the catalogue names it: it is kept in several widths and formats. */
const ownPicture = /^(\/pictures\/carts\/.+)-\d+\.(?:avif|webp)$/;

/** In pixels: for search engines and for browsers that cannot choose among widths. */
const plainWidth = 960;

/** How many of its pictures the page of a vehicle shows. */
const shownPicturesMax = 3;

/** The pictures of a vehicle that its page shows, as the catalogue names them. */
export function listShownPictures({ images }: Pick<Vehicle, "images">): readonly string[] {
  return images.slice(0, shownPicturesMax);
}

/** Path of a picture of our own set without its width and format; null for any other. */
export function findOwnPicture(image: string): string | null {
  return ownPicture.exec(image)?.[1] ?? null;
}

/** The URL of this picture for the `src` of an image: ours as WebP, others as they are. */
export function plainPictureUrl(image: string): string {
  const own = findOwnPicture(image);
  return own === null ? image : `${own}-${plainWidth}.webp`;
}
