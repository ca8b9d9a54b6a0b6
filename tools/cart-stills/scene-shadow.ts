import { Box3, Vector3 } from "three";
import type { PerspectiveCamera } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { smoothStep } from "#carts/geometry/distance.ts";
import { rayThrough } from "./ray-through.ts";

/** How dark the ground gets under a cart by day, and how far its shadows reach, in meters. */
const underBody = { darkest: 0.7, from: -0.3, to: 0.5, overhang: 0.2 };
const underTire = { darkest: 0.96, from: -0.08, to: 0.1, halfLength: 0.17, halfWidth: 0.13 };

/** Coverage, 0 to 1, of a pixel at a place of the picture, both 0 to 1 from its upper left corner. */
export type Shadow = (x: number, y: number) => number;

/**
 * What a cart in the open leaves on the ground that it stands on: a soft shadow as large as the cart
 * and a dark one where each tire touches. Nothing of it reaches the picture's edge.
 */
export function castShadow({ root, layout }: Cart, camera: PerspectiveCamera): Shadow {
  const { wheelbase, halfTrack } = layout;
  const wheels = [-1, 1].flatMap((end) =>
    [-1, 1].map((side) => ({ x: (end * wheelbase) / 2, z: side * halfTrack })),
  );
  // Coarse treads reach below the circle of a tire.
  const groundY = new Box3().setFromObject(root, true).min.y;
  const eye = camera.position;
  const ray = new Vector3();
  return (x, y) => {
    rayThrough(camera, x, y, ray);
    if (ray.y >= 0) return 0;
    ray.multiplyScalar((groundY - eye.y) / ray.y).add(eye);
    const body = outside(ray.x, ray.z, wheelbase / 2 + underBody.overhang, halfTrack);
    const tire = Math.min(
      ...wheels.map((wheel) =>
        outsideEllipse(ray.x - wheel.x, ray.z - wheel.z, underTire.halfLength, underTire.halfWidth),
      ),
    );
    const soft = underBody.darkest * smoothStep(underBody.to, underBody.from, body);
    const touch = underTire.darkest * smoothStep(underTire.to, underTire.from, tire);
    const air = smoothStep(0, 0.04, Math.min(x, 1 - x)) * smoothStep(0, 0.04, 1 - y);
    return air * (1 - (1 - soft) * (1 - touch));
  };
}

/** How far a point of the ground is from a rectangle around the zero; less than 0 inside. */
function outside(x: number, z: number, halfLength: number, halfWidth: number): number {
  const [dx, dz] = [Math.abs(x) - halfLength, Math.abs(z) - halfWidth];
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0);
}

/** About how far a point of the ground is from an ellipse around the zero; less than 0 inside. */
function outsideEllipse(x: number, z: number, halfLength: number, halfWidth: number): number {
  return (Math.hypot(x / halfLength, z / halfWidth) - 1) * Math.min(halfLength, halfWidth);
}
