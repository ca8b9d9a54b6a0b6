import { drawnSizesById } from "./drawn-frame.ts";

/** All carts from the side in one picture on white, to one scale on one ground, as `npm run lineup` makes it. */
export const lineupPicture = {
  path: "/pictures/lineup.avif",
  pixelsPerFoot: 17,
  feetHigh: 8,
  /** From its top down to the ground. */
  groundFeet: 7.5,
  /** Before and behind each cart. */
  gapFeet: 0.8,
} as const;

const centimetersPerFoot = 30.48;

/** A cart of the picture: where its cell begins and how wide it is, with a gap on both sides, in feet. */
export interface LineupCell {
  id: string;
  left: number;
  width: number;
  lengthFeet: number;
  heightFeet: number;
}

/** The cells by the ids of their carts, from left to right. */
export const lineupCells: ReadonlyMap<string, LineupCell> = layCells();

function layCells(): Map<string, LineupCell> {
  const cells = new Map<string, LineupCell>();
  let left = 0;
  for (const [id, size] of Object.entries(drawnSizesById)) {
    if (!size) continue;
    const lengthFeet = toFeet(size.lengthCentimeters);
    const width = Math.ceil((lengthFeet + 2 * lineupPicture.gapFeet) * 10) / 10;
    cells.set(id, { id, left, width, lengthFeet, heightFeet: toFeet(size.heightCentimeters) });
    left = Math.round((left + width) * 10) / 10;
  }
  return cells;
}

function toFeet(centimeters: number): number {
  return Math.round((centimeters / centimetersPerFoot) * 100) / 100;
}
