import { expect, test } from "vitest";
import { Vector3 } from "three";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { pictureAspect } from "#content/vehicles/pictures.ts";
import { cameraOf } from "./outline.ts";
import { castShadow } from "./scene-shadow.ts";

test("a shadow is darkest where a tire touches, soft beside the cart, and nowhere else", () => {
  const [specification] = cartSpecifications;
  if (!specification) throw new Error("There is no cart");
  const cart = buildCart(specification, 0.12);
  const camera = cameraOf(cart, "front", 1 / pictureAspect);
  const shadow = castShadow(cart, camera);
  const { wheelbase, halfTrack } = cart.layout;
  const at = (x: number, z: number) => {
    const point = new Vector3(x, 0, z).project(camera);
    return shadow(point.x * 0.5 + 0.5, 0.5 - point.y * 0.5);
  };
  const touch = at(wheelbase / 2, halfTrack);
  const middle = at(0, 0);
  expect(touch).toBeGreaterThan(0.85);
  expect(middle).toBeLessThan(touch);
  expect(middle).toBeGreaterThan(0.4);
  expect(at(0, halfTrack + 0.9)).toBe(0);
  expect(shadow(0.5, 0.2)).toBe(0);
  expect(shadow(0, 0.95)).toBe(0);
});

test("a shadow fades out before the edge of a picture that is too narrow for it", () => {
  const [specification] = cartSpecifications;
  if (!specification) throw new Error("There is no cart");
  const cart = buildCart(specification, 0.12);
  const camera = cameraOf(cart, "front", 1 / pictureAspect);
  camera.aspect /= 2;
  camera.updateProjectionMatrix();
  const shadow = castShadow(cart, camera);
  const darkest = (x: number) =>
    Math.max(...Array.from({ length: 50 }, (_, row) => shadow(x, row / 50)));
  expect(darkest(0.1)).toBeGreaterThan(0.2);
  expect([darkest(0), darkest(1)]).toEqual([0, 0]);
});
