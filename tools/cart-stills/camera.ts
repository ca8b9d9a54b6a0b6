import { Mesh, Vector3 } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { frameCart, frontAngles, lookedAt, verticalFieldOfView } from "#carts/assembly/framing.ts";

export type View = "front" | "side" | "rear";
export const views: readonly View[] = ["front", "side", "rear"];

const angles: Record<View, { azimuth: number; elevation: number }> = {
  front: frontAngles,
  side: { azimuth: 90, elevation: 1 },
  rear: { azimuth: 142, elevation: 3.5 },
};

export interface CameraPlacement {
  position: number[];
  target: number[];
  verticalFieldOfView: number;
  /** In heights of the picture, as Blender counts it for a vertical field of view. */
  shift: [number, number];
}

export function placeCamera(cart: Cart, view: View, aspect: number): CameraPlacement {
  const { position, center } = frameCart(pointsOf(cart), angles[view], aspect);
  return {
    position: position.toArray(),
    target: lookedAt.toArray(),
    verticalFieldOfView,
    shift: [(center.x / 2) * aspect, center.y / 2],
  };
}

/** Every tenth vertex is enough to frame a picture. */
function pointsOf(cart: Cart): Vector3[] {
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
