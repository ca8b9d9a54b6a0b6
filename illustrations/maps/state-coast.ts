import type { Coordinates, State } from "#domain/geography/place.ts";
import type { Plane } from "./plane.ts";
import type { PlanePoint } from "./rolling-ball.ts";

/** Where the line along the ocean ends, from north to south, where a bay or a river's mouth goes on: there it fades out. */
const shoreEnds: Readonly<Record<string, readonly [Coordinates, Coordinates]>> = {
  // Sandy Hook and Cape May Point.
  "new-jersey": [
    { lat: 40.47, lng: -74.04 },
    { lat: 38.96, lng: -74.97 },
  ],
};

/** Over how many pixels a shore's line fades out at its ends. */
const fadeRadius = 16;

/**
 * The paler water along every shore, and the state's own shore as a line. Both end where the banks of a river come
 * close, and fade out before; a hairline goes on, as the river's banks have it.
 */
export function drawCoast({ slug }: State, plane: Plane): string {
  const ends = shoreEnds[slug];
  const use = (shape: string, style: string) => `<use href="#${shape}" class="${style}"/>`;
  const lines = `${use("n", "shoal")}${use("s", "shoal")}${use("s", "coast")}`;
  if (!ends) return lines;
  const round = ([x, y]: PlanePoint): PlanePoint => [Math.round(x), Math.round(y)];
  const [north, south] = [round(plane.locate(ends[0])), round(plane.locate(ends[1]))];
  const [[left, top], [right, bottom]] = [round(plane.extent[0]), round(plane.extent[1])];
  const fades = [north, south].map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="${fadeRadius}" fill="url(#f)"/>`,
  );
  return [
    '<radialGradient id="f" class="fade"><stop offset=".3"/><stop offset="1" stop-opacity="0"/></radialGradient>',
    `<mask id="m" maskUnits="userSpaceOnUse" x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"><path d="M${north[0]} ${top}V${north[1]}L${south.join(" ")}V${bottom}H${right}V${top}z" fill="#fff"/>${fades.join("")}</mask>`,
    `${use("s", "hairline")}<g mask="url(#m)">${lines}</g>`,
  ].join("");
}
