import drawnSizes from "./drawn-sizes.json" with { type: "json" };
import { pictureAspect } from "./picture-sizes.ts";

/** The sizes of the carts that we draw, by their ids. */
export const drawnSizesById: Readonly<
  Record<string, { lengthCentimeters: number; heightCentimeters: number } | undefined>
> = drawnSizes;

/**
 * The largest share of its frame's width and height that a cart has in a rendered picture. This and
 * the middle are measured in the pictures, to half a percent.
 */
export const framed = { width: 0.875, height: 0.823 };

/** Where the middle of a cart is in a rendered picture, as a share of the frame's height. */
export const frameMiddle = 0.504;

/** A cart in a drawing, in the drawing's units: its left edge, the ground under it and its length. */
export interface StandingCart {
  id: string;
  x: number;
  groundY: number;
  width: number;
}

/** Where the whole rendered side view lies so that its cart stands there; null for a cart that we do not draw. */
export function frameStandingCart({ id, x, groundY, width }: StandingCart) {
  const size = drawnSizesById[id];
  if (!size) return null;
  const { share, bottom } = fillFrame(size);
  const frameWidth = width / (share * size.lengthCentimeters);
  const frameHeight = frameWidth * pictureAspect;
  return {
    x: Math.round(x - (frameWidth - width) / 2),
    y: Math.round(groundY - bottom * frameHeight),
    width: Math.round(frameWidth),
  };
}

/** How a cart of a size fills its picture: the share of the frame's width for each centimeter, and where its ground is as a share of the height. */
export function fillFrame(size: { lengthCentimeters: number; heightCentimeters: number }) {
  const share = Math.min(
    framed.width / size.lengthCentimeters,
    (framed.height * pictureAspect) / size.heightCentimeters,
  );
  return { share, bottom: frameMiddle + (share * size.heightCentimeters) / pictureAspect / 2 };
}
