/**
 * The frame of a shore scene, in the units of its drawing, and where a cart's picture lies on it. The
 * scenes are drawn for this spot: the ground is under its wheels and its shadow falls there.
 */
export const shoreFrame = {
  width: 1600,
  height: 600,
  cart: { left: 850, top: 190, width: 640, height: 400 },
} as const;

/** As a share of a picture's height: the lowest row of the front wheel in every rendered front view. */
export const wheelContactShare = 0.915;
