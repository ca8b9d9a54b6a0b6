import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { DrawnNeighbor, MapBand } from "./drawings.ts";
import {
  type Box,
  boxOfLabel,
  isFree,
  listLabels,
  listLabelsAway,
  overlap,
  type PlacedLabel,
  type TextSize,
} from "./labels.ts";
import { roomForNames } from "./map-frames.ts";
import { readsAsAnothers } from "./name-belonging.ts";
import { boxesOf, costOfNames, costs, pointsOf } from "./names-cost.ts";
import {
  frameOf,
  linesOf,
  listRunsOfBands,
  nameOnDesk,
  nameRuns,
  neighborFontSize,
} from "./names-of-runs.ts";
import type { Dot, NamesOptions } from "./names-options.ts";
import type { FoundLabel, FoundLabels } from "./shore-columns.ts";

const ownFontSize = 18;
const dotRadius = 4;
/** A name this near is led to rather than laid over a shore. */
const nearReach = 24;
/** Round the dot of the place, its white outline. */
const outline = 1;

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
  const overDots = labelOverDots(marker, size, frame);
  const own = free.length > 0 ? free : [{ label: overDots, box: boxOfLabel(overDots, size) }];
  const runs = listRunsOfBands(options);
  const layouts = own.flatMap((label, index) => {
    const columns = nameRuns(runs, options, label.box);
    const open = { ...options, taken: [...taken, ...linesOf(columns, options)] };
    return [options.dots, options.dots.toReversed()].flatMap((dots, order) =>
      [true, false].map((isClearFirst) => {
        const names = nameDots({ ...open, dots }, label.box, columns, isClearFirst);
        const moved = moveOffShore({ ...open, dots }, label, names, free);
        const cost = costOfNames(options, moved.box, names, runs) + index * costs.position;
        return { label: moved, names, cost: cost + order * costs.farthestFirst };
      }),
    );
  });
  const best = layouts.reduce((one, other) => (other.cost < one.cost ? other : one));
  const onDesk = nameOnDesk(runs, options, best.label.box, best.names);
  const neighbors = options.dots.map(({ name: text, href, x, y, miles, direction, band }) => {
    const [usual, wide] = [best.names.get(href), onDesk.get(href)];
    const neighbor = { name: text, href, x, y, miles, direction, band };
    if (!usual) return neighbor;
    if (!wide) return { ...neighbor, ...toDrawn(usual) };
    return { ...neighbor, ...toDrawn(wide), onPhone: toDrawn(usual) };
  });
  const boxes = [best.names, onDesk].flatMap(boxesOf);
  return { label: best.label.label, neighbors, boxes: [best.label.box, ...boxes] };
}

/** Above the dot, as far aside as the frame asks for. */
function labelOverDots({ x, y }: { x: number; y: number }, size: TextSize, frame: Box): MapLabel {
  const above: MapLabel = { x, y: y - 14, anchor: "middle" };
  const { left, right } = boxOfLabel(above, size);
  const aside = Math.max(0, frame.left - left) - Math.max(0, right - frame.right);
  return { ...above, x: Math.round(x + aside) };
}

function toDrawn({ label, leader }: FoundLabel): Pick<FoundLabel, "label" | "leader"> {
  return { label, ...(leader && { leader }) };
}

/** Names the dots that have none yet. */
function nameDots(
  options: NamesOptions,
  own: Box,
  columns: FoundLabels,
  isClearFirst: boolean,
): FoundLabels {
  const names: FoundLabels = new Map(columns);
  for (const { band } of options.bands) {
    for (const dot of options.dots.filter((one) => one.band === band && !columns.has(one.href))) {
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
  const frame = frameOf(dot.band, options);
  return listLabels({ ...dot, radius: dotRadius }, size).filter(
    ({ box }) => isFree(box, options.taken, frame) && isFree(box, boxes, frame),
  );
}

function listOpenAway(dot: Dot, options: NamesOptions, boxes: readonly Box[]) {
  const frame = frameOf(dot.band, options);
  return listLabelsAway(dot, { text: dot.name, fontSize: neighborFontSize }).filter(
    ({ box }) => isFree(box, options.taken, frame) && isFree(box, boxes, frame),
  );
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
      .flatMap((neighbor) => {
        const { name: text, label: of } = showOn(neighbor, isBandShown);
        return of ? [boxOfLabel(of, { text, fontSize: neighborFontSize })] : [];
      }),
  ];
}

/** A neighbor with its name where it is in a frame that shows these bands. */
export function showOn(
  { onPhone, ...neighbor }: DrawnNeighbor,
  isBandShown: (band: MapBand) => boolean,
): DrawnNeighbor {
  if (!onPhone || isBandShown("desk")) return neighbor;
  const { label: _, leader: __, ...dot } = neighbor;
  return { ...dot, ...onPhone };
}
