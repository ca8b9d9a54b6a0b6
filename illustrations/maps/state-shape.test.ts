import sharp from "sharp";
import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import type { MapNameBox } from "#domain/geography/illustrations.ts";
import { boxOfLabel, overlap } from "./labels.ts";
import { pickMainPlaces } from "./main-places.ts";
import { drawMaps } from "./maps.ts";
import { doCross } from "./name-leader.ts";
import { views } from "./state-shape-view.ts";

const shapes = drawMaps({ states, municipalities }).states.flatMap(({ state, shape }) => {
  const [ground = "", ...drawings] = shape.svg.split("<svg viewBox=");
  return drawings.map((svg, index) => ({
    state,
    svg,
    view: views[index]!,
    boxes: shape.views[index]!.names,
    /** A shape of the ground by its id, as this view lays it, drawn with these attributes. */
    drawGround: (id: string, attributes: string) => {
      const d = new RegExp(`<path id="${id}" d="([^"]*)"`).exec(ground)?.[1] ?? "";
      const transform = /<g transform="([^"]*)"/.exec(svg)?.[1] ?? "";
      return `<g transform="${transform}"><path d="${d}" ${attributes}/></g>`;
    },
  }));
});
/** What a text of the wide view is shrunk to on the narrowest screen that shows it. */
const narrowestWide = 1024 / 1200;

test("every place of a state's chart is a dot in the frame, or on a phone those that it names", () => {
  for (const { state, svg, view } of shapes) {
    const dots = readLines(
      /<path d="([^"]*)" class="pin"/.exec(svg)?.[1] ?? "",
      /M(-?\d+) (-?\d+)h0/g,
    );
    const named = view.className === "narrow" ? readNames(svg).length : 0;
    expect(dots, state.name).toHaveLength(named || state.places.length);
    for (const [x = 0, y = 0] of dots) {
      expect(x > 0 && x < view.width && y > 0 && y < view.height, state.name).toBe(true);
    }
  }
});

test("a wide chart is of the shore with the places: from the first to the last they take more than a quarter of it", () => {
  for (const { state, svg, view } of shapes.filter(({ view }) => view.className === "wide")) {
    const dots = readLines(
      /<path d="([^"]*)" class="pin"/.exec(svg)?.[1] ?? "",
      /M(-?\d+) (-?\d+)h0/g,
    );
    const reach = (axis: 0 | 1) => {
      const values = dots.map((dot) => dot[axis] ?? 0);
      return Math.max(...values) - Math.min(...values);
    };
    const { left, right, top, bottom } = view.names;
    const share = Math.max(reach(0) / (right - left), reach(1) / (bottom - top));
    expect(share, state.name).toBeGreaterThan(0.28);
  }
});

test("a chart names every place or, on a phone, six or none; a name is 12 pixels high at least", () => {
  for (const { state, svg, view } of shapes) {
    const names = readNames(svg).map(({ name }) => name);
    const all = state.places.map(({ name }) => name);
    const isNamed = view.className === "wide" || names.length > 0;
    const shown = pickMainPlaces(state, view.placesMax).map(({ name }) => name);
    expect(names.toSorted(), state.name).toEqual(isNamed ? shown.toSorted() : []);
    expect(shown.length, state.name).toBe(Math.min(all.length, view.placesMax));
    if (!isNamed) continue;
    const fontSize = Number(/<g font-size="([\d.]+)"/.exec(svg)?.[1]);
    const shownAt = view.className === "wide" ? fontSize * narrowestWide : fontSize;
    expect(shownAt, state.name).toBeGreaterThan(12.3);
  }
});

test("no name lies on another, on the state's ground or beyond the frame", async () => {
  for (const { state, svg, view, drawGround } of shapes) {
    const isGround = await readGround(drawGround("s", ""), view);
    const names = readNames(svg);
    const fontSize = Number(/<g font-size="([\d.]+)"/.exec(svg)?.[1]);
    const boxes = names.map(({ name, x, y, isEnd }) =>
      boxOfLabel({ x, y, anchor: isEnd ? "end" : "start" }, { text: name, fontSize }),
    );
    for (const [index, { name }] of names.entries()) {
      const { left, right, top, bottom } = boxes[index]!;
      const onGround = Array.from({ length: 20 }, (_, step) =>
        isGround(left + ((right - left) * step) / 19, (top + bottom) / 2),
      );
      expect(onGround.includes(true), `${name}, ${state.name}`).toBe(false);
      expect(left > 0 && right < view.width, `${name}, ${state.name}`).toBe(true);
      const covered = boxes.slice(index + 1).filter((other) => overlap(boxes[index]!, other));
      expect(covered, `${name}, ${state.name}`).toEqual([]);
    }
  }
});

test("the ground lies below the dots: every place is on it or at its edge", async () => {
  for (const { state, svg, view, drawGround } of shapes) {
    const isGround = await readGround(drawGround("s", 'stroke="#000" stroke-width="20"'), view);
    const dots = readLines(
      /<path d="([^"]*)" class="pin"/.exec(svg)?.[1] ?? "",
      /M(-?\d+) (-?\d+)h0/g,
    );
    const off = dots.filter(([x = 0, y = 0]) => !isGround(x, y));
    expect(off, `${state.name}, ${view.className}`).toEqual([]);
  }
});

test("no neighbor's name lies on a river", async () => {
  const named = shapes.filter(({ svg }) => svg.includes('class="open"'));
  expect(named.length).toBeGreaterThan(10);
  for (const { state, svg, view, drawGround } of named) {
    const isRiver = await readGround(
      drawGround("r", 'fill="none" stroke="#000" stroke-width="6"'),
      view,
    );
    for (const [, x, y, name = ""] of svg.matchAll(
      /<text x="(-?\d+)" y="(-?\d+)"[^>]*class="open">([^<]+)/g,
    )) {
      const { left, right } = boxOfLabel(
        { x: Number(x), y: Number(y), anchor: "middle" },
        { text: name, fontSize: 13 },
      );
      const crossed = Array.from(
        { length: 40 },
        (_, step) => left + ((right - left) * step) / 39,
      ).filter((at) => isRiver(at, Number(y) - 5));
      expect(crossed, `${name}, ${state.name}, ${view.className}`).toEqual([]);
    }
  }
});

test("our shop is named on its own state's land, and the ocean off every shore that has room", async () => {
  const withShop = shapes.filter(({ svg }) => svg.includes('class="shop"'));
  expect(withShop.map(({ state }) => state.name)).toEqual(["New Jersey", "New Jersey"]);
  for (const { svg, view, drawGround } of withShop) {
    const isGround = await readGround(drawGround("s", ""), view);
    const [, x, y] = /<text x="(-?\d+)" y="(-?\d+)" text-anchor="end" class="shop"/.exec(svg)!;
    expect([Number(x) - 2, Number(x) - 60].every((at) => isGround(at, Number(y) - 5))).toBe(true);
  }
  const wide = shapes.filter(({ view }) => view.className === "wide");
  // One chart has no open sea that is wide enough.
  const named = wide.filter(({ svg }) => svg.includes('class="ocean'));
  expect(named.length).toBeGreaterThanOrEqual(13);
});

test("a page can lay a link over every name: its box holds the name, is as high as a finger needs, and keeps off the others", () => {
  for (const { state, svg, view, boxes } of shapes) {
    const names = readNames(svg);
    expect(
      boxes.map(({ name }) => name),
      state.name,
    ).toEqual(names.map(({ name }) => name));
    for (const [index, { x, y, width, height, name }] of boxes.entries()) {
      const text = names[index]!;
      expect(text.isEnd ? x + width : x, name).toBe(text.x);
      expect(text.y > y + height / 2 && text.y < y + height, name).toBe(true);
      expect(height, name).toBeGreaterThanOrEqual(22);
      expect(x >= 0 && x + width <= view.width, name).toBe(true);
      const middle = { x: x + width / 2, y: y + height / 2 };
      const covering = boxes.slice(index + 1).filter((other) => isInBox(middle, other));
      expect(covering, name).toEqual([]);
    }
  }
});

test("no place of New Jersey is lettered on another state's land", () => {
  for (const { svg } of shapes.filter(({ state }) => state.slug === "new-jersey")) {
    expect(readNames(svg).filter(({ isEnd }) => isEnd)).toEqual([]);
  }
});

test("New Jersey's names begin below each other, at one distance wherever they are close", () => {
  for (const { svg } of shapes.filter(({ state }) => state.slug === "new-jersey")) {
    const names = readNames(svg);
    expect(new Set(names.map(({ x }) => x)).size).toBe(1);
    const gaps = names.slice(1).map(({ y }, index) => y - names[index]!.y);
    expect(new Set(gaps.filter((gap) => gap <= 40)).size).toBe(1);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(26);
  }
});

test("no line to a name crosses another", () => {
  for (const { state, svg } of shapes) {
    const lines = readLines(
      /<path d="([^"]*)" class="lead"/.exec(svg)?.[1] ?? "",
      /M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)H(-?\d+)/g,
    ).map(
      ([x = 0, y = 0, bendX = 0, bendY = 0, endX = 0]) =>
        [
          [x, y],
          [bendX, bendY],
          [endX, bendY],
        ] as const,
    );
    expect(lines, state.name).toHaveLength(readNames(svg).length);
    const crossed = lines.filter((one, index) =>
      lines.slice(index + 1).some((other) => doCross(one, other)),
    );
    expect(crossed, state.name).toEqual([]);
  }
});

function isInBox(point: { x: number; y: number }, box: MapNameBox): boolean {
  return (
    point.x > box.x &&
    point.x < box.x + box.width &&
    point.y > box.y &&
    point.y < box.y + box.height
  );
}

function readLines(d: string, pattern: RegExp): number[][] {
  return Array.from(d.matchAll(pattern), (found) => found.slice(1).map(Number));
}

function readNames(svg: string) {
  const list = /<g font-size=.*?<\/g>/.exec(svg)?.[0] ?? "";
  return Array.from(
    list.matchAll(/<text x="(-?\d+)" y="(-?\d+)"([^>]*)>([^<]+)/g),
    ([, x, y, rest = "", name = ""]) => ({
      x: Number(x),
      y: Number(y),
      isEnd: rest.includes("end"),
      name: name.replaceAll("&apos;", "'"),
    }),
  );
}

/** Whether a pixel of the frame is within the shape that a path draws. */
async function readGround(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<(x: number, y: number) => boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return (data[at + 3] ?? 0) > 128;
  };
}
