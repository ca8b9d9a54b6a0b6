import { isRendered } from "#domain/catalogue/vehicle-pictures.ts";
import type { CartPictureProps } from "./cart-picture.tsx";

/**
 * The frame of a picture cut to its cart, which then fills it: a long cart needs a wider one. Pictures
 * that are not ours are left whole.
 */
export function closeFrame({ images, specifications }: CartPictureProps["vehicle"]): string {
  const shape = specifications.seatingCapacity > 4 ? "aspect-3/2" : "aspect-4/3";
  return isRendered(images[0] ?? "")
    ? `${shape} [&_img]:absolute [&_img]:inset-0 [&_img]:object-cover`
    : shape;
}
