import { DataTexture, MeshBasicMaterial } from "three";
import { expect, test } from "vitest";
import { cartSpecifications } from "#carts/cart-models.ts";
import { layoutOf } from "#carts/specification/layout.ts";
import { groundDarkness, makeGroundShadow } from "./ground-shadow.ts";

test("the ground is darkest where a tire touches, dark under the body, and pales outward step by step", () => {
  for (const specification of cartSpecifications) {
    const layout = layoutOf(specification);
    const darkness = groundDarkness(layout);
    expect(darkness(layout.wheelbase / 2, layout.halfTrack)).toBeGreaterThan(0.9);
    expect(darkness(0, 0)).toBeGreaterThan(0.5);
    expect(darkness(0, 0)).toBeLessThan(0.7);
    const outward = Array.from({ length: 20 }, (_, step) =>
      darkness(0, layout.halfTrack + step / 10),
    );
    const steps = outward.slice(1).map((dark, step) => (outward[step] ?? 0) - dark);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    // A plank would end within one.
    expect(Math.max(...steps)).toBeLessThan(0.12);
    expect(outward.at(-1)).toBe(0);
  }
});

test("it lies to the left of the cart, as the still's does", () => {
  for (const specification of cartSpecifications) {
    const layout = layoutOf(specification);
    const darkness = groundDarkness(layout);
    const beside = layout.halfTrack + 0.3;
    expect(darkness(0, -beside)).toBeGreaterThan(1.3 * darkness(0, beside));
  }
});

test("nothing of it is left at the edges of its picture, whose darkest places are the tires", () => {
  for (const specification of cartSpecifications) {
    const { wheelbase, halfTrack } = layoutOf(specification);
    const mesh = finish(makeGroundShadow(layoutOf(specification)));
    if (!(mesh.material instanceof MeshBasicMaterial)) throw new Error("It has no plain material");
    const { map } = mesh.material;
    if (!(map instanceof DataTexture)) throw new Error("It has no picture");
    const { data, width, height } = map.image;
    const { parameters } = mesh.geometry as unknown as {
      parameters: { width: number; height: number };
    };
    const alphaAt = (x: number, z: number) => {
      const column = Math.floor(((x - mesh.position.x) / parameters.width + 0.5) * width);
      const row = Math.floor((0.5 - (z - mesh.position.z) / parameters.height) * height);
      return data?.[4 * (row * width + column) + 3] ?? NaN;
    };
    for (const end of [-1, 1]) {
      for (const side of [-1, 1]) {
        expect(alphaAt((end * wheelbase) / 2, side * halfTrack)).toBeGreaterThan(220);
      }
    }
    for (let column = 0; column < width; column++) {
      expect(data?.[4 * column + 3]).toBeLessThan(2);
      expect(data?.[4 * ((height - 1) * width + column) + 3]).toBeLessThan(2);
    }
  }
});

function finish<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
