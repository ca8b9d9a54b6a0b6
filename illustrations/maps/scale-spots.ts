import type { MapBand, ScaleSpot } from "./drawings.ts";
import { type Box, overlap } from "./labels.ts";
import type { LineCount } from "./drawn-lines.ts";
import { type GroundTest, shareOnGround } from "./on-ground.ts";
import { formatMiles } from "./scale-bar.ts";
import { frameOnPage, isShown } from "./map-frames.ts";

/** Widths that a page gives a map's frame, in its pixels: on phones, on a desk beside a list, alone on a row. */
const pageWidths: Readonly<Record<ScaleSpot["shownOn"], readonly number[]>> = {
  phone: [288, 304, 320, 328, 343, 358, 380, 398, 430, 460, 500],
  desk: [520, 540, 560, 600, 620],
  wide: [640, 704, 800, 900, 960, 1180],
};
const fontSize = 12;
/** From a frame's side and its foot to the bar. */
const inset = { side: 16, foot: 18 };
/** Best first: in the lower left corner as on other maps, else in the right one, else a little higher. */
const spots = [0, 18, 36, 54].flatMap((raise) =>
  (["left", "right"] as const).map((corner) => ({ corner, raise })),
);
/** For each frame width at which something lies there. */
const costs = { shore: 20, names: 50, border: 4 };

interface ScaleSpotsOptions {
  scaleBar: { miles: number; length: number };
  /** Of the map, in pixels. */
  height: number;
  shore: LineCount;
  borders: LineCount;
  isLand: GroundTest;
  /** What a frame that shows these bands has besides the ground. */
  listTaken: (isBandShown: (band: MapBand) => boolean) => readonly Box[];
}

/** The spot of the scale on phones, desks and wider frames, free of shores and names; on a plate where no spot is. */
export function chooseScaleSpots({
  scaleBar,
  height,
  shore,
  borders,
  isLand,
  listTaken,
}: ScaleSpotsOptions): ScaleSpot[] {
  const chosen: ScaleSpot[] = [];
  for (const [shownOn, widths] of Object.entries(pageWidths)) {
    const takenAt = widths.map((width) => listTaken((band) => isShown(band, width)));
    const costOf = (spot: (typeof spots)[number]) =>
      widths.reduce((sum, width, index) => {
        const box = boxOfScale(spot, scaleBar, frameOnPage(width, height));
        const isTaken = takenAt[index]?.some((other) => overlap(box, other)) ?? false;
        return (
          sum +
          (shore(box) > 0 ? costs.shore : 0) +
          (borders(box) > 0 ? costs.border : 0) +
          (isTaken ? costs.names : 0)
        );
      }, 0);
    const priced = spots.map((spot) => ({ ...spot, cost: costOf(spot) }));
    const best = priced.reduce((one, other) => (other.cost < one.cost ? other : one));
    const { cost, ...spot } = best;
    const landShare =
      widths.filter((width) =>
        isMostlyOn(boxOfScale(spot, scaleBar, frameOnPage(width, height)), isLand),
      ).length / widths.length;
    chosen.push({
      shownOn: shownOn as ScaleSpot["shownOn"],
      ...spot,
      ...(cost >= costs.shore && { plate: landShare > 0.5 ? "land" : "sea" }),
    });
  }
  return chosen;
}

function isMostlyOn({ left, right, top, bottom }: Box, isLand: GroundTest): boolean {
  const y = (top + bottom) / 2;
  return shareOnGround([left, y], [right, y], isLand) > 0.5;
}

/** The room of the bar with its miles, in a frame of the map's pixels. */
export function boxOfScale(
  { corner, raise }: Pick<ScaleSpot, "corner" | "raise">,
  { miles, length }: { miles: number; length: number },
  frame: Box,
): Box {
  const width = Math.max(length, widthOfMiles(miles)) + 4;
  const bar = frame.bottom - inset.foot - raise;
  const left =
    corner === "left" ? frame.left + inset.side - 2 : frame.right - inset.side + 2 - width;
  return { left, right: left + width, top: bar - 22, bottom: bar + 3 };
}

/** Of the text on the bar, in pixels. */
export function widthOfMiles(miles: number): number {
  return formatMiles(miles).length * fontSize * 0.56;
}

/** The same in every frame of these widths on the page. */
export function boxesOfScale(
  spots: readonly ScaleSpot[],
  scaleBar: { miles: number; length: number },
  height: number,
): Box[] {
  return spots.flatMap((spot) =>
    pageWidths[spot.shownOn].map((width) => boxOfScale(spot, scaleBar, frameOnPage(width, height))),
  );
}
