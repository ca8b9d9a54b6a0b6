import { smoothStep } from "#carts/geometry/distance.ts";

/** Where the far fender and lamp are: the front, between the windshield and the wheels. */
const far = { top: 0.47, paintedTo: 0.635, bottom: 0.74, right: 0.5 };
/** How far from the outline the studio's lamp shines on it, as a share of the width. */
const glare = { near: 0.019, end: 0.034 };
/** How far right of the farthest one an outline is still the fender's and not the hood's. */
const fender = { to: 0.02, end: 0.027 };
/** A pixel that is this bright in each of its colors mirrors a lamp. */
const bright = { from: 70, to: 130 };
/** Rows above and below one that tell paint from plastic with it, as a share of the height. */
const edgeReach = 0.017;
/** Plastic and chrome have less color than this, paint that is dark has more. */
const colorful = 40;
/** What black plastic has by daylight. */
const plastic: Color = [44, 42, 41];
const opaque = 200;

type Color = readonly [number, number, number];
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Takes the mirror image of the studio's white wall from the far edge of a cart's front, where no sky
 * of a shore is as white: the paint has its own color there, a little darker, and the bumper is black.
 * @returns the pixels that it laid paint or plastic over
 */
export function dimFarEdge({ data, width, height }: Pixels): number[] {
  const paint = readPaint({ data, width, height });
  const dimmed: number[] = [];
  // White paint may be white.
  if (Math.min(...paint) > bright.to) return dimmed;
  const top = Math.floor(height * far.top);
  const outline = Array.from({ length: Math.floor(height * far.bottom) - top }, (_, row) =>
    firstOpaque(data, (top + row) * width, width * far.right),
  );
  const farthest = Math.min(...outline);
  const isPainted = outline.map((first, row) => {
    const inside = (top + row) * width + first + Math.round(width * 0.06);
    const color = data.subarray(inside * 4, inside * 4 + 3);
    return Math.max(...color) > bright.to || chroma(color) > colorful;
  });
  const edgeRows = Math.floor(height * edgeReach);
  // A gleam on the bumper is no paint, and a black grille in the paint no bumper.
  const lastPainted = isPainted.findLastIndex((_, row) => {
    const near = isPainted.slice(Math.max(0, row - edgeRows), row + edgeRows + 1);
    return near.filter(Boolean).length > near.length / 2;
  });
  for (const [row, first] of outline.entries()) {
    const y = top + row;
    const isFender = smoothStep(width * fender.end, width * fender.to, first - farthest);
    const color = y < height * far.paintedTo || row <= lastPainted ? paint : plastic;
    for (let x = 0; x < width * glare.end; x++) {
      const at = (y * width + first + x) * 4;
      // Half covered, the outline's own pixels are part of it.
      if (x === 0) for (const before of [4, 8, 12]) dim(data, at - before, color, isFender);
      dim(data, at, color, isFender * smoothStep(width * glare.end, width * glare.near, x));
    }
    const end = Math.ceil(width * glare.end);
    for (let x = -3; x < end; x++) dimmed.push(y * width + first + x);
  }
  return dimmed;
}

function firstOpaque(data: Buffer, start: number, end: number): number {
  let x = 4;
  while (x < end && (data[(start + x) * 4 + 3] ?? 0) < opaque) x++;
  return x;
}

function dim(data: Buffer, at: number, color: Color, share: number): void {
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  const white = Math.min(red, green, blue);
  const amount = share * smoothStep(bright.from, bright.to, white);
  // A third of the light stays: a fender is round.
  const light = 0.72 + 0.28 * (white / 255);
  for (const k of [0, 1, 2] as const) {
    const before = data[at + k] ?? 0;
    data[at + k] = Math.round(before + (color[k] * light - before) * amount);
  }
}

function chroma(color: Iterable<number>): number {
  const channels = [...color];
  return Math.max(...channels) - Math.min(...channels);
}

/** The most colorful eighth of the front, on average. */
function readPaint({ data, width, height }: Pixels): Color {
  const found: { color: Color; chroma: number }[] = [];
  for (let y = Math.floor(height * far.top); y < height * far.paintedTo; y += 3) {
    for (let x = Math.floor(width * 0.15); x < width * far.right; x += 3) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * width + x) * 4);
      if (alpha < opaque) continue;
      const color = [red, green, blue] as const;
      found.push({ color, chroma: chroma(color) });
    }
  }
  const most = found
    .toSorted((one, other) => other.chroma - one.chroma)
    .slice(0, Math.ceil(found.length / 8));
  const mean = (k: 0 | 1 | 2) =>
    most.reduce((sum, { color }) => sum + color[k], 0) / Math.max(1, most.length);
  return [mean(0), mean(1), mean(2)];
}
