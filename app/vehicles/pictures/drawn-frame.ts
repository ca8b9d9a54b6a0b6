import drawnSizes from "#content/vehicles/drawn-sizes.json" with { type: "json" };

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
