/** A point of the plane, kilometers, y down (as SVG has it). */
export type PlanePoint = readonly [x: number, y: number];

interface RollOptions {
  /** A gap narrower than twice this is bridged: river mouths close, wide bays stay open. */
  radiusKilometers: number;
  /** A point at sea, at least the radius from land. */
  start: PlanePoint;
  /** A point of the shore. */
  end: PlanePoint;
}

/**
 * The shore as a ball meets it that rolls along the land with the sea on its left hand: from the
 * shore point nearest `start` to the one nearest `end`. This is ball pivoting (Bernardini and others,
 * 1999) in two dimensions: it follows barrier islands, bridges inlets and never enters a border
 * between two states.
 *
 * `shore` must be denser than the radius. Throws when the end is not reached.
 */
export function rollAlongShore(shore: readonly PlanePoint[], options: RollOptions): PlanePoint[] {
  const { radiusKilometers: radius } = options;
  const near = createNeighborhood(shore, 2 * radius);
  // The circle round `start` that just reaches the shore is empty, and so is every ball inside it.
  const landfall = nearestOf(shore, options.start);
  const first = {
    pivot: landfall,
    angle: Math.atan2(options.start[1] - landfall[1], options.start[0] - landfall[0]),
  };
  const path = [first.pivot];
  let { pivot, angle } = first;
  for (let step = 0; step < shore.length; step++) {
    const next = pivotBall(pivot, angle, near(pivot), radius);
    if (!next || next.pivot === first.pivot) break;
    ({ pivot, angle } = next);
    path.push(pivot);
  }
  return cutAt(path, options.end);
}

function cutAt(path: readonly PlanePoint[], end: PlanePoint): PlanePoint[] {
  const last = nearestOf(path, end);
  if (distance(last, end) > 15) throw new Error("The shore ends before the point asked for");
  return path.slice(0, path.indexOf(last) + 1);
}

/** Puts points between the corners of a ring, so that the ball cannot fall through a straight shore. */
export function densify(ring: readonly PlanePoint[], spacingKilometers: number): PlanePoint[] {
  return ring.flatMap((from, index) => {
    const to = ring[index + 1];
    if (!to) return [from];
    const parts = Math.ceil(distance(from, to) / spacingKilometers);
    return Array.from({ length: Math.max(parts, 1) }, (_, part): PlanePoint => {
      const share = part / Math.max(parts, 1);
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** From one point to another, straight. */
export function distance(a: PlanePoint, b: PlanePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function nearestOf(points: readonly PlanePoint[], target: PlanePoint): PlanePoint {
  let best: PlanePoint | undefined;
  for (const point of points) {
    if (!best || distance(point, target) < distance(best, target)) best = point;
  }
  if (!best) throw new RangeError("No points to choose from");
  return best;
}

type Neighborhood = (point: PlanePoint) => PlanePoint[];

function createNeighborhood(points: readonly PlanePoint[], cellSize: number): Neighborhood {
  const cells = new Map<string, PlanePoint[]>();
  const key = (x: number, y: number) => `${x} ${y}`;
  for (const point of points) {
    const name = key(Math.floor(point[0] / cellSize), Math.floor(point[1] / cellSize));
    const cell = cells.get(name);
    if (cell) cell.push(point);
    else cells.set(name, [point]);
  }
  return ([x, y]) =>
    [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap(
        (dy) => cells.get(key(Math.floor(x / cellSize) + dx, Math.floor(y / cellSize) + dy)) ?? [],
      ),
    );
}

function pivotBall(pivot: PlanePoint, angle: number, near: readonly PlanePoint[], radius: number) {
  let best: { pivot: PlanePoint; turn: number; touch: number } | undefined;
  for (const point of near) {
    const gap = distance(point, pivot);
    if (gap < 1e-9 || gap > 2 * radius) continue;
    const toward = Math.atan2(point[1] - pivot[1], point[0] - pivot[0]);
    const touch = toward - Math.acos(gap / (2 * radius));
    const turn = positiveTurn(touch - angle);
    if (!best || turn < best.turn) best = { pivot: point, turn, touch };
  }
  if (!best) return undefined;
  const center = along(pivot, best.touch, radius);
  return {
    pivot: best.pivot,
    angle: Math.atan2(center[1] - best.pivot[1], center[0] - best.pivot[0]),
  };
}

function positiveTurn(angle: number): number {
  const turn = angle % (2 * Math.PI);
  // A touch a hair behind the present position is rounding, not a full turn.
  return turn < -1e-7 ? turn + 2 * Math.PI : Math.max(turn, 0);
}

function along(from: PlanePoint, angle: number, length: number): PlanePoint {
  return [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
}
