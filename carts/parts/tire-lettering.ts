import { BoxGeometry } from "three";
import type { BufferGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { at } from "#carts/geometry/at.ts";

/** Strokes of the letters that stand on a tire, on a grid of 4 by 6: from x, y to x, y. */
const strokes: Record<string, readonly (readonly [number, number, number, number])[]> = {
  A: [
    [0, 0, 2, 6],
    [4, 0, 2, 6],
    [1, 2, 3, 2],
  ],
  B: [
    [0, 0, 0, 6],
    [0, 6, 3, 6],
    [0, 3, 3.4, 3],
    [0, 0, 3.4, 0],
    [3.4, 3.2, 3, 6],
    [3.8, 0.2, 3.8, 2.8],
  ],
  D: [
    [0, 0, 0, 6],
    [0, 6, 2.6, 6],
    [0, 0, 2.6, 0],
    [2.6, 6, 4, 4.2],
    [4, 4.2, 4, 1.8],
    [4, 1.8, 2.6, 0],
  ],
  E: [
    [0, 0, 0, 6],
    [0, 6, 4, 6],
    [0, 3, 3.2, 3],
    [0, 0, 4, 0],
  ],
  I: [[2, 0, 2, 6]],
  L: [
    [0, 0, 0, 6],
    [0, 0, 4, 0],
  ],
  N: [
    [0, 0, 0, 6],
    [0, 6, 4, 0],
    [4, 0, 4, 6],
  ],
  R: [
    [0, 0, 0, 6],
    [0, 6, 4, 6],
    [4, 6, 4, 3],
    [0, 3, 4, 3],
    [1.6, 3, 4, 0],
  ],
  S: [
    [4, 6, 0, 6],
    [0, 6, 0, 3],
    [0, 3, 4, 3],
    [4, 3, 4, 0],
    [4, 0, 0, 0],
  ],
  T: [
    [0, 6, 4, 6],
    [2, 0, 2, 6],
  ],
  U: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 0, 4, 0],
  ],
  0: [
    [0, 0, 0, 6],
    [4, 0, 4, 6],
    [0, 0, 4, 0],
    [0, 6, 4, 6],
  ],
  1: [
    [2, 0, 2, 6],
    [2, 6, 0.8, 4.6],
  ],
  2: [
    [0, 6, 4, 6],
    [4, 6, 4, 3],
    [4, 3, 0, 3],
    [0, 3, 0, 0],
    [0, 0, 4, 0],
  ],
  5: [
    [4, 6, 0, 6],
    [0, 6, 0, 3],
    [0, 3, 4, 3],
    [4, 3, 4, 0],
    [4, 0, 0, 0],
  ],
  "/": [[0.6, 0, 3.4, 6]],
  "-": [[0.6, 3, 3.4, 3]],
};

/** Letters as high as this stand this far out of the tire's wall, in meters. */
const size = { height: 0.025, stroke: 0.0047, relief: 0.0016 };

/** Words that any tire may wear, round a wall of this radius; `angle` is where the middle stands. */
export function tireLettering(
  text: string,
  placement: { radius: number; along: number; angle: number },
): BufferGeometry {
  const unit = size.height / 6;
  const advance = unit * 5.6;
  const boxes: BufferGeometry[] = [];
  for (const [index, letter] of text.split("").entries()) {
    for (const [x0, y0, x1, y1] of strokes[letter] ?? []) {
      const box = new BoxGeometry(
        Math.hypot(x1 - x0, y1 - y0) * unit + size.stroke,
        size.stroke,
        size.relief,
        3,
      );
      box.rotateZ(Math.atan2(y1 - y0, x1 - x0));
      const left = (index - text.length / 2) * advance;
      box.translate(left + ((x0 + x1) / 2) * unit, ((y0 + y1) / 2 - 3) * unit, 0);
      boxes.push(box);
    }
  }
  const merged = mergeGeometries(boxes);
  const places = merged.getAttribute("position").array;
  for (let i = 0; i < places.length; i += 3) {
    const radius = placement.radius + at(places, i + 1);
    const angle = placement.angle - at(places, i) / placement.radius;
    places[i] = radius * Math.cos(angle);
    places[i + 1] = radius * Math.sin(angle);
    places[i + 2] = placement.along + at(places, i + 2);
  }
  merged.computeVertexNormals();
  return merged;
}
