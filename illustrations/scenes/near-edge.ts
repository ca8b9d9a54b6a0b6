/** The far edge of the ground that a cart stands on. */
export const nearGroundTop = 488;
/** Lines that lead away from the eye meet here. */
export const vanishingX = 760;
