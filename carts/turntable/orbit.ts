import type { PerspectiveCamera, Vector3 } from "three";
import { frameCart, frontAngles, lookedAt, viewDirection } from "#carts/assembly/framing.ts";

/** Where the camera stands; angles in degrees, zoom 1 is the whole cart in the picture. */
export interface OrbitState {
  azimuth: number;
  elevation: number;
  zoom: number;
}

export const startOrbit: OrbitState = { ...frontAngles, zoom: 1 };
const limits = { elevation: [-2, 60], zoom: [1, 3.2] } as const;

export function clampOrbit(state: OrbitState): OrbitState {
  const within = (value: number, [low, high]: readonly [number, number]) =>
    Math.min(high, Math.max(low, value));
  return {
    azimuth: ((state.azimuth % 360) + 360) % 360,
    elevation: within(state.elevation, limits.elevation),
    zoom: within(state.zoom, limits.zoom),
  };
}

/** Places a camera round a cart so that it always fills the picture as the stills do. */
export class OrbitCamera {
  readonly camera: PerspectiveCamera;
  readonly #outline: readonly Vector3[];

  constructor(camera: PerspectiveCamera, outline: readonly Vector3[]) {
    this.camera = camera;
    this.#outline = outline;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
  }

  place({ azimuth, elevation, zoom }: OrbitState): void {
    const angles = { azimuth, elevation };
    const { distance, center } = frameCart(this.#outline, angles, this.camera.aspect);
    const towards = viewDirection(azimuth, elevation);
    this.camera.position.copy(lookedAt).addScaledVector(towards, distance / zoom);
    this.camera.lookAt(lookedAt);
    this.camera.updateProjectionMatrix();
    // A lens shift, as in the stills: the cart sits in the middle without turning the camera.
    this.camera.projectionMatrix.elements[8] = center.x;
    this.camera.projectionMatrix.elements[9] = center.y;
    this.camera.projectionMatrixInverse.copy(this.camera.projectionMatrix).invert();
  }
}
