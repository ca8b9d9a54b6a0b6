import { expect, test } from "vitest";
import { dimFarEdge } from "./scene-edge.ts";

test("white at the far edge of a front gets the color of the paint, the rest stays", () => {
  const [width, height] = [200, 100];
  const data = Buffer.alloc(width * height * 4);
  const fill = (left: number, right: number, color: readonly number[], top = 0) => {
    for (let y = top; y < height; y++) {
      for (let x = left; x < right; x++) data.set([...color, 255], (y * width + x) * 4);
    }
  };
  fill(40, 160, [200, 80, 20]);
  fill(40, 160, [40, 38, 37], 65);
  fill(40, 44, [250, 245, 240]);
  fill(100, 104, [250, 245, 240]);
  dimFarEdge({ data, width, height });
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  ];
  const [red = 0, , blue = 255] = at(40, 55);
  expect(red - blue).toBeGreaterThan(120);
  expect(Math.max(...at(40, 70))).toBeLessThan(60);
  expect(at(101, 55)).toEqual([250, 245, 240]);
  expect(at(40, 20)).toEqual([250, 245, 240]);
});

test("a dark line in the paint makes no bumper of its rows, a gleam on the bumper no paint", () => {
  const [width, height] = [200, 200];
  const data = Buffer.alloc(width * height * 4);
  const fill = (top: number, bottom: number, left: number, color: readonly number[]) => {
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < 160; x++) data.set([...color, 255], (y * width + x) * 4);
    }
  };
  fill(0, 136, 40, [20, 60, 110]);
  fill(129, 131, 45, [10, 10, 10]);
  fill(136, 200, 40, [40, 38, 37]);
  fill(142, 143, 45, [250, 245, 240]);
  for (let y = 0; y < height; y++) data.set([250, 245, 240, 255], (y * width + 40) * 4);
  dimFarEdge({ data, width, height });
  const blueness = (y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * width + 40) * 4);
    return blue - red;
  };
  expect(Math.min(blueness(128), blueness(129), blueness(130), blueness(134))).toBeGreaterThan(60);
  expect(Math.max(blueness(141), blueness(142), blueness(144))).toBeLessThan(10);
});
