import type { Vehicle } from "./vehicle.ts";

/**
 * A picture of a set, which exists in several widths and formats: rendered from a cart's model, or
 * cut from a photograph that staff uploaded. Others are shown as they are.
 */
const pictureSet =
  /^(\/pictures\/(?:carts\/.+-(?:front|side|rear)|photographs\/[\da-f]{32}))-\d+\.(?:avif|webp)$/;

/** Only a picture rendered from a cart's model is an illustration. */
const renderedPrefix = "/pictures/carts/";
const photographPrefix = "/pictures/photographs/";

/** What pictures are, for the words beside them: only a rendered one may be called an illustration. */
export type PictureKinds = "rendered" | "some rendered" | "photographs";

/** In pixels: for search engines and for browsers that cannot choose among widths. */
const plainWidth = 960;

/** How many of its pictures the page of a vehicle shows, unless it has more uploaded photographs. */
const shownPicturesMax = 3;
/** How many photographs a vehicle may have. */
export const photographsMax = 8;

/** The pictures of a vehicle that its page shows, as the catalogue names them. */
export function listShownPictures({ images }: Pick<Vehicle, "images">): readonly string[] {
  const photographCount = images.filter(isPhotograph).length;
  return images.slice(0, Math.max(shownPicturesMax, photographCount));
}

/** Path of a picture of a set without its width and format; null for any other. */
export function findPictureSet(image: string): string | null {
  return pictureSet.exec(image)?.[1] ?? null;
}

/** The rendered picture from the side; the first one of a vehicle that has other pictures. */
export function findSidePicture(images: readonly string[]): string | undefined {
  return images.find((image) => findPictureSet(image)?.endsWith("-side")) ?? images[0];
}

/** Whether a picture was rendered from a cart's model; else it is taken for a photograph. */
export function isRendered(image: string): boolean {
  return image.startsWith(renderedPrefix) && findPictureSet(image) !== null;
}

/** Whether a picture was uploaded in the office. */
export function isPhotograph(image: string): boolean {
  return image.startsWith(photographPrefix);
}

/** The entry in `images` of an uploaded photograph. */
export function toPhotographPath(id: string): string {
  return `${photographPrefix}${id}-${plainWidth}.webp`;
}

/** These pictures with one more photograph: after the other photographs, before illustrations. */
export function addPhotograph(images: readonly string[], photograph: string): string[] {
  const others = images.filter((image) => image !== photograph);
  const firstRendered = others.findIndex(isRendered);
  return others.toSpliced(firstRendered === -1 ? others.length : firstRendered, 0, photograph);
}

/** What these pictures are; no pictures count as photographs, because they need no words either. */
export function findPictureKinds(images: readonly string[]): PictureKinds {
  const renderedCount = images.filter(isRendered).length;
  if (renderedCount === 0) return "photographs";
  return renderedCount === images.length ? "rendered" : "some rendered";
}

/** The URL of this picture for the `src` of an image: of a set as WebP, others as they are. */
export function plainPictureUrl(image: string): string {
  const set = findPictureSet(image);
  return set === null ? image : `${set}-${plainWidth}.webp`;
}
