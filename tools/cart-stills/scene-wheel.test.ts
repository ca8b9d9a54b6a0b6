import path from "node:path";
import sharp from "sharp";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import { pictureAspect, scenePicturePath } from "#content/vehicles/pictures.ts";
import { cameraOf } from "./outline.ts";
import { dimWheelInside, findFarWheel } from "./scene-wheel.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

function seeFront(specification: CartSpecification) {
  const cart = buildCart(specification, 0.12);
  const camera = cameraOf(cart, "front", 1 / pictureAspect);
  return { cart, camera, inside: findFarWheel(cart, specification.tireWidth, camera) };
}

test("the inside of the far front wheel is seen below its axle, wherever the picture's middle is", () => {
  // A lifted cart stands elsewhere in its picture.
  const heights = new Map(cartSpecifications.map((one) => [one.liftMeters, one]));
  for (const specification of heights.values()) {
    const { cart, camera, inside } = seeFront(specification);
    const { wheelbase, halfTrack, tireRadius } = cart.layout;
    const innerSide = halfTrack - specification.tireWidth / 2;
    const at = (up: number, side = innerSide) => {
      const point = new Vector3(wheelbase / 2, tireRadius + up, side).project(camera);
      return inside(point.x * 0.5 + 0.5, 0.5 - point.y * 0.5);
    };
    expect([at(-0.09), at(-0.16)], specification.id).toEqual([1, 1]);
    // The bumper, the tire's wall and the near wheel.
    expect([at(0), at(-0.2), at(-0.09, -halfTrack)], specification.id).toEqual([0, 0, 0]);
  }
});

test("a gleam inside a wheel gets as dark as rubber; what is dark or elsewhere stays", () => {
  const [width, height] = [4, 4];
  const data = Buffer.alloc(width * height * 4, 255);
  const set = (pixel: number, color: readonly number[]) => data.set([...color, 255], pixel * 4);
  const at = (pixel: number) => [...data.subarray(pixel * 4, pixel * 4 + 3)];
  set(12, [250, 240, 230]);
  set(13, [22, 20, 18]);
  set(14, [250, 240, 230]);
  dimWheelInside({ data, width, height }, (x) => (x < 0.5 ? 1 : 0));
  expect(Math.max(...at(12))).toBeLessThan(40);
  expect(at(13)).toEqual([22, 20, 18]);
  expect(at(14)).toEqual([250, 240, 230]);
});

test("in a scene nothing shines inside the far front wheel of a cart", async () => {
  for (const specification of cartSpecifications) {
    const { inside } = seeFront(specification);
    const { data, info } = await sharp(publicFolder + scenePicturePath(specification.id))
      .flatten({ background: "#000" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const seen = [...data].filter((_, pixel) => {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      return inside((x + 0.5) / info.width, (y + 0.5) / info.height) === 1;
    });
    expect(seen.length, specification.id).toBeGreaterThan(500);
    expect(Math.max(...seen), specification.id).toBeLessThan(85);
  }
});
