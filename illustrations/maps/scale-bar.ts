import type { PlaceDrawing } from "./drawings.ts";

export const kilometersPerMile = 1.609344;
/** Of the longest bar, in pixels. */
const lengthMax = 96;

/** The longest bar of round miles that is short enough. */
export function chooseScaleBar(kilometersPerPixel: number): PlaceDrawing["scaleBar"] {
  const lengthOf = (miles: number) => Math.round((miles * kilometersPerMile) / kilometersPerPixel);
  const miles = [50, 25, 20, 10, 5, 2, 1].find((round) => lengthOf(round) <= lengthMax) ?? 1;
  return { miles, length: lengthOf(miles) };
}

/** "1 mile", "5 miles". */
export function formatMiles(miles: number): string {
  return `${miles} ${miles === 1 ? "mile" : "miles"}`;
}
