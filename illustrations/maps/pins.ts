interface Dot {
  x: number;
  y: number;
  /** On the screen: 0 to the right, clockwise. */
  towardSeaRadians: number;
}

interface Point {
  x: number;
  y: number;
}

/** A disc of 24 px, the least a finger can aim at, and a pixel on each side. */
const discRadius = 12;
const spacing = 2 * discRadius + 2;
const discToDot = discRadius + 5;
/** The distance from the shore that a disc is drawn to. */
const leader = 26;
const rounds = 400;

/**
 * Places the numbered discs of a map: off the shore, each as near to its dot as the others let it,
 * on no other disc and no dot. Springs and pushes, the same result every time.
 */
export function spreadDiscs(
  dots: readonly Dot[],
  frame: { width: number; height: number },
): Point[] {
  const homes = dots.map((dot) => ({
    x: dot.x + Math.cos(dot.towardSeaRadians) * leader,
    y: dot.y + Math.sin(dot.towardSeaRadians) * leader,
  }));
  const discs = homes.map((home) => ({ ...home }));
  for (let round = 0; round < rounds; round++) {
    // The springs slacken, so that the last rounds only push apart.
    const pull = 0.12 * (1 - round / rounds);
    discs.forEach((disc, index) => {
      const home = homes[index] ?? disc;
      disc.x += (home.x - disc.x) * pull;
      disc.y += (home.y - disc.y) * pull;
    });
    discs.forEach((disc, index) => {
      for (const other of discs.slice(index + 1)) pushApart(disc, other);
      for (const dot of dots) pushAway(disc, dot);
      disc.x = Math.min(frame.width - discRadius - 2, Math.max(discRadius + 2, disc.x));
      disc.y = Math.min(frame.height - discRadius - 2, Math.max(discRadius + 2, disc.y));
    });
  }
  return discs;
}

function pushApart(a: Point, b: Point): void {
  const [dx, dy] = [b.x - a.x || 0.01, b.y - a.y || 0.01];
  const gap = Math.hypot(dx, dy);
  if (gap >= spacing) return;
  const step = (spacing - gap) / 2 / gap;
  a.x -= dx * step;
  a.y -= dy * step;
  b.x += dx * step;
  b.y += dy * step;
}

function pushAway(disc: Point, dot: Point): void {
  const [dx, dy] = [disc.x - dot.x || 0.01, disc.y - dot.y || 0.01];
  const gap = Math.hypot(dx, dy);
  if (gap >= discToDot) return;
  disc.x += (dx * (discToDot - gap)) / gap;
  disc.y += (dy * (discToDot - gap)) / gap;
}
