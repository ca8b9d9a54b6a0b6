import { PerspectiveCamera, Vector3 } from "three";

/** Stills and turntable look at a cart with the same lens from the same height. */
/** Degrees: an 85 mm lens before a sensor 36 mm wide, cut to the pictures' 16:10. */
export const verticalFieldOfView = 15.1;
/** From the height of the lamps, as a car is photographed. */
export const frontAngles = { azimuth: 44, elevation: 2 };
export const lookedAt = new Vector3(0, 0.9, 0);

/** Share of the picture the cart may fill; the rest is air and the shadow's ground. */
const fill = { width: 0.88, height: 0.83 };

export interface Framing {
  position: Vector3;
  distance: number;
  /** Where the cart's middle would be without lens shift, -1 to 1 of the picture. */
  center: { x: number; y: number };
}

/** From the cart towards the camera; degrees from the cart's front towards its left, and up. */
export function viewDirection(azimuth: number, elevation: number): Vector3 {
  const a = (azimuth * Math.PI) / 180;
  const e = (elevation * Math.PI) / 180;
  return new Vector3(Math.cos(e) * Math.cos(a), Math.sin(e), -Math.cos(e) * Math.sin(a));
}

/** Moves back until every point is in the picture. */
export function frameCart(
  points: readonly Vector3[],
  angles: { azimuth: number; elevation: number },
  aspect: number,
): Framing {
  const towards = viewDirection(angles.azimuth, angles.elevation);
  const camera = new PerspectiveCamera(verticalFieldOfView, aspect, 0.1, 60);
  let distance = 8;
  let frame = { left: -1, right: 1, bottom: -1, top: 1 };
  for (let round = 0; round < 6; round++) {
    camera.position.copy(lookedAt).addScaledVector(towards, distance);
    camera.lookAt(lookedAt);
    camera.updateMatrixWorld(true);
    frame = projectedFrame(points, camera);
    distance *= Math.max(
      (frame.right - frame.left) / 2 / fill.width,
      (frame.top - frame.bottom) / 2 / fill.height,
    );
  }
  return {
    position: camera.position.clone(),
    distance: camera.position.distanceTo(lookedAt),
    center: { x: (frame.left + frame.right) / 2, y: (frame.bottom + frame.top) / 2 + 0.01 },
  };
}

function projectedFrame(points: readonly Vector3[], camera: PerspectiveCamera) {
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
