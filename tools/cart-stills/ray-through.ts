import type { PerspectiveCamera, Vector3 } from "three";

/** The direction from a camera through a point of its picture, from 0 to 1 across and down; written into `ray`. */
export function rayThrough(camera: PerspectiveCamera, x: number, y: number, ray: Vector3): Vector3 {
  return ray
    .set(x * 2 - 1, 1 - y * 2, 0.5)
    .unproject(camera)
    .sub(camera.position);
}
