import { Color } from "three";
import { expect, test } from "vitest";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { pictureAspect } from "#content/vehicles/pictures.ts";
import { cameraOf } from "./outline.ts";
import { findPaint, repaint } from "./scene-paint.ts";

const [width, height] = [40, 40];
const blue = new Color("#0b4470");
const seaGlass = new Color("#4d8c97");

/** A picture of paint in a light, with what its clear coat mirrors. */
function paintedIn(paint: Color, light: number, mirrored: number): Buffer {
  const color = paint.clone().multiplyScalar(light).addScalar(mirrored).convertLinearToSRGB();
  const pixel = [...color.toArray().map((value) => Math.round(value * 255)), 255];
  return Buffer.from(Array.from({ length: width * height }, () => pixel).flat());
}

test("paint of another color is as if it had stood in the same light, with its gloss", () => {
  for (const [light, mirrored] of [
    [1, 0],
    [0.5, 0.02],
    [0.8, 0.3],
  ] as const) {
    const data = paintedIn(blue, light, mirrored);
    repaint({ data, width, height }, new Uint8Array(width * height).fill(1), blue, seaGlass);
    const wanted = paintedIn(seaGlass, light, mirrored);
    for (const k of [0, 1, 2]) {
      expect(Math.abs((data[k] ?? 0) - (wanted[k] ?? 0)), `${light}, ${mirrored}`).toBeLessThan(9);
    }
  }
});

test("what is not paint, and what is black or gray within its soft edge, stays as it is", () => {
  const data = paintedIn(blue, 1, 0);
  data.set([30, 30, 30, 255], 0);
  data.set([200, 200, 200, 255], 4 * (width * height - 1));
  const isPaint = new Uint8Array(width * height).fill(1);
  isPaint.fill(0, width * 20, width * 21);
  const before = Buffer.from(data);
  repaint({ data, width, height }, isPaint, blue, new Color("#c8cdd0"));
  const isSame = (pixel: number) =>
    data
      .subarray(pixel * 4, pixel * 4 + 4)
      .every((value, k) => Math.abs(value - (before[pixel * 4 + k] ?? 0)) <= 4);
  expect([0, width * height - 1, width * 20 + 5].map(isSame)).toEqual([true, true, true]);
  expect(isSame(width * 10)).toBe(false);
});

test("paint without a color of its own cannot be told from its gloss", () => {
  const data = paintedIn(new Color("#c8cdd0"), 1, 0);
  const isPaint = new Uint8Array(width * height).fill(1);
  expect(() => {
    repaint({ data, width, height }, isPaint, new Color("#c8cdd0"), blue);
  }).toThrow(/colorful/);
});

test("a cart's paint is found where nothing stands before it: not on its tires, seats or roof", () => {
  const specification = cartSpecifications.find(({ id }) => id === "denago-ev-city");
  if (!specification) throw new Error("There is no such cart");
  const cart = buildCart(specification, 0.12);
  const size = { width: 320, height: 320 * pictureAspect };
  const isPaint = findPaint(cart, cameraOf(cart, "front", 1 / pictureAspect), size);
  const at = (x: number, y: number) =>
    isPaint[Math.floor(y * size.height) * size.width + Math.floor(x * size.width)];
  // The hood and the rear fender; the roof, a seat, the near tire and the sky.
  expect([at(0.33, 0.52), at(0.73, 0.64)]).toEqual([1, 1]);
  expect([at(0.45, 0.12), at(0.6, 0.45), at(0.43, 0.76), at(0.05, 0.1)]).toEqual([0, 0, 0, 0]);
});
