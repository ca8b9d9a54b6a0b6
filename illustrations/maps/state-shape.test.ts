import sharp from "sharp";
import { expect, test } from "vitest";
import { municipalities } from "#content/places/municipalities.ts";
import { states } from "#content/places/states.ts";
import { drawMaps } from "./maps.ts";

const size = { width: 480, height: 420 };
const shapes = drawMaps({ states, municipalities }).states;

test("the names on a state's shape lie beside its ground, but for the two of the page's title", async () => {
  for (const { state, shape } of shapes) {
    const isGround = await readGround(/<path[^>]*class="state"[^>]*>/.exec(shape)?.[0] ?? "");
    const [first, last] = [state.places[0]?.name, state.places.at(-1)?.name];
    const [narrow = "", wide = ""] = shape.split('<g class="').slice(1);
    for (const [view, fontSize] of [
      [narrow, 20],
      [wide, 15],
    ] as const) {
      const names = [...view.matchAll(/<text x="(-?\d+)" y="(-?\d+)"([^>]*)>([^<]+)/g)];
      expect(names.length, state.name).toBeGreaterThan(1);
      for (const [, x, y, rest = "", name = ""] of names) {
        if (name === first || name === last) continue;
        const long = name.length * fontSize * 0.5;
        const share = rest.includes("end") ? 1 : rest.includes("middle") ? 0.5 : 0;
        const start = Number(x) - long * share;
        const onGround = Array.from({ length: 20 }, (_, index) =>
          isGround(start + (long * index) / 19, Number(y) - fontSize * 0.3),
        ).filter(Boolean);
        // A name may touch an inlet's edge, and not lie on the land.
        expect(onGround.length, `${name}, ${state.name}`).toBeLessThan(5);
      }
    }
  }
});

test("a name beside a dot is at its height, so that it reads as no other dot's", () => {
  for (const { state, shape } of shapes) {
    const titled = [state.places[0]?.name, state.places.at(-1)?.name];
    for (const view of shape.split('<g class="').slice(1)) {
      const dots = [...view.matchAll(/M(-?\d+) (-?\d+)h0/g)].map(([, x, y]) => [x, y].map(Number));
      for (const [, x, y, rest = "", name = ""] of view.matchAll(
        /<text x="(-?\d+)" y="(-?\d+)"([^>]*)>([^<]+)/g,
      )) {
        if (titled.includes(name) || rest.includes("middle")) continue;
        const own = dots.filter(
          ([dotX = 0, dotY = 0]) =>
            Math.abs(Number(x) - dotX) < 18 && Math.abs(Number(y) - dotY) < 10,
        );
        expect(own.length, `${name}, ${state.name}`).toBeGreaterThan(0);
      }
    }
  }
});

test("most places of a shape are dots, also those without room for a name", () => {
  const counts = shapes.map(({ state, shape }) => {
    const [, wide = ""] = shape.split('<g class="').slice(1);
    const dots = (wide.match(/h0/g) ?? []).length / 2;
    expect(dots, state.name).toBeGreaterThan(1);
    return { dots, named: (wide.match(/<text/g) ?? []).length, places: state.places.length };
  });
  const sum = (key: keyof (typeof counts)[number]) =>
    counts.reduce((total, count) => total + count[key], 0);
  expect(sum("dots")).toBeGreaterThan(sum("named"));
  expect(sum("dots")).toBeGreaterThan(sum("places") * 0.6);
});

/** Whether a pixel of the frame is within the shape that a path draws. */
async function readGround(path: string): Promise<(x: number, y: number) => boolean> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${path}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return (data[at + 3] ?? 0) > 128;
  };
}
