import { smoothStep } from "#carts/geometry/distance.ts";

interface Softbox {
  /** Degrees from the cart's front towards its left. */
  azimuth: number;
  elevation: number;
  halfWidth: number;
  halfHeight: number;
  radiance: number;
  softness: number;
}

/** Placed by reflecting the camera's ray at the panel that should carry the highlight, not by feel. */
const softboxes: readonly Softbox[] = [
  // The key, on the driver's side and a little ahead.
  { azimuth: 70, elevation: 38, halfWidth: 28, halfHeight: 16, radiance: 8, softness: 1.5 },
  // What the nose mirrors to the camera.
  { azimuth: -38, elevation: 22, halfWidth: 20, halfHeight: 18, radiance: 5, softness: 1.5 },
  // A bank behind the cart: what the hood mirrors to the camera.
  { azimuth: 205, elevation: 26, halfWidth: 34, halfHeight: 13, radiance: 4.5, softness: 1.5 },
  // A long low strip: the highlight along the flank's shoulder.
  { azimuth: 130, elevation: 10, halfWidth: 42, halfHeight: 4, radiance: 6, softness: 1 },
];

const degrees = 180 / Math.PI;

/** The whole studio as one function: light that arrives from a direction (unit vector, y up). */
export function studioRadiance(x: number, y: number, z: number): number {
  const elevation = Math.asin(Math.max(-1, Math.min(1, y))) * degrees;
  const azimuth = Math.atan2(-z, x) * degrees;
  let light =
    y >= 0
      ? 0.17 + 0.14 * smoothStep(0, 50, elevation)
      : 0.17 + 0.4 * smoothStep(2, 26, -elevation);
  light += 3 * smoothStep(63, 66, elevation);
  for (const box of softboxes) {
    const apart = Math.abs(azimuth - box.azimuth);
    const across = Math.min(apart, 360 - apart) * Math.cos(elevation / degrees);
    const { softness } = box;
    light +=
      box.radiance *
      (1 - smoothStep(box.halfWidth - softness, box.halfWidth + softness, across)) *
      (1 -
        smoothStep(
          box.halfHeight - softness,
          box.halfHeight + softness,
          Math.abs(elevation - box.elevation),
        ));
  }
  return light;
}

/** Equirectangular picture of the studio, RGBA floats, bottom row first as three expects it. */
export function studioPanorama(width: number, height: number): Float32Array {
  const pixels = new Float32Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const longitude = ((column + 0.5) / width - 0.5) * 2 * Math.PI;
      const latitude = ((row + 0.5) / height - 0.5) * Math.PI;
      const level = Math.cos(latitude);
      const light = studioRadiance(
        level * Math.cos(longitude),
        Math.sin(latitude),
        level * Math.sin(longitude),
      );
      pixels.set([light, light, light * 1.015, 1], 4 * (row * width + column));
    }
  }
  return pixels;
}
