import type { MapBand } from "./drawings.ts";
import type { Box } from "./labels.ts";
import { mapWidth } from "./place-frame.ts";

/** Every page gives a map this height, in pixels; a lower map is enlarged until it fills it or its width. */
const pageHeight = 400;

/** From which width of its frame, in pixels of the page, each band shows. The picture's style has the same. */
const bandWidths: Readonly<Record<MapBand, number>> = {
  middle: 0,
  desk: 520,
  wide: 640,
  full: 1184,
};
/** Room at the sides of a band's narrowest frame that is left free. */
const sideRoom = 20;
/** What the middle shows on the narrowest phone, which shrinks it. */
const middleWidth = 304;

/** A band and what its narrowest frame shows, in pixels of the map. */
export interface BandFrame {
  band: MapBand;
  frameWidth: number;
}

/** The bands of a map of this height, the narrowest first. */
export function listBands(height: number): BandFrame[] {
  return Object.entries(bandWidths).map(([band, pageWidth]) => ({
    band: band as MapBand,
    frameWidth:
      pageWidth === 0 ? middleWidth : pageWidth / enlargement(pageWidth, height) - sideRoom,
  }));
}

/** What a frame of this width on the page shows, in pixels of the map. */
export function frameOnPage(pageWidth: number, height: number): Box {
  const scale = enlargement(pageWidth, height);
  const [side, above] = [pageWidth / scale / 2, pageHeight / scale / 2];
  const [x, y] = [mapWidth / 2, height / 2];
  return { left: x - side, right: x + side, top: y - above, bottom: y + above };
}

/** Whether a band shows in a frame of this width on the page. */
export function isShown(band: MapBand, pageWidth: number): boolean {
  return pageWidth >= bandWidths[band];
}

function enlargement(pageWidth: number, height: number): number {
  return Math.min(pageWidth / mapWidth, pageHeight / height);
}

/** The part of a frame that names may be placed in; below it is the scale. */
export function roomForNames(frameWidth: number, height: number): Box {
  const side = (frameWidth - mapWidth) / 2;
  return { left: -side, right: mapWidth + side, top: 8, bottom: height - 44 };
}
