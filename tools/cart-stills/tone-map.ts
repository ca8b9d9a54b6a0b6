import { smoothStep } from "#carts/geometry/distance.ts";

/** Straight RGBA, 8 bits, of a render whose light is scene-linear and divided by 8 into 16 bits. */
export function developRender(
  render: Uint16Array,
  size: { width: number; height: number },
  exposure: number,
): Buffer {
  const picture = Buffer.alloc(size.width * size.height * 4);
  for (let pixel = 0; pixel < size.width * size.height; pixel++) {
    const i = pixel * 4;
    const light = [0, 1, 2].map((k) => ((render[i + k] ?? 0) / 65535) * 8 * exposure);
    const color = neutralToneMap(light);
    for (let k = 0; k < 3; k++) picture[i + k] = Math.round(encodeSrgb(color[k] ?? 0) * 255);
    const alpha = (render[i + 3] ?? 0) / 65535;
    const x = (pixel % size.width) / size.width;
    const y = Math.floor(pixel / size.width) / size.height;
    picture[i + 3] = Math.round(softened(alpha, x, y) * 255);
  }
  return picture;
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

/** Lightens the ground's shadow and fades it out before the picture's edge. */
function softened(alpha: number, x: number, y: number): number {
  const isCart = smoothStep(0.86, 0.99, alpha);
  const edge = smoothStep(0, 0.16, Math.min(x, 1 - x)) * smoothStep(0, 0.1, Math.min(y, 1 - y));
  const shadow = (Math.max(0, alpha - 0.05) / 0.95) * 0.74 * edge;
  return alpha * isCart + shadow * (1 - isCart);
}

function encodeSrgb(value: number): number {
  const v = Math.min(1, Math.max(0, value));
  return v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055;
}
