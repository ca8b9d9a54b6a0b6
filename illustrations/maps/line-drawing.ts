import type { PlanePoint } from "./rolling-ball.ts";

/** A line of fewer corners than this is drawn rounded. */
const cornersToRound = 100;

export interface LineDrawing {
  viewBox: string;
  path: string;
}

/**
 * Keeps the `pointsMax` corners that matter most to the eye: again and again the corner that spans the
 * smallest triangle with its neighbors goes (Visvalingam and Whyatt, 1993). The ends stay.
 */
export function simplifyToCount(line: readonly PlanePoint[], pointsMax: number): PlanePoint[] {
  const corners = dropStraight(line);
  while (corners.length > pointsMax) {
    let weakest = 1;
    for (let index = 2; index < corners.length - 1; index++) {
      if (triangleAt(corners, index) < triangleAt(corners, weakest)) weakest = index;
    }
    corners.splice(weakest, 1);
  }
  return corners;
}

/**
 * Drops corners that span less than `areaMin` square units with their neighbors, the weakest first, and
 * rounds the rest to whole numbers, each told once. What is left of a speck may be a single point.
 */
export function simplifyByArea(line: readonly PlanePoint[], areaMin: number): PlanePoint[] {
  const corners = dropStraight(line);
  for (;;) {
    let weakest = 0;
    for (let index = 1; index < corners.length - 1; index++) {
      if (weakest === 0 || triangleAt(corners, index) < triangleAt(corners, weakest))
        weakest = index;
    }
    if (weakest === 0 || triangleAt(corners, weakest) >= areaMin) break;
    corners.splice(weakest, 1);
  }
  return dropRepeated(corners.map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)]));
}

/** Turns a line so that it runs from left to right, its first point the origin. */
export function layLevel(line: readonly PlanePoint[]): PlanePoint[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last) return [];
  const angle = -Math.atan2(last[1] - first[1], last[0] - first[0]);
  return line.map(([x, y]) => turn([x - first[0], y - first[1]], angle));
}

/** Lines as one drawing of the given width, its coordinates whole numbers. */
export function drawLines(
  lines: readonly (readonly PlanePoint[])[],
  width: number,
  margin: number,
): LineDrawing {
  const points = lines.flat();
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const right = Math.max(...points.map(([x]) => x));
  const bottom = Math.max(...points.map(([, y]) => y));
  const scale = (width - 2 * margin) / (right - left);
  const place = ([x, y]: PlanePoint): PlanePoint => [
    Math.round((x - left) * scale + margin),
    Math.round((y - top) * scale + margin),
  ];
  const height = Math.round((bottom - top) * scale + 2 * margin);
  return {
    viewBox: `0 0 ${width} ${height}`,
    path: lines
      .map((line) => line.map(place))
      .map((line) => (line.length < cornersToRound ? roundedPath(line) : compactPath(line)))
      .join(""),
  };
}

/** An SVG path of whole-number steps, each relative to the last point: the shortest text there is. */
export function compactPath(points: readonly PlanePoint[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  let from = first;
  const steps = rest.flatMap((point) => {
    const step = [point[0] - from[0], point[1] - from[1]];
    from = point;
    return step[0] === 0 && step[1] === 0 ? [] : step;
  });
  return `M${first[0]} ${first[1]}l${joinNumbers(steps)}`;
}

/**
 * The same with its corners rounded: each corner becomes the control point of a curve between the
 * middles of its two sides. For a shore of few corners, whose long sides are the atlas's, not the sea's.
 */
export function roundedPath(points: readonly PlanePoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return "";
  let from = first;
  const steps: number[] = [];
  points.slice(1).forEach((corner, index) => {
    const next = points[index + 2];
    const to: PlanePoint = next
      ? [Math.round((corner[0] + next[0]) / 2), Math.round((corner[1] + next[1]) / 2)]
      : last;
    steps.push(corner[0] - from[0], corner[1] - from[1], to[0] - from[0], to[1] - from[1]);
    from = to;
  });
  return `M${first[0]} ${first[1]}q${joinNumbers(steps)}`;
}

/**
 * A closed ring whose corners are rounded by at most `radius` pixels: capes stay where they are, which
 * `roundedPath` cuts off halfway to the next corner.
 */
export function softRing(ring: readonly PlanePoint[], radius: number): string {
  const corners = dropRepeated(
    ring.filter((point, index) => index === 0 || !isSame(point, ring[0])),
  );
  const bends = corners.map((corner, index) => ({
    before: toward(corner, corners.at(index - 1) ?? corner, radius),
    corner,
    after: toward(corner, corners[(index + 1) % corners.length] ?? corner, radius),
  }));
  const last = bends.at(-1);
  if (!last) return "";
  let from = last.after;
  const step = (to: PlanePoint) => [to[0] - from[0], to[1] - from[1]];
  const steps = bends.map(({ before, corner, after }) => {
    const side = step(before);
    from = before;
    const bend = joinNumbers([...step(corner), ...step(after)]);
    from = after;
    return `${side[0] === 0 && side[1] === 0 ? "" : `l${joinNumbers(side)}`}q${bend}`;
  });
  return `M${last.after[0]} ${last.after[1]}${steps.join("")}z`;
}

/** The point up to `radius` from a corner on the way to the next, at most half way. */
function toward(corner: PlanePoint, next: PlanePoint, radius: number): PlanePoint {
  const length = Math.hypot(next[0] - corner[0], next[1] - corner[1]);
  const share = length === 0 ? 0 : Math.min(0.5, radius / length);
  const along = (axis: 0 | 1) => Math.round(corner[axis] + (next[axis] - corner[axis]) * share);
  return [along(0), along(1)];
}

function isSame(point: PlanePoint, other: PlanePoint | undefined): boolean {
  return point[0] === other?.[0] && point[1] === other[1];
}

/** "3 4-2 5": a minus sign is a separator of its own. */
export function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join("");
}

function dropRepeated(line: readonly PlanePoint[]): PlanePoint[] {
  return line.filter(([x, y], index) => {
    const before = line[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

function dropStraight(line: readonly PlanePoint[]): PlanePoint[] {
  const corners: PlanePoint[] = [];
  line.forEach((point, index) => {
    const before = corners.at(-1);
    const after = line[index + 1];
    if (!before || !after || triangle(before, point, after) > 1e-6) corners.push(point);
  });
  return corners;
}

function triangleAt(line: readonly PlanePoint[], index: number): number {
  const [before, point, after] = [line[index - 1], line[index], line[index + 1]];
  return before && point && after ? triangle(before, point, after) : Infinity;
}

function triangle(a: PlanePoint, b: PlanePoint, c: PlanePoint): number {
  return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
}

function turn([x, y]: PlanePoint, angle: number): PlanePoint {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
