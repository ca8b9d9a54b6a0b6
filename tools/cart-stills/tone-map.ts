import { smoothStep } from "#carts/geometry/distance.ts";

/** How much of its light the polished ground gives back, and how dark its shadow may be. */
const floor = { reflected: 0.2, shadow: 0.8 };

/**
 * Straight RGBA, 8 bits, of three renders that follow each other: the cart, what the ground
 * mirrors of it, and its shadow. Light is scene-linear and divided by 8 into 16 bits.
 */
export function developRender(
  layers: Uint16Array,
  size: { width: number; height: number },
  exposure: number,
): Buffer {
  const count = size.width * size.height;
  const picture = Buffer.alloc(count * 4);
  const [cart, mirrored, shadow] = [0, 1, 2].map((layer) =>
    layerOf(layers, layer, count, exposure),
  );
  if (!cart || !mirrored || !shadow) throw new Error("A layer of the render is missing");
  for (let pixel = 0; pixel < count; pixel++) {
    const x = ((pixel % size.width) + 0.5) / size.width;
    const y = Math.floor(pixel / size.width) / size.height;
    const top = cart(pixel);
    const mirror = mirrored(pixel);
    const mirrorAlpha = mirror.alpha * floor.reflected * fadedBefore(x, y, 0.1);
    const shadowAlpha =
      Math.max(0, shadow(pixel).alpha - 0.04) * floor.shadow * fadedBefore(x, y, 0.075);
    const underTop = mirrorAlpha * (1 - top.alpha);
    const alpha = 1 - (1 - top.alpha) * (1 - mirrorAlpha) * (1 - shadowAlpha);
    for (let k = 0; k < 3; k++) {
      const light = (top.color[k] ?? 0) * top.alpha + (mirror.color[k] ?? 0) * underTop;
      picture[4 * pixel + k] = Math.round((255 * light) / Math.max(alpha, 1e-4));
    }
    picture[4 * pixel + 3] = Math.round(alpha * 255);
  }
  return picture;
}

/** Reads one layer: color as a screen shows it (0 to 1) and coverage. */
function layerOf(layers: Uint16Array, layer: number, count: number, exposure: number) {
  return (pixel: number) => {
    const first = 4 * (layer * count + pixel);
    const alpha = (layers[first + 3] ?? 0) / 65535;
    if (alpha === 0) return { color: [0, 0, 0], alpha };
    const light = [0, 1, 2].map((k) => ((layers[first + k] ?? 0) / 65535) * 8 * exposure);
    return { color: neutralToneMap(light).map(encodeSrgb), alpha };
  };
}

/** Nothing of the ground reaches the picture's edge. */
function fadedBefore(x: number, y: number, margin: number): number {
  return smoothStep(0, 0.13, Math.min(x, 1 - x)) * smoothStep(0.012, margin, 1 - y);
}

/** White paint reflects more of the same studio and is exposed for less. */
export function exposureFor(paintLuminance: number): number {
  return 0.64 - 0.18 * smoothStep(0.3, 0.62, paintLuminance);
}

/** Khronos PBR Neutral: what three calls NeutralToneMapping, so turntable and stills agree. */
function neutralToneMap(light: number[]): number[] {
  const start = 0.8 - 0.04;
  const desaturation = 0.15;
  const darkest = Math.min(...light);
  const offset = darkest < 0.08 ? darkest - 6.25 * darkest * darkest : 0.04;
  const color = light.map((value) => value - offset);
  const peak = Math.max(...color);
  if (peak < start) return color;
  const room = 1 - start;
  const newPeak = 1 - (room * room) / (peak + room - start);
  const towardsWhite = 1 - 1 / (desaturation * (peak - newPeak) + 1);
  return color.map(
    (value) => ((value * newPeak) / peak) * (1 - towardsWhite) + newPeak * towardsWhite,
  );
}

function encodeSrgb(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
