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
  /** Of a letter, as a share of the font's size. */
  letterWidth?: number;
}

/** A name's place and the box that it takes there. */
export interface PlacedLabel {
  label: MapLabel;
  box: Box;
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

/** Half a line up or down, where names stand close above each other. */
const lesserPositions: typeof positions = [
  { x: 1, y: -0.05, anchor: "start" },
  { x: 1, y: 0.75, anchor: "start" },
  { x: -1, y: -0.05, anchor: "end" },
  { x: -1, y: 0.75, anchor: "end" },
];

/** Every position round a dot, best first. */
export function listLabels(
  dot: { x: number; y: number; radius: number },
  size: TextSize,
): PlacedLabel[] {
  return [...positions, ...lesserPositions].map((position) => {
    const label: MapLabel = {
      x: Math.round(dot.x + position.x * (dot.radius + 5)),
      y: Math.round(dot.y + position.y * size.fontSize),
      anchor: position.anchor,
    };
    return { label, box: boxOfLabel(label, size) };
  });
}

/** How far from its dot a name may be that has no room beside it: a thin line then leads to it. */
const leaderReaches = [16, 24, 34, 46, 60];
/** Clockwise from the right, best first. */
const leaderDegrees = [-45, 45, -135, 135, -90, 90];

/** Every place round a dot for a name that a line leads to, the nearest first. */
export function listLabelsAway(
  dot: { x: number; y: number },
  size: TextSize,
): (PlacedLabel & { leader: { x: number; y: number }; reach: number })[] {
  return leaderReaches.flatMap((reach) =>
    leaderDegrees.map((degrees) => {
      const radians = (degrees * Math.PI) / 180;
      const label: MapLabel = {
        x: Math.round(dot.x + Math.cos(radians) * reach),
        y: Math.round(dot.y + Math.sin(radians) * reach + 4),
        anchor: Math.abs(degrees) > 90 ? "end" : Math.abs(degrees) < 90 ? "start" : "middle",
      };
      const box = boxOfLabel(label, size);
      return { label, box, leader: nearestOf(box, dot), reach };
    }),
  );
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

/** The room a text takes. System fonts run to about 0.56 of their size a letter, capitals to more. */
export function boxOfLabel(label: MapLabel, { text, fontSize, letterWidth = 0.56 }: TextSize): Box {
  const width = text.length * fontSize * letterWidth + 2;
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

/** Whether a box lies in the frame and touches nothing taken. */
export function isFree(box: Box, taken: readonly Box[], frame: Box): boolean {
  return isWithin(box, frame) && !taken.some((other) => overlap(box, other));
}

/** A box with as much more room on every side. */
export function growBox({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}
