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

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
