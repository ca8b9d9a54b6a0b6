import { type GroundTest, shareOnGround } from "./on-ground.ts";

/** A place's dot with its name. */
export interface ShorePoint {
  name: string;
  href: string;
  x: number;
  y: number;
}

/** Places of one shore close below each other, from the north to the south. */
export interface ShoreRun {
  points: readonly ShorePoint[];
  /** The same with the next ones on either side, which read as theirs. */
  withNext: readonly ShorePoint[];
  /** Where the sea is: 1 in the east, -1 in the west. */
  side: 1 | -1;
}

/** From one place of a run to the next at most, in pixels: 1.6 lines of names. */
const gapMax = 27;
/** The same to a place before or after a run, whose name on the other side of the shore would break its row. */
const nextGapMax = 40;
/** How far aside such a place may be: the line to its name would be long. */
const nextAsideMax = 12;
/** By how much more a shore may go aside than down from one place to the next: names below each other tell only a steep one. */
const asideMax = 8;
/** How far from the sea a place of the shore is. */
const fromSeaMax = 18;
/** How far out the sea is looked at. */
const seaReach = 110;
/** Less of that is a bay or a harbor. */
const seaShareMin = 0.97;

type SidedPoint = ShorePoint & Pick<ShoreRun, "side">;

/** Where places of a shore are closer to each other than their names are high. */
export function listRuns(points: readonly ShorePoint[], isLand: GroundTest): ShoreRun[] {
  const onShore = points
    .toSorted((one, other) => one.y - other.y)
    .flatMap((point): SidedPoint[] => {
      const side = findSea(point, isLand);
      return side ? [{ ...point, side }] : [];
    });
  return ([1, -1] as const).flatMap((side) => {
    const ofSide = onShore.filter((point) => point.side === side);
    const runs = chain(ofSide).filter((run) => run.length > 1);
    return runs.map((run) => ({ side, points: run, withNext: addNext(run, ofSide, runs) }));
  });
}

/** The run with the places beside it that no other run has. */
function addNext(
  run: readonly SidedPoint[],
  points: readonly SidedPoint[],
  runs: readonly SidedPoint[][],
): SidedPoint[] {
  const free = points.filter((point) => !runs.some((one) => one.includes(point)));
  const [first, last] = [run[0]!, run.at(-1)!];
  const above = free.findLast((point) => isNext(point, first, nextGapMax, nextAsideMax));
  const below = free.find((point) => isNext(last, point, nextGapMax, nextAsideMax));
  return [...(above ? [above] : []), ...run, ...(below ? [below] : [])];
}

/** Points in lists of those that follow on each other. */
function chain(points: readonly SidedPoint[]): SidedPoint[][] {
  const lists: SidedPoint[][] = [];
  for (const point of points) {
    const list = lists.find((one) => isNext(one.at(-1)!, point, gapMax, gapMax));
    if (list) list.push(point);
    else lists.push([point]);
  }
  return lists;
}

function isNext(above: ShorePoint, below: ShorePoint, most: number, asideMost: number): boolean {
  const [aside, down] = [Math.abs(below.x - above.x), below.y - above.y];
  return down > 0 && aside < asideMost && down < most && aside <= down + asideMax;
}

/** On which side of a place the sea begins close by; where on both, that with more of it. */
function findSea(place: ShorePoint, isLand: GroundTest): ShoreRun["side"] | undefined {
  const [east, west] = [shareOfSea(place, 1, isLand), shareOfSea(place, -1, isLand)];
  if (Math.max(east, west) < seaShareMin) return undefined;
  return east >= west ? 1 : -1;
}

/** From the shore on: land beyond the first water is that of a harbor. */
function shareOfSea({ x, y }: ShorePoint, side: ShoreRun["side"], isLand: GroundTest): number {
  for (let away = 0; away <= fromSeaMax; away += 2) {
    const from = x + side * away;
    if (!isLand([from, y]))
      return 1 - shareOnGround([from, y], [from + side * seaReach, y], isLand);
  }
  return 0;
}
