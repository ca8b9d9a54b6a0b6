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
  // The one large box overhead and behind: what hood, roof and fenders mirror to the camera.
  { azimuth: 214, elevation: 45, halfWidth: 52, halfHeight: 17, radiance: 1.4, softness: 3 },
  // The key, on the driver's side and a little ahead.
  { azimuth: 62, elevation: 46, halfWidth: 26, halfHeight: 15, radiance: 7.5, softness: 3 },
  // A broad soft fill before the cart, so that black keeps its drawing.
  { azimuth: 20, elevation: 8, halfWidth: 62, halfHeight: 26, radiance: 0.5, softness: 14 },
  // What the nose and the lamps mirror to the camera.
  { azimuth: -34, elevation: 16, halfWidth: 13, halfHeight: 14, radiance: 3.2, softness: 2 },
  // A long low strip: the line along the flank's shoulder, the tires and the posts.
  { azimuth: 136, elevation: 9, halfWidth: 38, halfHeight: 3.2, radiance: 8, softness: 0.8 },
  // Two upright strips behind the cart: rims of light that free it from a dark ground.
  { azimuth: 176, elevation: 20, halfWidth: 3.5, halfHeight: 26, radiance: 11, softness: 1 },
  { azimuth: 262, elevation: 22, halfWidth: 5, halfHeight: 26, radiance: 11, softness: 1 },
];

const degrees = 180 / Math.PI;

/** The whole studio as one function: light that arrives from a direction (unit vector, y up). */
export function studioRadiance(x: number, y: number, z: number): number {
  const elevation = Math.asin(Math.max(-1, Math.min(1, y))) * degrees;
  const azimuth = Math.atan2(-z, x) * degrees;
  let light =
    y >= 0
      ? 0.16 + 0.14 * smoothStep(0, 50, elevation)
      : 0.16 + 0.42 * smoothStep(2, 26, -elevation);
  light += 2.4 * smoothStep(68, 72, elevation);
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
