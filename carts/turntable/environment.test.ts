import { expect, test } from "vitest";
import { studioRadiance } from "#carts/assembly/studio-light.ts";
import {
  directionOfPixel,
  halveCubeLight,
  makeCubeLight,
  mirrorNarrowly,
  mirrorWidely,
  pixelOfDirection,
} from "./cube-light.ts";
import { makeEnvironment, studioLevels } from "./environment.ts";

test("a pixel's direction falls on that pixel, on all six faces", () => {
  const size = 8;
  for (let index = 0; index < 6 * size * size; index++) {
    const [x, y, z] = directionOfPixel(size, index);
    expect(pixelOfDirection(size, 3 * x, 3 * y, 3 * z)).toBe(index);
  }
});

test("under an even sky every roughness mirrors that sky", () => {
  const even = makeCubeLight(16);
  even.light.fill(2);
  const half = halveCubeLight(even);
  for (const roughness of [0.2, 0.5, 1]) {
    const mirrored = [
      finish(mirrorNarrowly([even, half], 4, roughness, 24)),
      finish(mirrorWidely(even, 4, roughness)),
    ];
    for (const { light } of mirrored) {
      for (const value of light) expect(value).toBeCloseTo(2, 5);
    }
  }
});

test("a lamp grows wider and dimmer with roughness and stays where it is", () => {
  const dark = makeCubeLight(32);
  const lamp = pixelOfDirection(32, 0.2, 1, -0.3);
  dark.light[lamp] = 1000;
  const sources = [dark, halveCubeLight(dark)];
  const peaks = [0.3, 0.5, 0.8].map((roughness) => {
    const { light } = finish(mirrorWidely(dark, 16, roughness));
    const peak = light.indexOf(Math.max(...light));
    const [x, y, z] = directionOfPixel(16, peak);
    expect(Math.hypot(x / y - 0.2, z / y + 0.3)).toBeLessThan(0.15);
    return light[peak] ?? 0;
  });
  const [narrow = 0, wider = 0, widest = 0] = peaks;
  expect(wider).toBeLessThan(narrow / 2);
  expect(widest).toBeLessThan(wider / 2);
  const { light } = finish(mirrorNarrowly(sources, 16, 0.3, 512));
  const [x, y, z] = directionOfPixel(16, light.indexOf(Math.max(...light)));
  expect(Math.hypot(x / y - 0.2, z / y + 0.3)).toBeLessThan(0.15);
});

test("the sharpest level is the stills' studio, with left and right changed as cubes want it", () => {
  const [sharpest] = finish(studioLevels());
  if (!sharpest) throw new Error("There is no level");
  for (const [x, y, z] of [
    [0.3, 0.5, -0.8],
    [-0.9, 0.2, 0.4],
    [0.1, -1, 0.2],
  ] as const) {
    const pixel = pixelOfDirection(sharpest.size, x, y, z);
    const [px, py, pz] = directionOfPixel(sharpest.size, pixel);
    const length = Math.hypot(px, py, pz);
    const there = studioRadiance(-px / length, py / length, pz / length);
    expect(sharpest.light[pixel]).toBeCloseTo(there, 5);
  }
});

test("three reads roughness 1 from the level of eight pixels, the last but one", () => {
  const texture = finish(makeEnvironment());
  const sizes = texture.mipmaps.map((level) => {
    const { image } = level as unknown as { image: { image: { width: number } }[] };
    return image[0]?.image.width;
  });
  expect(sizes).toEqual([64, 32, 16, 8, 4]);
  expect(texture.isPMREMTexture).toBe(true);
});

function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
