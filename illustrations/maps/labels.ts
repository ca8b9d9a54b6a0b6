import type { MapLabel } from "#domain/geography/illustrations.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface TextSize {
  text: string;
  fontSize: number;
}

/** Positions of a name round its dot, best first: to the right, as cartographers prefer. */
const positions: readonly { x: number; y: number; anchor: MapLabel["anchor"] }[] = [
  { x: 1, y: 0.34, anchor: "start" },
  { x: -1, y: 0.34, anchor: "end" },
  { x: 0, y: -0.9, anchor: "middle" },
  { x: 0, y: 1.5, anchor: "middle" },
  { x: 0.8, y: -0.5, anchor: "start" },
  { x: 0.8, y: 1.15, anchor: "start" },
  { x: -0.8, y: -0.5, anchor: "end" },
  { x: -0.8, y: 1.15, anchor: "end" },
];

/**
 * The first position round a dot where the name touches nothing taken and stays in the frame, and the
 * box it then takes; `isLeftFirst` for a dot with the sea to its left. Undefined: there is none.
 */
export function placeLabel(
  dot: { x: number; y: number; radius: number },
  size: TextSize,
  taken: readonly Box[],
  frame: Box,
  isLeftFirst = false,
): { label: MapLabel; box: Box } | undefined {
  for (const right of positions) {
    const position = isLeftFirst ? mirror(right) : right;
    const label: MapLabel = {
      x: Math.round(dot.x + position.x * (dot.radius + 5)),
      y: Math.round(dot.y + position.y * size.fontSize),
      anchor: position.anchor,
    };
    const box = boxOfLabel(label, size);
    if (isWithin(box, frame) && !taken.some((other) => overlap(box, other))) return { label, box };
  }
  return undefined;
}

/** How far from its dot a name may be that has no room beside it: a thin line then leads to it. */
const leaderReaches = [16, 24, 34, 46, 60];
/** Clockwise from the right, best first. */
const leaderDegrees = [-45, 45, -135, 135, -90, 90];

/** The nearest free place round a dot for a name that a line leads to. */
export function placeLabelAway(
  dot: { x: number; y: number },
  size: TextSize,
  taken: readonly Box[],
  frame: Box,
): { label: MapLabel; box: Box; leader: { x: number; y: number } } | undefined {
  for (const reach of leaderReaches) {
    for (const degrees of leaderDegrees) {
      const radians = (degrees * Math.PI) / 180;
      const label: MapLabel = {
        x: Math.round(dot.x + Math.cos(radians) * reach),
        y: Math.round(dot.y + Math.sin(radians) * reach + 4),
        anchor: Math.abs(degrees) > 90 ? "end" : Math.abs(degrees) < 90 ? "start" : "middle",
      };
      const box = boxOfLabel(label, size);
      const isFree = isWithin(box, frame) && !taken.some((other) => overlap(box, other));
      if (isFree) return { label, box, leader: nearestOf(box, dot) };
    }
  }
  return undefined;
}

/** The point of a box that is nearest to a dot. */
function nearestOf(
  { left, right, top, bottom }: Box,
  { x, y }: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: Math.round(Math.min(right, Math.max(left - 2, x))),
    y: Math.round(Math.min(bottom, Math.max(top, y))),
  };
}

function mirror({ x, y, anchor }: (typeof positions)[number]): (typeof positions)[number] {
  const mirrored = { start: "end", middle: "middle", end: "start" } as const;
  return { x: -x, y, anchor: mirrored[anchor] };
}

/** The room a text takes. System fonts run to about 0.56 of their size a letter, capitals to more. */
export function boxOfLabel(label: MapLabel, { text, fontSize }: TextSize): Box {
  const width = text.length * fontSize * 0.56 + 2;
  const startShare = { start: 0, middle: 0.5, end: 1 }[label.anchor];
  const left = label.x - width * startShare;
  return {
    left,
    right: left + width,
    top: label.y - fontSize * 0.85,
    bottom: label.y + fontSize * 0.3,
  };
}

export function boxOfDot(x: number, y: number, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether a box lies wholly in another. */
export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
