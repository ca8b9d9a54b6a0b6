import { expect, test } from "vitest";
import { cardsPerFrame, nextSlices, type Slices } from "./card-slices.ts";

const list = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}`);

test("a list takes the place of the one before a few cards at a time, and then is itself", () => {
  for (const [before, after] of [
    [24, 24],
    [24, 3],
    [2, 24],
    [0, 5],
    [5, 0],
  ] as const) {
    const first = list("a", before);
    const target = list("b", after);
    let slices: Slices<string> = { target: first, count: before, shown: first };
    let frames = 0;
    while (slices.shown !== target) {
      const next = nextSlices(slices, target);
      const others = next.shown.filter((card, index) => card !== slices.shown[index]);
      expect(others.length).toBeLessThanOrEqual(cardsPerFrame);
      slices = next;
      frames += 1;
    }
    expect(frames).toBe(Math.max(1, Math.ceil(after / cardsPerFrame)));
  }
});

test("a list that is replaced half way starts again with the next one", () => {
  const [first, second, third] = [list("a", 9), list("b", 9), list("c", 9)];
  const half = nextSlices({ target: first, count: 9, shown: first }, second);
  const { count, shown } = nextSlices(half, third);
  expect(count).toBe(cardsPerFrame);
  expect(shown.slice(0, cardsPerFrame)).toEqual(third.slice(0, cardsPerFrame));
});
