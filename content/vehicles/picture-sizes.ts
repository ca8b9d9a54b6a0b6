/** Widths in pixels in which each picture of our own set is kept. */
export const pictureWidths = [480, 960, 1440] as const;
/** Height of every picture as a share of its width. */
export const pictureAspect = 0.625;
export const pictureFormats = ["avif", "webp"] as const;
