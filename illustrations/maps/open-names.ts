import type { Box } from "./labels.ts";
import { overlap } from "./labels.ts";
import { grow } from "./name-candidates.ts";
import type { GroundTest } from "./on-ground.ts";

/** A name of a water or a land, with the middle of its line. */
export interface OpenName {
  text: string;
  x: number;
  y: number;
  /** How far it is from all else at least, in pixels. */
  margin: number;
}

interface OpenSpotOptions {
  /** Where the name may be. */
  frame: Box;
  fontSize: number;
  /** What it must not touch. */
  taken: readonly Box[];
  /** What it must be wholly on. */
  isOpen: GroundTest;
}

/** From a spot that is tried to the next. */
const step = 10;
/** How far a name is from all else: the widest that is found counts. */
const margins = [120, 90, 64, 48, 36, 26, 18, 12] as const;
/** The width of a letter as a share of its size, letter spacing included. */
const letterWidth = 0.6;

/**
 * The widest open spot for a name, of several the one nearest to the middle of the frame; undefined where it
 * has no room. In pixels of the frame.
 */
export function findOpenSpot(text: string, options: OpenSpotOptions): OpenName | undefined {
  const { frame, fontSize, taken, isOpen } = options;
  const half = { x: (text.length * fontSize * letterWidth) / 2, y: fontSize * 0.65 };
  const middle = { x: (frame.left + frame.right) / 2, y: (frame.top + frame.bottom) / 2 };
  for (const margin of margins) {
    const spots: OpenName[] = [];
    for (let y = frame.top + half.y; y <= frame.bottom - half.y; y += step) {
      for (let x = frame.left + half.x; x <= frame.right - half.x; x += step) {
        const box = { left: x - half.x, right: x + half.x, top: y - half.y, bottom: y + half.y };
        const room = {
          left: box.left - margin / 2,
          right: box.right + margin / 2,
          top: box.top - margin / 2,
          bottom: box.bottom + margin / 2,
        };
        if (taken.some((other) => overlap(grow(room, 2), other))) continue;
        if (isWhollyOn(room, isOpen))
          spots.push({ text, x: Math.round(x), y: Math.round(y), margin });
      }
    }
    const far = (spot: OpenName) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
    const [nearest] = spots.toSorted((one, other) => far(one) - far(other));
    if (nearest) return nearest;
  }
  return undefined;
}

function isWhollyOn({ left, right, top, bottom }: Box, isOpen: GroundTest): boolean {
  for (let y = top; y <= bottom + 0.1; y += (bottom - top) / 6) {
    for (let x = left; x <= right; x += 6) if (!isOpen([x, y])) return false;
  }
  return true;
}
