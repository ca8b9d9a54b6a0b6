import type { Vehicle } from "./vehicle.ts";

/**
 * A picture of our own set, as the catalogue names it: rendered from a cart's model, and kept in
 * several widths and formats. Every other picture is taken for a photograph.
 */
const ownPicture = /^(\/pictures\/carts\/.+-(?:front|side|rear))-\d+\.(?:avif|webp)$/;

/** What pictures are, for the words beside them: only a rendered one may be called an illustration. */
export type PictureKinds = "rendered" | "some rendered" | "photographs";

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

/** What these pictures are; no pictures count as photographs, because they need no words either. */
export function findPictureKinds(images: readonly string[]): PictureKinds {
  const renderedCount = images.filter((image) => findOwnPicture(image) !== null).length;
  if (renderedCount === 0) return "photographs";
  return renderedCount === images.length ? "rendered" : "some rendered";
}

/** The URL of this picture for the `src` of an image: ours as WebP, others as they are. */
export function plainPictureUrl(image: string): string {
  const own = findOwnPicture(image);
  return own === null ? image : `${own}-${plainWidth}.webp`;
}
