import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { loadAtlas, ringsOf } from "./atlas.ts";
import { readLines } from "./drawn-lines.ts";
import type { MapBand, PlaceDrawing } from "./drawings.ts";
import { type Box, boxOfDot, growBox, isFree, listLabels, overlap } from "./labels.ts";
import { frameOnPage, isShown, listBands, roomForNames } from "./map-frames.ts";
import { drawMaps } from "./maps.ts";
import { readsAsAnothers } from "./name-belonging.ts";
import { boxesOfLeaders } from "./names-cost.ts";
import { boxesOfNames, showOn } from "./place-names.ts";
import { boxOfLines } from "./region-names.ts";
import type { PlanePoint } from "./rolling-ball.ts";
import { boxOfScale } from "./scale-spots.ts";
import { isOnLand } from "./shore-facing.ts";

const maps = drawMaps({ states, municipalities });
const placeMaps = maps.places.map(({ drawing }) => drawing);
const allMaps = [...placeMaps, ...maps.towns.map(({ drawing }) => drawing)];
const capeMay = placeMaps.find(({ name }) => name === "Cape May")!;
/** What a page gives a map on phones, on a desk, and alone on a row. */
const pageWidths = [288, 304, 320, 358, 398, 460, 520, 540, 600, 640, 800, 960];
const shores = new Map(allMaps.map((map) => [map, listPoints(readLines(map.land))]));

test("no name lies across a shore where another position beside its dot is free", () => {
  const wrong = allMaps.flatMap((map) =>
    listNames(map).flatMap(({ text, dot, fontSize, box, frame }) => {
      if (!isOnShore(map, box)) return [];
      const others = listNames(map).flatMap((one) => (one.text === text ? [] : [one.box]));
      const taken = [...others, ...boxesOfDots(map)];
      const better = listLabels(dot, { text, fontSize }).filter(
        (label) => isFree(label.box, taken, frame) && !isOnShore(map, label.box, 2),
      );
      return better.length > 0 ? [`${map.name}: ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test("few names lie across a shore, and none of Cape May's across one before open water", () => {
  const onShore = (map: PlaceDrawing) => listNames(map).filter(({ box }) => isOnShore(map, box));
  const openShore = listPoints(readLines(capeMay.openShore));
  const onOpenShore = listNames(capeMay).filter(({ box }) => hasPoint(openShore, box));
  expect(openShore.length).toBeGreaterThan(500);
  expect(onOpenShore.map(({ text }) => text)).toEqual([]);
  expect(allMaps.flatMap(onShore).length).toBeLessThan(275);
});

test("few names read as another dot's, and none of Lewes's or Cape May's", () => {
  const alike = (map: PlaceDrawing) => {
    const dots = [own(map), ...map.neighbors];
    return listNames(map).filter(({ box, dot }) => readsAsAnothers(box, dot, dots));
  };
  const lewes = allMaps.filter(({ name }) => name === "Lewes");
  expect([capeMay, ...lewes].flatMap(alike).map(({ text }) => text)).toEqual([]);
  expect(allMaps.flatMap(alike).length).toBeLessThan(120);
});

test("no dots of a map touch", () => {
  for (const { name, neighbors } of allMaps) {
    const touching = neighbors.filter((one, index) =>
      neighbors.slice(index + 1).some((two) => Math.hypot(one.x - two.x, one.y - two.y) < 7.5),
    );
    expect(touching, name).toEqual([]);
  }
});

test("every name is within the narrowest frame that shows it", () => {
  for (const map of allMaps) {
    for (const width of pageWidths) {
      const frame = frameOnPage(width, map.height);
      const cut = listNames(map, width).filter(
        ({ box }) => box.left < frame.left || box.right > frame.right,
      );
      expect(
        cut.map(({ text }) => text),
        `${map.name}, ${width} px`,
      ).toEqual([]);
    }
  }
});

test("no shore and no name lies under the scale", () => {
  for (const map of allMaps) {
    for (const width of pageWidths) {
      const spot = spotAt(map, width);
      if (!spot || spot.plate) continue;
      const box = boxOfScale(spot, map.scaleBar, frameOnPage(width, map.height));
      const where = `${map.name}, ${width} px`;
      expect(isOnShore(map, box), where).toBe(false);
      expect(
        listNames(map, width).filter((name) => overlap(name.box, box)),
        where,
      ).toEqual([]);
    }
  }
  for (const width of [320, 358, 540]) expect(spotAt(capeMay, width)?.plate).toBeUndefined();
  const plates = allMaps.filter(({ scaleSpots }) => scaleSpots.some(({ plate }) => plate));
  expect(plates.length).toBeLessThan(15);
});

test("Cape May's map names its ocean and its state on a phone, and its bay on a desk", () => {
  const namesIn = (wanted: MapBand) =>
    capeMay.regions.filter(({ band }) => band === wanted).map(({ name }) => name);
  expect(namesIn("middle").toSorted()).toEqual(["Atlantic Ocean", "New Jersey"]);
  expect(namesIn("desk")).toContain("Delaware Bay");
});

test("a water's name lies wholly on water, a state's wholly on its land", () => {
  const rings = new Map(
    loadAtlas().states.map(({ properties: { name }, geometry }) => [name, ringsOf(geometry)]),
  );
  for (const map of allMaps) {
    const land = readLines(map.land + map.foreignLand);
    for (const { name, kind, lines } of map.regions) {
      if (kind === "county") continue;
      const points = pointsOf(boxOfLines(lines, kind));
      const isRight =
        kind === "state" || kind === "corner"
          ? (point: PlanePoint) => isOnLand(map.plane.invert(point), rings.get(name) ?? [])
          : (point: PlanePoint) => !isInside(point, land);
      expect(
        points.filter((point) => !isRight(point)),
        `${map.name}: ${name}`,
      ).toEqual([]);
    }
  }
});

test("names of waters and areas are clear of all other names, the lines to them, dots, the scale and shores", () => {
  for (const map of allMaps) {
    for (const width of pageWidths) {
      const shown = map.regions.filter(
        ({ band, isPhoneOnly }) => isShown(band, width) && !(isPhoneOnly && isShown("desk", width)),
      );
      const boxes = shown.map(({ kind, lines }) => boxOfLines(lines, kind));
      const spot = spotAt(map, width);
      const frame = frameOnPage(width, map.height);
      const taken = [
        ...listNames(map, width).map(({ box }) => box),
        ...boxesOfDots(map),
        ...boxesOfLeaders(map.neighbors.map((one) => showOn(one, (band) => isShown(band, width)))),
        ...(spot ? [boxOfScale(spot, map.scaleBar, frame)] : []),
      ];
      for (const [index, box] of boxes.entries()) {
        const where = `${map.name}: ${shown[index]?.name}, ${width} px`;
        const others = [...taken, ...boxes.slice(index + 1)];
        expect(
          others.filter((other) => overlap(box, other)),
          where,
        ).toEqual([]);
        expect(isOnShore(map, box), where).toBe(false);
        expect(box.left > frame.left && box.right < frame.right, where).toBe(true);
      }
      expect(new Set(shown.map(({ name }) => name)).size, map.name).toBe(shown.length);
    }
  }
});

/** Names of the place and of its neighbors as a frame of this width shows them, in any frame without one. */
function listNames(map: PlaceDrawing, pageWidth = Infinity) {
  const isBandShown = (band: MapBand) => isShown(band, pageWidth);
  const widths = new Map(listBands(map.height).map(({ band, frameWidth }) => [band, frameWidth]));
  const named = map.neighbors.filter(({ band, label }) => label && isBandShown(band));
  const dots = [
    { text: map.name, fontSize: 18, band: "middle" as const, dot: own(map) },
    ...named.map(({ name, x, y, band }) => ({
      text: name,
      fontSize: 13,
      band,
      dot: { x, y, radius: 4 },
    })),
  ];
  const boxes = boxesOfNames({ ...map, label: map.marker.label }, isBandShown);
  return dots.map((dot, index) => ({
    ...dot,
    box: boxes[index]!,
    frame: roomForNames(widths.get(dot.band)!, map.height),
  }));
}

function own({ marker: { x, y, radius } }: PlaceDrawing) {
  return { x, y, radius: radius + 1 };
}

function boxesOfDots({ marker, neighbors }: PlaceDrawing): Box[] {
  return [
    boxOfDot(marker.x, marker.y, marker.radius + 2),
    ...neighbors.map(({ x, y }) => boxOfDot(x, y, 5)),
  ];
}

function spotAt({ scaleSpots }: PlaceDrawing, pageWidth: number) {
  const shownOn = isShown("wide", pageWidth)
    ? "wide"
    : isShown("desk", pageWidth)
      ? "desk"
      : "phone";
  return scaleSpots.find((spot) => spot.shownOn === shownOn);
}

function isOnShore(map: PlaceDrawing, box: Box, room = 0): boolean {
  return hasPoint(shores.get(map) ?? [], growBox(box, room));
}

function hasPoint(points: readonly PlanePoint[], { left, right, top, bottom }: Box): boolean {
  return points.some(([x, y]) => x > left && x < right && y > top && y < bottom);
}

/** Points of lines, half a pixel apart at most. */
function listPoints(lines: readonly PlanePoint[][]): PlanePoint[] {
  return lines.flatMap((line) =>
    line.slice(1).flatMap(([endX, endY], index) => {
      const [x, y] = line[index]!;
      const steps = Math.ceil(Math.hypot(endX - x, endY - y) * 2) || 1;
      return Array.from({ length: steps + 1 }, (_, step): PlanePoint => {
        const share = step / steps;
        return [x + (endX - x) * share, y + (endY - y) * share];
      });
    }),
  );
}

function pointsOf({ left, right, top, bottom }: Box): PlanePoint[] {
  const shares = Array.from({ length: 9 }, (_, index) => index / 8);
  return shares.flatMap((across) =>
    [0, 0.5, 1].map((down): PlanePoint => [
      left + (right - left) * across,
      top + (bottom - top) * down,
    ]),
  );
}

function isInside([x, y]: PlanePoint, rings: readonly PlanePoint[][]): boolean {
  return rings.reduce((isIn, ring) => {
    for (const [index, [endX, endY]] of ring.entries()) {
      const [startX, startY] = ring.at(index - 1)!;
      if (startY > y === endY > y) continue;
      if (startX + ((y - startY) / (endY - startY)) * (endX - startX) > x) isIn = !isIn;
    }
    return isIn;
  }, false);
}
