import type { MapLabel } from "#domain/geography/illustrations.ts";
import type { DrawnRegion } from "./drawings.ts";
import type { LineCount } from "./drawn-lines.ts";
import { type Box, boxOfLabel, growBox, isWithin, overlap, type TextSize } from "./labels.ts";
import { roomForNames, type BandFrame } from "./map-frames.ts";
import type { Region } from "./map-regions.ts";
import type { GroundTest } from "./on-ground.ts";

/** As the picture's style writes them, with the space between letters: italics run narrow, capitals wide. */
const regionText: Readonly<Record<DrawnRegion["kind"], { fontSize: number; letterWidth: number }>> =
  {
    ocean: { fontSize: 14, letterWidth: 0.66 },
    water: { fontSize: 12, letterWidth: 0.6 },
    state: { fontSize: 13, letterWidth: 0.75 },
    county: { fontSize: 12, letterWidth: 0.75 },
    corner: { fontSize: 12, letterWidth: 0.68 },
  };
const lineHeight = 1.3;
/** From one spot that is tried to the next, in pixels. */
const gridStep = 5;
/** Room round a name that is wished for; the most that is free decides between spots. */
const clearances = [2, 6, 10, 15, 22, 30] as const;
/** How far the room round a name may reach beyond the frame that holds it. */
const edgeRoom = 4;
/** By how much closer to the sides of a frame a short name may be. */
const cornerReach = 12;
/** A second line is worth this much more room. */
const linesGain = 2;
const namesMax = { ocean: 2, water: 3, state: 3, county: 1, corner: 3 };

export interface RegionNamesOptions {
  regions: readonly Region[];
  /** Of the map, in pixels. */
  height: number;
  bands: readonly BandFrame[];
  /** Shores, borders of states and all else that no name may lie on. */
  lines: LineCount;
  /** Lines that a name keeps clear of where it can. */
  faintLines: LineCount;
  /** Of dots, names and the scale. */
  taken: readonly Box[];
}

/** The names of waters and states, each wholly on what it names and clear of all else, where it has the most room. */
export function nameRegions(options: RegionNamesOptions): DrawnRegion[] {
  const taken = [...options.taken];
  const left = { ...namesMax };
  const named = new Map<string, DrawnRegion>();
  for (const { band, frameWidth } of options.bands) {
    const frame = roomForNames(frameWidth, options.height);
    for (const region of options.regions) {
      const { name, kind } = region;
      if (left[kind] === 0 || named.has(name)) continue;
      const found = findSpot(region, options, taken, frame);
      if (!found) continue;
      taken.push(boxOfLines(found.lines, kind));
      left[kind] -= 1;
      named.set(name, { name, kind, band, lines: found.lines });
    }
  }
  const shortened = nameShort(options, named, taken);
  return [...named.values(), ...shortened].flatMap((region) => spreadOcean(region, options, taken));
}

/** The short names of states that a frame has only a corner of; `taken` is added to. */
function nameShort(
  { regions, bands, ...options }: RegionNamesOptions,
  named: ReadonlyMap<string, DrawnRegion>,
  taken: Box[],
): DrawnRegion[] {
  return regions.flatMap((region): DrawnRegion[] => {
    const { name, short } = region;
    const corner = { ...region, kind: "corner" as const };
    const full = named.get(name);
    if (!short || full?.band === "middle") return [];
    // From a desk on there is the full name, where it was not the desk that had no room for it.
    const open = full?.band === "desk" ? bands.slice(0, 1) : bands;
    for (const { band, frameWidth } of full?.band === "wide" ? [] : open) {
      const { left, right, top } = roomForNames(frameWidth + cornerReach, options.height);
      const room = { left, right, top, bottom: options.height - top };
      const lines = findBestSpot(
        [short],
        corner,
        { ...options, regions, bands },
        taken,
        room,
      )?.lines;
      if (!lines) continue;
      taken.push(boxOfLines(lines, corner.kind));
      return [{ name, kind: corner.kind, band, lines, ...(full && { isPhoneOnly: true }) }];
    }
    return [];
  });
}

/** An ocean's name goes farther out where a frame shows more of it: the picture then has one for each width. */
function spreadOcean(
  drawn: DrawnRegion,
  options: RegionNamesOptions,
  taken: readonly Box[],
): DrawnRegion[] {
  const desk = options.bands.find(({ band }) => band === "desk");
  const region = options.regions.find(({ name }) => name === drawn.name);
  if (!desk || !region || drawn.kind !== "ocean" || drawn.band !== "middle") return [drawn];
  const own = boxOfLines(drawn.lines, drawn.kind);
  const others = taken.filter((box) => !isWithin(box, own));
  const { frameWidth } = desk;
  const frame = roomForNames(frameWidth, options.height);
  const found = findSpot(region, options, others, frame);
  if (!found) return [drawn];
  return [
    { ...drawn, isPhoneOnly: true },
    { ...drawn, band: "desk", lines: found.lines },
  ];
}

type Line = DrawnRegion["lines"][number];

/** On one line, or on two where these have clearly more room. */
function findSpot(
  region: Region,
  options: RegionNamesOptions,
  taken: readonly Box[],
  frame: Box,
): { lines: Line[]; room: number } | undefined {
  const [one, two] = splitName(region.name).map((texts) =>
    findBestSpot(texts, region, options, taken, frame),
  );
  if (two && (!one || two.room >= one.room + linesGain)) return two;
  return one;
}

/** A name as one line, and as two of about the same length. */
function splitName(name: string): string[][] {
  const words = name.split(" ");
  if (words.length < 2 || words[0] === "The") return [[name]];
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  const even = splits.reduce((best, other) => (longest(other) < longest(best) ? other : best));
  return [[name], even];
}

function findBestSpot(
  texts: readonly string[],
  { kind, contains, bounds }: Region,
  { lines, faintLines }: RegionNamesOptions,
  taken: readonly Box[],
  frame: Box,
): { lines: Line[]; room: number } | undefined {
  const atOrigin = boxOfLines(layLines(texts, origin, kind), kind);
  const inFrame = taken.filter((box) => overlap(box, frame));
  const edge = growBox(frame, edgeRoom);
  const isOpen = (box: Box) =>
    lines(box) === 0 && isWithin(box, edge) && !inFrame.some((one) => overlap(box, one));
  const found = listSpots(commonOf(frame, bounds), atOrigin).flatMap((spot) => {
    const box = shiftBox(atOrigin, spot);
    if (!isOpen(growBox(box, clearances[0])) || !isWhollyOn(box, contains)) return [];
    const room = clearances.findLastIndex((clearance) => isOpen(growBox(box, clearance)));
    // A border of counties under a name is worse than less room.
    return [{ spot, room: faintLines(box) === 0 ? room + 3 : room }];
  });
  if (found.length === 0) return undefined;
  const most = Math.max(...found.map(({ room }) => room));
  const best = found.filter(({ room }) => room === most);
  const middle = {
    x: best.reduce((sum, { spot }) => sum + spot.x, 0) / best.length,
    y: best.reduce((sum, { spot }) => sum + spot.y, 0) / best.length,
  };
  const away = ({ spot }: { spot: MapLabel }) => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const nearest = best.reduce((one, other) => (away(other) < away(one) ? other : one));
  return { lines: layLines(texts, nearest.spot, kind), room: most };
}

function layLines(texts: readonly string[], spot: MapLabel, kind: DrawnRegion["kind"]): Line[] {
  const { fontSize } = regionText[kind];
  return texts.map((text, index) => ({
    text,
    label: { ...spot, y: Math.round(spot.y + index * fontSize * lineHeight) },
  }));
}

/** The room of a region's name, all of its lines, in pixels. */
export function boxOfLines(lines: readonly Line[], kind: DrawnRegion["kind"]): Box {
  const boxes = lines.map(({ text, label }) => {
    const size: TextSize = { text, ...regionText[kind] };
    return boxOfLabel(label, size);
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const origin: MapLabel = { x: 0, y: 0, anchor: "middle" };

/** Where a name of this size lies in the frame. */
function listSpots(frame: Box, size: Box): MapLabel[] {
  const spots: MapLabel[] = [];
  for (let y = Math.ceil(frame.top - size.top); y <= frame.bottom - size.bottom; y += gridStep) {
    for (let x = Math.ceil(frame.left - size.left); x <= frame.right - size.right; x += gridStep) {
      spots.push({ ...origin, x, y });
    }
  }
  return spots;
}

function commonOf(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function shiftBox({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

/** Of a box that no line crosses. */
function isWhollyOn({ left, right, top, bottom }: Box, contains: GroundTest): boolean {
  return (
    contains([(left + right) / 2, (top + bottom) / 2]) &&
    contains([left, top]) &&
    contains([right, top]) &&
    contains([left, bottom]) &&
    contains([right, bottom])
  );
}
