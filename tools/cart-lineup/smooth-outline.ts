import type { PlanePoint } from "#illustrations/maps/rolling-ball.ts";

/** A path has two units for each unit of its points, so that the middle of two points is whole. */
export const unitsPerPoint = 2;

/** A corner that turns by more than this is a corner of the thing itself. */
const sharpDegrees = 50;
/** In points: a curve that would cut less than this off its corner is not worth its text. */
const cutMin = 0.3;

/**
 * Keeps the points of a closed ring (its first point told once) without which the line would be more
 * than `tolerance` off (Douglas and Peucker, 1973), each as whole numbers.
 */
export function simplifyRing(ring: readonly PlanePoint[], tolerance: number): PlanePoint[] {
  // A point at the rim and the one across from it: both stay for sure.
  const start = farthest(ring, ring[0]);
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const across = farthest(turned, turned[0]);
  const halves = [turned.slice(0, across + 1), [...turned.slice(across), ...turned.slice(0, 1)]];
  return halves
    .flatMap((half) => simplifyLine(half, tolerance).slice(0, -1))
    .map(([x, y]): PlanePoint => [Math.round(x), Math.round(y)])
    .filter(([x, y], index, points) => {
      const before = points.at(index - 1);
      return x !== before?.[0] || y !== before[1];
    });
}

/**
 * A closed ring of whole numbers as an SVG path: its bends are curves that begin and end at most
 * `reach` from the corner and half way to the next one, its sharp corners stay.
 */
export function smoothPath(ring: readonly PlanePoint[], reach: number): string {
  const pen = new Pen();
  ring.forEach((point, index) => {
    const before = ring.at(index - 1) ?? point;
    const after = ring[(index + 1) % ring.length] ?? point;
    if (isCorner(before, point, after, reach)) {
      pen.lineTo(toward(point, before, 0));
    } else {
      pen.lineTo(toward(point, before, reach));
      pen.curveTo(toward(point, point, 0), toward(point, after, reach));
    }
  });
  return pen.close();
}

function isCorner(
  before: PlanePoint,
  point: PlanePoint,
  after: PlanePoint,
  reach: number,
): boolean {
  const turn = turnDegrees(before, point, after);
  const side = Math.min(lengthOf(before, point) / 2, lengthOf(point, after) / 2, reach);
  const cut = (side / 2) * Math.sin((turn / 2) * (Math.PI / 180));
  return turn > sharpDegrees || cut < cutMin;
}

/** Writes steps, each relative to the last point. */
class Pen {
  #text = "";
  #command = "";
  #at: PlanePoint | null = null;
  /** The control point of the curve that has just ended. */
  #control: PlanePoint | null = null;

  lineTo(point: PlanePoint): void {
    if (!this.#at) this.#text = `M${point[0]} ${point[1]}`;
    else if (isSame(this.#at, point)) return;
    else this.#write("l", [point]);
    this.#at = point;
    this.#control = null;
  }

  curveTo(control: PlanePoint, point: PlanePoint): void {
    const [x, y] = this.#at ?? point;
    const mirrored: PlanePoint = this.#control
      ? [2 * x - this.#control[0], 2 * y - this.#control[1]]
      : [x, y];
    if (isSame(mirrored, control)) this.#write("t", [point]);
    else this.#write("q", [control, point]);
    this.#at = point;
    this.#control = control;
  }

  close(): string {
    return `${this.#text}z`;
  }

  #write(command: string, points: readonly PlanePoint[]): void {
    const [fromX, fromY] = this.#at ?? [0, 0];
    const numbers = points.flatMap(([x, y]) => [x - fromX, y - fromY]);
    const isNamed = command !== this.#command;
    this.#text += isNamed ? command : "";
    // A minus sign is a separator of its own.
    this.#text += numbers
      .map((value, index) => ((isNamed && index === 0) || value < 0 ? value : ` ${value}`))
      .join("");
    this.#command = command;
  }
}

function simplifyLine(line: readonly PlanePoint[], tolerance: number): PlanePoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  let worst = 0;
  let distanceMax = tolerance;
  line.forEach((point, index) => {
    const distance = distanceTo(point, first, last);
    if (distance <= distanceMax) return;
    worst = index;
    distanceMax = distance;
  });
  if (worst === 0) return [first, last];
  return [
    ...simplifyLine(line.slice(0, worst + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(worst), tolerance),
  ];
}

/** From a point to the line between two others. */
function distanceTo(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const [pointX, pointY] = [point[0] - from[0], point[1] - from[1]];
  const square = x * x + y * y;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, (pointX * x + pointY * y) / square));
  return Math.hypot(pointX - share * x, pointY - share * y);
}

function farthest(ring: readonly PlanePoint[], from: PlanePoint | undefined): number {
  const [x, y] = from ?? [0, 0];
  const distances = ring.map((point) => Math.hypot(point[0] - x, point[1] - y));
  return distances.indexOf(Math.max(...distances));
}

/** In the units of the path: the point up to `reach` from a corner, at most half way to the next. */
function toward(corner: PlanePoint, next: PlanePoint, reach: number): PlanePoint {
  const [x, y] = [next[0] - corner[0], next[1] - corner[1]];
  const length = Math.hypot(x, y);
  const share = length <= 2 * reach ? 0.5 : reach / length;
  const along = (from: number, step: number) => Math.round(from * unitsPerPoint + step * share * 2);
  return [along(corner[0], x), along(corner[1], y)];
}

function turnDegrees(before: PlanePoint, point: PlanePoint, after: PlanePoint): number {
  const [x, y] = [point[0] - before[0], point[1] - before[1]];
  const [nextX, nextY] = [after[0] - point[0], after[1] - point[1]];
  return Math.abs(Math.atan2(x * nextY - y * nextX, x * nextX + y * nextY)) * (180 / Math.PI);
}

function lengthOf(from: PlanePoint, to: PlanePoint): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function isSame(point: PlanePoint, other: PlanePoint): boolean {
  return point[0] === other[0] && point[1] === other[1];
}
