import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { DrawnNeighbor, MapBand } from "./drawings.ts";
import type { LineCount } from "./drawn-lines.ts";
import {
  type Box,
  boxOfLabel,
  isFree,
  listLabels,
  listLabelsAway,
  overlap,
  type PlacedLabel,
} from "./labels.ts";
import { roomForNames, type BandFrame } from "./map-frames.ts";
import { readsAsAnothers } from "./name-belonging.ts";

const ownFontSize = 18;
const neighborFontSize = 13;
const dotRadius = 4;
/** A name this near is led to rather than laid over a shore. */
const nearReach = 24;
/** Round the dot of the place, its white outline. */
const outline = 1;

/** What a layout of names costs: the cheapest of all positions of the place's own name is drawn. */
const costs = {
  missingListed: 60,
  missing: 10,
  acrossShore: 8,
  leader: 3,
  leaderPixel: 0.2,
  underLeader: 12,
  anothers: 6,
  position: 0.5,
  farthestFirst: 2,
};

/** A neighbor's dot before it is named. */
export interface Dot extends Omit<DrawnNeighbor, "label" | "leader"> {
  /** One of those that fill the frame: it is always named. */
  isListed: boolean;
}

export interface NamesOptions {
  name: string;
  marker: { x: number; y: number; radius: number };
  dots: readonly Dot[];
  /** Where no name may be. */
  taken: readonly Box[];
  bands: readonly BandFrame[];
  /** Of the frame, in pixels. */
  height: number;
  shore: LineCount;
}

interface Names {
  label: MapLabel;
  neighbors: DrawnNeighbor[];
  /** Boxes of all names. */
  boxes: Box[];
}

/** Names a place and its neighbors so that as few names as can be are missing or lie across a shore. */
export function namePlaces(options: NamesOptions): Names {
  const { name, marker, taken, height, bands } = options;
  const size = { text: name, fontSize: ownFontSize };
  const dot = { ...marker, radius: marker.radius + outline };
  const frame = roomForNames(bands[0]?.frameWidth ?? 0, height);
  const free = listLabels(dot, size).filter(({ box }) => isFree(box, taken, frame));
  // Its own name is always shown, on a neighbor's dot if need be.
  const overDots: MapLabel = { x: marker.x, y: marker.y - 14, anchor: "middle" };
  const own = free.length > 0 ? free : [{ label: overDots, box: boxOfLabel(overDots, size) }];
  const layouts = own.flatMap((label, index) =>
    [options.dots, options.dots.toReversed()].flatMap((dots, order) =>
      [true, false].map((isClearFirst) => {
        const names = nameDots({ ...options, dots }, label.box, isClearFirst);
        const moved = moveOffShore(options, label, names, free);
        const cost = costOf(options, moved.box, names) + index * costs.position;
        return { label: moved, names, cost: cost + order * costs.farthestFirst };
      }),
    ),
  );
  const best = layouts.reduce((one, other) => (other.cost < one.cost ? other : one));
  const neighbors = options.dots.map(({ name: text, href, x, y, miles, direction, band }) => {
    const { label, leader } = best.names.get(href) ?? {};
    const neighbor = { name: text, href, x, y, miles, direction, band };
    return { ...neighbor, ...(label && { label }), ...(leader && { leader }) };
  });
  return { label: best.label.label, neighbors, boxes: [best.label.box, ...boxesOf(best.names)] };
}

type FoundLabel = PlacedLabel & { leader?: { x: number; y: number } };
/** By the href of the neighbor. */
type FoundLabels = Map<string, FoundLabel>;

function boxesOf(names: FoundLabels): Box[] {
  return Array.from(names.values(), ({ box }) => box);
}

function nameDots(options: NamesOptions, own: Box, isClearFirst: boolean): FoundLabels {
  const names: FoundLabels = new Map();
  for (const { band } of options.bands) {
    for (const dot of options.dots.filter((one) => one.band === band)) {
      const found = findLabel(dot, options, [own, ...boxesOf(names)], isClearFirst);
      if (found) names.set(dot.href, found);
    }
  }
  return names;
}

/** Beside the dot and clear of the shore, else near it on a line; one that must be named, else where it hides the least of the shore. */
function findLabel(
  dot: Dot,
  options: NamesOptions,
  boxes: readonly Box[],
  isClearFirst: boolean,
): FoundLabel | undefined {
  const { shore } = options;
  const beside = listOpen(dot, options, boxes);
  const isClear = isClearFirst || !dot.isListed;
  const reads = (label: PlacedLabel) => !readsAsAnothers(label.box, dot, pointsOf(options));
  const offShore = isClear ? beside.filter(({ box }) => shore(box) === 0) : beside;
  const clear = offShore.find(reads) ?? offShore[0];
  if (clear) return clear;
  const away = listOpenAway(dot, options, boxes);
  const near = away.find(({ box, reach }) => reach <= nearReach && shore(box) === 0);
  if (near || !dot.isListed) return near;
  return (
    leastOf(beside, ({ box }) => shore(box)) ??
    leastOf(away, ({ box, reach }) => shore(box) + reach)
  );
}

function listOpen(dot: Dot, options: NamesOptions, boxes: readonly Box[]): PlacedLabel[] {
  const size = { text: dot.name, fontSize: neighborFontSize };
  const frame = frameOf(dot, options);
  return listLabels({ ...dot, radius: dotRadius }, size).filter(
    ({ box }) => isFree(box, options.taken, frame) && isFree(box, boxes, frame),
  );
}

/** All dots, that of the place itself too. */
function pointsOf({ marker, dots }: Pick<NamesOptions, "marker" | "dots">) {
  return [marker, ...dots];
}

function listOpenAway(dot: Dot, options: NamesOptions, boxes: readonly Box[]) {
  const frame = frameOf(dot, options);
  return listLabelsAway(dot, { text: dot.name, fontSize: neighborFontSize }).filter(
    ({ box }) => isFree(box, options.taken, frame) && isFree(box, boxes, frame),
  );
}

function frameOf({ band }: Dot, { bands, height }: NamesOptions): Box {
  return roomForNames(bands.find((one) => one.band === band)?.frameWidth ?? 0, height);
}

/** Moves names off a shore where the others leave a clear position, until none has one; `free` are those of the place's own. */
function moveOffShore(
  options: NamesOptions,
  own: PlacedLabel,
  names: FoundLabels,
  free: readonly PlacedLabel[],
): PlacedLabel {
  const { shore, dots } = options;
  for (const dot of dots) {
    const now = names.get(dot.href);
    if (!now || shore(now.box) === 0) continue;
    const others = [own.box, ...boxesOf(names).filter((box) => box !== now.box)];
    const open = listOpen(dot, options, others).filter(({ box }) => shore(box) === 0);
    const clear = open.find(({ box }) => !readsAsAnothers(box, dot, pointsOf(options))) ?? open[0];
    if (!clear) continue;
    names.set(dot.href, clear);
    // What it leaves may be what another one waits for. Each name moves once: it ends.
    return moveOffShore(options, own, names, free);
  }
  if (shore(own.box) === 0) return own;
  const others = boxesOf(names);
  const clear = free.find(
    ({ box }) => shore(box) === 0 && !others.some((other) => overlap(box, other)),
  );
  return clear ? moveOffShore(options, clear, names, free) : own;
}

function costOf(options: NamesOptions, own: Box, names: FoundLabels): number {
  const { dots, shore, marker } = options;
  const boxes = [own, ...boxesOf(names)];
  const costOfBox = (box: Box, dot: { x: number; y: number }) =>
    (shore(box) > 0 ? costs.acrossShore : 0) +
    (readsAsAnothers(box, dot, pointsOf(options)) ? costs.anothers : 0);
  const ofNames = dots.map((dot) => {
    const found = names.get(dot.href);
    if (!found) return dot.isListed ? costs.missingListed : costs.missing;
    const { box, leader } = found;
    const ofBox = costOfBox(box, dot);
    if (!leader) return ofBox;
    const length = Math.hypot(leader.x - dot.x, leader.y - dot.y);
    const isCrossed = boxes.some((other) => isUnderLeader(other, dot, leader));
    const ofLeader = costs.leader + length * costs.leaderPixel;
    return ofBox + ofLeader + (isCrossed ? costs.underLeader : 0);
  });
  return ofNames.reduce((sum, cost) => sum + cost, costOfBox(own, marker));
}

/** Whether a line to a name passes through a box on its way. */
function isUnderLeader(
  { left, right, top, bottom }: Box,
  { x, y }: { x: number; y: number },
  leader: { x: number; y: number },
): boolean {
  return [0.15, 0.3, 0.45, 0.6, 0.75, 0.9].some((share) => {
    const [at, down] = [x + (leader.x - x) * share, y + (leader.y - y) * share];
    return at > left && at < right && down > top && down < bottom;
  });
}

function leastOf<Item>(items: readonly Item[], costOf: (item: Item) => number): Item | undefined {
  let least: Item | undefined;
  for (const item of items) if (!least || costOf(item) < costOf(least)) least = item;
  return least;
}

/** Which boxes a layout of names takes in a frame that shows these bands. */
export function boxesOfNames(
  {
    name,
    label,
    neighbors,
  }: { name: string; label: MapLabel; neighbors: readonly DrawnNeighbor[] },
  isBandShown: (band: MapBand) => boolean,
): Box[] {
  return [
    boxOfLabel(label, { text: name, fontSize: ownFontSize }),
    ...neighbors
      .filter(({ band }) => isBandShown(band))
      .flatMap(({ name: text, label: of }) =>
        of ? [boxOfLabel(of, { text, fontSize: neighborFontSize })] : [],
      ),
  ];
}
