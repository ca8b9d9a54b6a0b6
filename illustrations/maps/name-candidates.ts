import { type Box, isWithin } from "./labels.ts";
import {
  distanceToLeader,
  drawLeader,
  type Leader,
  leaderGap,
  levelMin,
  measureLeader,
} from "./name-leader.ts";
import { type GroundTest, shareOnGround } from "./on-ground.ts";

export interface NamedPoint {
  name: string;
  x: number;
  y: number;
}

/** A name near its place, and where the thin line from there meets it. */
export interface PlacedName extends NamedPoint {
  /** Where it begins, or ends where it lies west of its place. */
  labelX: number;
  /** Of its middle. */
  labelY: number;
  anchor: "start" | "end";
}

export interface PlacingOptions {
  /** Where names may be. */
  frame: Box;
  fontSize: number;
  /** The state: no name stands on it, and its names follow its shore. */
  isHome: GroundTest;
  /** Other land, where a name is worse to read than in the sea. */
  isOther: GroundTest;
  /** Whether all names are in the sea: none is on other land or, where it can be helped, in the west. */
  isSeaward: boolean;
  /** From one name of a column to the next, at most, in pixels. */
  pitchMax: number;
  /** How far a line to a name that is moved may go down for each pixel across. */
  steepMax: number;
}

/** Where a name may be. */
export interface Candidate {
  name: PlacedName;
  leader: Leader;
  box: Box;
  /** The box with the line. */
  extent: Box;
  /** By itself, in pixels of a line. */
  cost: number;
}

/** From one name to the next at least, as a share of the letters' size. */
export const lineShare = 1.3;
/** A line nearer than this to the shore runs along it. */
const shoreReach = 8;
/** A line nearer than this to a dot, or to another line's bend, touches it. */
export const touchReach = 5.5;
const level = { min: levelMin, max: 150, step: 5 };
/** How much higher or lower than its dot a name may be. */
const rise = { max: 171, step: 3 };
/** From the shore to a name, and from the dots to one. */
export const clearOfShore = 9;
const clearOfDots = 7;
const clearOfOthers = 4;
/** What a pixel of a line on the state costs, a name on other land, one in the west, one there where all have room in the sea, a dot touched, a pixel along the shore. */
const costs = { ground: 10, otherLand: 55, west: 22, seawardWest: 150, touch: 90, alongShore: 4 };

/** Every height and side for a name, each as near to its dot as the shore and the dots allow. */
export function listCandidates(
  place: NamedPoint,
  places: readonly NamedPoint[],
  options: PlacingOptions,
): Candidate[] {
  const found: Candidate[] = [];
  for (const anchor of ["start", "end"] as const) {
    for (let by = -rise.max; by <= rise.max; by += rise.step) {
      const candidate = findNearest({ ...place, labelY: place.y + by, anchor }, places, options);
      if (candidate) found.push(candidate);
    }
  }
  return found;
}

function findNearest(
  place: Omit<PlacedName, "labelX">,
  places: readonly NamedPoint[],
  options: PlacingOptions,
): Candidate | undefined {
  const { frame, fontSize, isHome, isOther, isSeaward } = options;
  const { x, y, labelY } = place;
  const sign = place.anchor === "start" ? 1 : -1;
  for (let last = level.min; last <= level.max; last += level.step) {
    const labelX = x + sign * (Math.abs(labelY - y) + last + leaderGap);
    const box = boxOfName({ ...place, labelX }, fontSize);
    if (!isWithin(box, frame)) return undefined;
    const isFree =
      !places.some((dot) => isIn(dot, grow(box, clearOfDots))) &&
      !touches(grow(box, clearOfShore), isHome) &&
      !(isSeaward && touches(grow(box, clearOfOthers), isOther));
    if (!isFree) continue;
    const name = { ...place, labelX };
    const leader = drawLeader(name, labelX, labelY);
    const extent = {
      left: Math.min(box.left, x),
      right: Math.max(box.right, x),
      top: Math.min(box.top, y),
      bottom: Math.max(box.bottom, y),
    };
    return { name, leader, box, extent, cost: costOf(name, leader, box, places, options) };
  }
  return undefined;
}

/** What a name takes, from line to line. */
export function boxOfName({ name, labelX, labelY, anchor }: PlacedName, fontSize: number): Box {
  const width = name.length * fontSize * 0.55;
  const half = (fontSize * lineShare) / 2;
  const left = anchor === "start" ? labelX : labelX - width;
  return { left, right: left + width, top: labelY - half, bottom: labelY + half };
}

/** How long a line is, how much of it and of its name is on land, and which dots it touches. */
function costOf(
  { x, y, anchor }: PlacedName,
  leader: Leader,
  box: Box,
  places: readonly NamedPoint[],
  { isHome, isOther, isSeaward }: PlacingOptions,
): number {
  const { length, onGround } = measureLeader(leader, isHome);
  // A line that runs along the shore looks like a part of it.
  const alongShore = isSeaward
    ? measureLeader(leader, ([left, top]) => isHome([left - shoreReach, top])).onGround
    : 0;
  const touched = places.filter(
    (dot) => (dot.x !== x || dot.y !== y) && distanceToLeader([dot.x, dot.y], leader) < touchReach,
  );
  return (
    length +
    onGround * costs.ground +
    alongShore * costs.alongShore +
    costs.otherLand * shareOfBox(box, isOther) +
    costs.touch * touched.length +
    (anchor === "start" ? 0 : isSeaward ? costs.seawardWest : costs.west)
  );
}

/** Whether a box has a point on the ground: on its edges above and below, in its middle or halfway to it. */
export function touches({ left, right, top, bottom }: Box, isGround: GroundTest): boolean {
  const step = (right - left) / Math.ceil((right - left) / 6);
  for (const share of [0, 0.25, 0.5, 0.75, 1]) {
    const y = top + (bottom - top) * share;
    for (let x = left; x <= right + 1; x += step) if (isGround([x, y])) return true;
  }
  return false;
}

/** The share of a box's middle that is on the ground. */
function shareOfBox({ left, right, top, bottom }: Box, isGround: GroundTest): number {
  const y = (top + bottom) / 2;
  return shareOnGround([left, y], [right, y], isGround);
}

/** A box with more room around it, mostly beside it. */
export function grow({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by / 4, bottom: bottom + by / 4 };
}

function isIn({ x, y }: NamedPoint, { left, right, top, bottom }: Box): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
