import type { Coordinates, State } from "#domain/geography/place.ts";
import type { Plane } from "./plane.ts";
import type { View } from "./state-shape-view.ts";

/** Where the shore's line ends: north and west of a river's mouth the banks are too close for a line; there and at the other end it fades out. */
const shoreEnds: Readonly<Record<string, { mouth: Coordinates; fades: readonly Coordinates[] }>> = {
  "new-jersey": {
    mouth: { lat: 39.42, lng: -75 },
    fades: [
      { lat: 39.42, lng: -75.38 },
      { lat: 40.46, lng: -74.25 },
    ],
  },
};

/** Over how many pixels a shore's line fades out at its ends. */
const fadeRadius = { narrow: 26, wide: 40 } as const;

/**
 * The paler water along every shore, and the state's own shore as a line. Both end where the banks of a river come
 * close, and fade out before; a hairline goes on, as the river's banks have it.
 */
export function drawCoast(
  { slug }: State,
  { className, width, height }: View,
  plane: Plane,
): string {
  const ends = shoreEnds[slug];
  const use = (shape: string, style: string) =>
    `<use href="#${shape}${className}" class="${style}"/>`;
  const lines = `${use("n", "shoal")}${use("s", "shoal")}${use("s", "coast")}`;
  if (!ends) return lines;
  const at = (end: Coordinates) => plane.locate(end).map(Math.round);
  const [x, y] = at(ends.mouth);
  const radius = fadeRadius[className === "wide" ? "wide" : "narrow"];
  const fades = ends.fades.map((end) => {
    const [cx, cy] = at(end);
    return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#f${className})"/>`;
  });
  return [
    `<radialGradient id="f${className}" class="fade"><stop offset=".3"/><stop offset="1" stop-opacity="0"/></radialGradient>`,
    `<mask id="m${className}" maskUnits="userSpaceOnUse" x="-${width}" y="-99" width="${3 * width}" height="${2 * height}"><path d="M${x}-99H${2 * width}V${2 * height}H-${width}V${y}H${x}z" fill="#fff"/>${fades.join("")}</mask>`,
    `${use("s", "hairline")}<g mask="url(#m${className})">${lines}</g>`,
  ].join("");
}
