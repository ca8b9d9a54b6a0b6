import type { Color } from "three";
import type { PerspectiveCamera } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { coverCart } from "./outline.ts";
import { exposureFor } from "./tone-map.ts";

/** Pixels around the paint that its soft edge may share. */
const softEdge = 2;
/** Half the width of the blotches in a picture's color, in pixels. */
const blotch = 6;
/** Two pixels that differ by less are of one surface, of 255. */
const asBright = 10;
/** How far apart the channels of a colorful paint are at least, as a share of the strongest. */
const apartMin = 0.3;
/** From here on light is compressed, as in a developed render. */
const shoulder = 0.76;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** One byte a pixel: 1 where the nearest thing that one does not see through is paint, or its edge. */
export function findPaint(
  cart: Cart,
  camera: PerspectiveCamera,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const nearest = new Float32Array(width * height).fill(Infinity);
  const isPaint = new Uint8Array(width * height);
  coverCart(cart, camera, { width, height }, (pixel, depth, material) => {
    if (depth >= (nearest[pixel] ?? 0)) return;
    nearest[pixel] = depth;
    isPaint[pixel] = material === cart.materials.paint.name ? 1 : 0;
  });
  const around = Uint8Array.from(isPaint);
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (!isPaint[pixel]) continue;
    for (let row = -softEdge; row <= softEdge; row++) {
      around.fill(1, pixel + row * width - softEdge, pixel + row * width + softEdge + 1);
    }
  }
  return around;
}

/**
 * Gives the paint of a picture another color in the same light. Paint is its color times the light it
 * gets, below a clear coat that mirrors a colorless studio: how far apart its channels are says how much
 * light is its own, and only that takes the new color. So the gloss stays, and black beside it too.
 * @throws for paint without a color of its own
 */
export function repaint(picture: Pixels, isPaint: Uint8Array, from: Color, to: Color): void {
  const { data } = picture;
  const own = from.toArray();
  const strongest = own.indexOf(Math.max(...own));
  const weakest = own.indexOf(Math.min(...own));
  const apart = (own[strongest] ?? 0) - (own[weakest] ?? 0);
  if (apart < apartMin * (own[strongest] ?? 0))
    throw new Error("Only colorful paint is told from the gloss upon it");
  // As the studio exposes a lighter cart for less.
  const exposure = exposureFor(luminance(to)) / exposureFor(luminance(from));
  const change = to.toArray().map((value, k) => value * exposure - (own[k] ?? 0));
  const lights = new Float32Array(isPaint.length);
  for (const [pixel, isOfPaint] of isPaint.entries()) {
    if (!isOfPaint) continue;
    const [strong, weak] = [strongest, weakest].map((k) => toLinear(data[pixel * 4 + k] ?? 0));
    lights[pixel] = Math.max(0, (strong ?? 0) - (weak ?? 0)) / apart;
  }
  const even = evenOut(lights, picture, isPaint);
  for (const [pixel, isOfPaint] of isPaint.entries()) {
    if (!isOfPaint) continue;
    for (const k of [0, 1, 2]) {
      const at = pixel * 4 + k;
      const light = toLinear(data[at] ?? 0) + (even[pixel] ?? 0) * (change[k] ?? 0);
      data[at] = fromLinear(compress(light));
    }
  }
}

/** Each pixel's value as the mean of those around it that are as bright: AVIF keeps colors in blotches. */
function evenOut(values: Float32Array, { data, width }: Pixels, isPaint: Uint8Array): Float32Array {
  const brightness = Uint8Array.from(values, (_, pixel) =>
    Math.max(...data.subarray(pixel * 4, pixel * 4 + 3)),
  );
  return values.map((value, pixel) => {
    if (!isPaint[pixel]) return value;
    let [sum, count] = [0, 0];
    for (let row = -blotch; row <= blotch; row++) {
      const middle = pixel + row * width;
      for (let near = middle - blotch; near <= middle + blotch; near++) {
        const difference = Math.abs((brightness[near] ?? 0) - (brightness[pixel] ?? 0));
        if (!isPaint[near] || difference > asBright) continue;
        sum += values[near] ?? 0;
        count++;
      }
    }
    return sum / count;
  });
}

function luminance({ r, g, b }: Color): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function compress(value: number): number {
  if (value < shoulder) return Math.max(0, value);
  const room = 1 - shoulder;
  return 1 - room * Math.exp((shoulder - value) / room);
}

function toLinear(value: number): number {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function fromLinear(value: number): number {
  const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(255 * encoded);
}
