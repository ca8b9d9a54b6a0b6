import { Mesh, PerspectiveCamera, Vector3 } from "three";
import type { Cart } from "../build-cart.ts";

export type View = "front" | "side" | "rear";
export const views: readonly View[] = ["front", "side", "rear"];

/** Degrees from the cart's front towards its left, and above the horizon. */
const angles: Record<View, { azimuth: number; elevation: number }> = {
  front: { azimuth: 38, elevation: 8 },
  side: { azimuth: 90, elevation: 3 },
  rear: { azimuth: 146, elevation: 9 },
};
const verticalFieldOfView = 24;
/** Share of the picture the cart may fill, the room below it is for its shadow. */
const fill = { width: 0.9, height: 0.86 };

export interface CameraPlacement {
  position: number[];
  target: number[];
  verticalFieldOfView: number;
  /** In heights of the picture, as Blender counts it for a vertical field of view. */
  shift: [number, number];
}

/** Moves back until every corner of the cart is in the picture, then centers it by lens shift. */
export function placeCamera(cart: Cart, view: View, aspect: number): CameraPlacement {
  const { azimuth, elevation } = angles[view];
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  const towards = new Vector3(Math.cos(e) * Math.cos(a), Math.sin(e), -Math.cos(e) * Math.sin(a));
  const target = new Vector3(0, 0.95, 0);
  const points = cornersOf(cart);
  const camera = new PerspectiveCamera(verticalFieldOfView, aspect, 0.1, 60);
  let distance = 8;
  let frame = { left: -1, right: 1, bottom: -1, top: 1 };
  for (let round = 0; round < 6; round++) {
    camera.position.copy(target).addScaledVector(towards, distance);
    camera.lookAt(target);
    camera.updateMatrixWorld(true);
    frame = projectedFrame(points, camera);
    distance *= Math.max(
      (frame.right - frame.left) / 2 / fill.width,
      (frame.top - frame.bottom) / 2 / fill.height,
    );
  }
  return {
    position: camera.position.toArray(),
    target: target.toArray(),
    verticalFieldOfView,
    shift: [((frame.left + frame.right) / 4) * aspect, (frame.bottom + frame.top) / 4 - 0.015],
  };
}

function projectedFrame(points: Vector3[], camera: PerspectiveCamera) {
  const frame = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  const projected = new Vector3();
  for (const point of points) {
    projected.copy(point).project(camera);
    frame.left = Math.min(frame.left, projected.x);
    frame.right = Math.max(frame.right, projected.x);
    frame.bottom = Math.min(frame.bottom, projected.y);
    frame.top = Math.max(frame.top, projected.y);
  }
  return frame;
}

/** Every tenth vertex is enough to frame a picture. */
function cornersOf(cart: Cart): Vector3[] {
  const points: Vector3[] = [];
  cart.root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    const positions = object.geometry.getAttribute("position");
    for (let i = 0; i < positions.count; i += 10) {
      points.push(new Vector3().fromBufferAttribute(positions, i).applyMatrix4(object.matrixWorld));
    }
  });
  return points;
}
