import { pageScenes, rentalWayCartId, wayBuyCartId } from "#content/places/page-scenes.ts";

/**
 * The carts of small scenes that a phone shows beside each other's words, side by side in one picture, so that
 * it asks for one file: `npm run small-carts` makes it from their pictures for scenes.
 */
export const smallCartsPicture = {
  path: "/pictures/small-carts.avif",
  /** Of each cart, in pixels. */
  cell: { width: 480, height: 300 },
  cartIds: [wayBuyCartId, rentalWayCartId, pageScenes.services.cartId, pageScenes.about.cartId],
} as const;

/** Which part of the picture a cart is, from 1; undefined for a cart that is not in it. */
export function findSmallCart(cartId: string | undefined): number | undefined {
  const index = smallCartsPicture.cartIds.findIndex((id) => id === cartId);
  return index === -1 ? undefined : index + 1;
}
