/** Widths in pixels in which each picture of our own set is kept. */
export const pictureWidths = [480, 960, 1440] as const;
/** Height of every picture as a share of its width. */
export const pictureAspect = 0.625;
export const pictureFormats = ["avif", "webp"] as const;
/** Pixels across of a cart's picture for scenes: AVIF alone, the scene being complete without it. */
export const scenePictureWidth = 960;
