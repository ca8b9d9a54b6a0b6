import type { PerspectiveCamera } from "three";
import { Vector3 } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { smoothStep } from "#carts/geometry/distance.ts";
import { rimRadius } from "#carts/parts/tire.ts";
import { rayThrough } from "./ray-through.ts";

/** The lightest that rubber is in the studio's shade. */
const rubber = 30;
/** How far below its axle a wheel is seen whole, as a share of its rim: a bumper may hang as low. */
const bumper = { to: 0.15, end: 0.25 };
/** The rim's edge, as a share of its radius. */
const edge = { from: 0.96, to: 1.02 };

/** Share, 0 to 1, of what lies inside a wheel, at a place of the picture, both 0 to 1 from its upper left. */
type WheelInside = (x: number, y: number) => number;
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Where a picture shows the inside of the far front wheel: what is within its rim, below all that
 * hangs before it.
 */
export function findFarWheel(
  { layout }: Cart,
  tireWidth: number,
  camera: PerspectiveCamera,
): WheelInside {
  const eye = camera.position;
  const farSide = -Math.sign(eye.z);
  const plane = farSide * (layout.halfTrack - tireWidth / 2);
  const ray = new Vector3();
  return (x, y) => {
    rayThrough(camera, x, y, ray);
    ray.multiplyScalar((plane - eye.z) / ray.z).add(eye);
    const [along, up] = [ray.x - layout.wheelbase / 2, ray.y - layout.tireRadius];
    const inRim = smoothStep(edge.to, edge.from, Math.hypot(along, up) / rimRadius);
    return inRim * smoothStep(-bumper.to, -bumper.end, up / rimRadius);
  };
}

/** Takes the gleam of the studio's lamps from the inside of a wheel, which is in its own shade by day. */
export function dimWheelInside({ data, width, height }: Pixels, inside: WheelInside): void {
  for (let pixel = Math.floor(height / 2) * width; pixel < width * height; pixel++) {
    const at = pixel * 4;
    const lightness = Math.max(...data.subarray(at, at + 3));
    if (lightness <= rubber) continue;
    const share = inside(
      ((pixel % width) + 0.5) / width,
      (Math.floor(pixel / width) + 0.5) / height,
    );
    const light = 1 + (rubber / lightness - 1) * share;
    for (const k of [0, 1, 2]) data[at + k] = Math.round((data[at + k] ?? 0) * light);
  }
}
