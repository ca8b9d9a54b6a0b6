import type { PerspectiveCamera, Vector3 } from "three";
import { frameCart, frontAngles, lookedAt, viewDirection } from "../framing.ts";

/** Where the camera stands; angles in degrees, zoom 1 is the whole cart in the picture. */
export interface OrbitState {
  azimuth: number;
  elevation: number;
  zoom: number;
}

export const startOrbit: OrbitState = { ...frontAngles, zoom: 1 };
const limits = { elevation: [-2, 60], zoom: [1, 3.2] } as const;
const framedEvery = 15;

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
  #rounds: { distance: number; x: number; y: number }[] = [];

  constructor(camera: PerspectiveCamera, outline: readonly Vector3[]) {
    this.camera = camera;
    this.#outline = outline;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / height;
    this.#rounds = Array.from({ length: 360 / framedEvery }, (_, index) => {
      const angles = { azimuth: index * framedEvery, elevation: frontAngles.elevation };
      const { distance, center } = frameCart(this.#outline, angles, width / height);
      return { distance, ...center };
    });
  }

  place({ azimuth, elevation, zoom }: OrbitState): void {
    const { distance, x, y } = this.#framingAt(azimuth);
    const towards = viewDirection(azimuth, elevation);
    // Seen from above the roof comes nearer: step back a little.
    const back = 1 + 0.12 * Math.max(0, (elevation - frontAngles.elevation) / 50);
    this.camera.position.copy(lookedAt).addScaledVector(towards, (distance * back) / zoom);
    this.camera.lookAt(lookedAt);
    this.camera.updateProjectionMatrix();
    // A lens shift, as in the stills: the cart sits in the middle without turning the camera.
    this.camera.projectionMatrix.elements[8] = x;
    this.camera.projectionMatrix.elements[9] = y;
    this.camera.projectionMatrixInverse.copy(this.camera.projectionMatrix).invert();
  }

  #framingAt(azimuth: number) {
    const place = azimuth / framedEvery;
    const from = this.#rounds[Math.floor(place) % this.#rounds.length];
    const to = this.#rounds[(Math.floor(place) + 1) % this.#rounds.length];
    if (!from || !to) throw new Error("The camera was placed before it knew the picture's size");
    const share = place - Math.floor(place);
    const between = (a: number, b: number) => a + (b - a) * share;
    return {
      distance: between(from.distance, to.distance),
      x: between(from.x, to.x),
      y: between(from.y, to.y),
    };
  }
}
