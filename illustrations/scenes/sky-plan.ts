import type { Water } from "#domain/geography/place.ts";
import { shoreFrame } from "#domain/geography/shore-frame.ts";
import { pick } from "./random.ts";

export type Season = "spring" | "summer" | "fall" | "winter";

export interface ShoreSky {
  tone: "gold" | "coral" | "clear" | "rose" | "lilac";
  /** Missing where the sun sets behind a viewer who looks out over the water. */
  sun?: { x: number; y: number };
  clouds: { x: number; y: number; width: number }[];
  gulls: { x: number; y: number }[];
}

/** What decides where the sun of a place sets. */
interface SkyOfPlace {
  water: Water["kind"];
  seaBearingDegrees?: number;
  /** Whether the view is away from the sea, toward the evening. */
  isLandward?: boolean;
}

/** The compass direction of sunset on this coast, in degrees, in the middle of each season. */
const sunsetDegrees: Record<Season, number> = { spring: 284, summer: 298, fall: 258, winter: 246 };
const atlanticDegrees = 110;
/** As much of the horizon as the drawing shows to each side of its middle. */
const halfViewDegrees = 62;
const tones = {
  withSun: ["gold", "coral", "clear"],
  withoutSun: ["rose", "lilac", "clear"],
  landward: ["clear"],
} as const;

/** The light of the hour, and what is in the sky: the sun only where the water lies toward its setting. */
export function planSky(
  { seaBearingDegrees, water, isLandward = false }: SkyOfPlace,
  season: Season,
  random: () => number,
): ShoreSky {
  // Where water is on all sides or on none, the view is toward the sunset; never so over the Atlantic.
  const bearing =
    seaBearingDegrees ??
    (water === "ocean" ? atlanticDegrees : sunsetDegrees[season] + (random() - 0.5) * 40);
  const offset = ((sunsetDegrees[season] - bearing + 540) % 360) - 180;
  const isInView = !isLandward && Math.abs(offset) < halfViewDegrees;
  const tone = pick(
    isLandward ? tones.landward : isInView ? tones.withSun : tones.withoutSun,
    random(),
  );
  const clouds = Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    placeCloud({ along: random(), down: random(), size: random() }),
  );
  const gullCount = water === "inland" ? 0 : Math.floor(random() * 4);
  const gulls = Array.from({ length: gullCount }, (_, index) =>
    placeGull((gullSky.right - gullSky.left) / gullCount, index, {
      along: random(),
      down: random(),
    }),
  );
  const sun = {
    // Left of the cart, whose picture covers the right of the frame.
    x: Math.round(800 + (offset / halfViewDegrees) * 130 + (random() - 0.5) * 40),
    y: Math.round(300 + random() * 36),
  };
  return isInView ? { tone, sun, clouds, gulls } : { tone, clouds, gulls };
}

/** Between the roofs and the cart, below the sky that a title stands on. */
const gullSky = { left: 880, right: 1010, top: 250, bottom: 284 };
/** Of a gull, from tip to tip, and a gap. */
const wingspan = 32;

/** A gull in its own part of that sky: two of them in one would be a blot. */
function placeGull(part: number, index: number, { along, down }: Record<"along" | "down", number>) {
  return {
    x: Math.round(gullSky.left + index * part + along * (part - wingspan)),
    y: Math.round(gullSky.top + down * (gullSky.bottom - gullSky.top)),
  };
}

/** Of clouds: from the left of the frame to where the cart's glass begins, through which one looks like a smear. */
const cloudSpan = { left: 20, right: shoreFrame.cart.left + 40 };

/** A cloud left of the cart, from three numbers between 0 and 1. */
function placeCloud({ along, down, size }: Record<"along" | "down" | "size", number>) {
  const width = Math.round(120 + size * 260);
  const room = cloudSpan.right - cloudSpan.left - width;
  // Below the sky that a title stands on.
  return { x: Math.round(cloudSpan.left + along * room), y: Math.round(250 + down * 70), width };
}
