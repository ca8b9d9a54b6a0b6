import { mkdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";

const formats = ["avif", "webp"] as const;
type Format = (typeof formats)[number];
interface Limit {
  bytesMax: number;
  firstQuality: number;
  /** Of sharp's AVIF, 0 to 9; 6 takes four times as long as 3 and saves 7%, 9 another 2%. */
  effort?: number;
}

/**
 * Bytes a file may have, and the quality tried first, by width: the page's weight is planned with
 * these. Cards show the smallest, eighteen on one page.
 */
const limits: Record<number, Record<Format, Limit>> = {
  480: {
    // Eighteen of them, a tool's script and the rest must be 300 KB.
    avif: { bytesMax: 11_000, firstQuality: 40, effort: 9 },
    webp: { bytesMax: 26_000, firstQuality: 76 },
  },
  960: {
    avif: { bytesMax: 40_000, firstQuality: 58 },
    webp: { bytesMax: 60_000, firstQuality: 76 },
  },
  1440: {
    avif: { bytesMax: 62_000, firstQuality: 58 },
    webp: { bytesMax: 92_000, firstQuality: 76 },
  },
};
/** The home page's picture, on which the eye rests longest: better than the rest at its full size. */
const hero = {
  name: "evolution-d5-maverick-4-plus-front",
  width: 1440,
  avif: { bytesMax: 80_000, firstQuality: 82 },
};
const cardWidth = 480;
const lowestQuality = 28;
/** Gives WebP 80 steps of transparency; at 60, with its 14, the shadow falls apart into rings. */
const alphaQualities = [78, 66, 55, 45, 30, 15] as const;
const lowestWebpQuality = 52;

export const isHero = (name: string): boolean => name === hero.name;

/** Writes every width and format of one picture, each at the best quality that fits its limit. */
export async function writePictures(
  pixels: Buffer,
  size: { width: number; height: number },
  folder: string,
  name: string,
): Promise<number> {
  mkdirSync(folder, { recursive: true });
  let total = 0;
  for (const width of Object.keys(limits)) {
    const source = sharp(pixels, { raw: { ...size, channels: 4 } });
    total += await writeWidth(source, Number(width), folder, name);
  }
  return total;
}

/**
 * Makes the card's files of a picture anew from its widest file, without rendering: nine pixels
 * become one, so what that file lost is not seen.
 * @returns the bytes of all its files
 */
export async function writeCardFiles(folder: string, name: string): Promise<number> {
  await writeWidth(sharp(path.join(folder, `${name}-${hero.width}.avif`)), cardWidth, folder, name);
  const files = Object.keys(limits).flatMap((width) =>
    formats.map((format) => path.join(folder, `${name}-${width}.${format}`)),
  );
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

async function writeWidth(source: Sharp, width: number, folder: string, name: string) {
  const limitsOf = limits[width];
  if (limitsOf === undefined) throw new Error(`There is no limit for ${width} pixels`);
  const resized = await source
    .resize(width, null, { kernel: "lanczos3" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let total = 0;
  for (const format of formats) {
    const isBest = isHero(name) && width === hero.width && format === "avif";
    const encoded = await encodeWithin(resized, format, isBest ? hero.avif : limitsOf[format]);
    writeFileSync(path.join(folder, `${name}-${width}.${format}`), encoded);
    total += encoded.length;
  }
  return total;
}

async function encodeWithin(
  picture: Buffer,
  format: Format,
  { bytesMax, firstQuality, effort = 3 }: Limit,
): Promise<Buffer> {
  if (format === "webp") return encodeWebp(picture, bytesMax, firstQuality);
  for (let quality = firstQuality; quality >= lowestQuality; quality -= 3) {
    const encoded = await sharp(picture).avif({ quality, effort }).toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  throw new Error(`No AVIF above quality ${lowestQuality} fits into ${bytesMax} bytes`);
}

/** Many thin tubes before a soft shadow are the worst for WebP: then its transparency gives way. */
async function encodeWebp(picture: Buffer, bytesMax: number, firstQuality: number) {
  for (const alphaQuality of alphaQualities) {
    for (let quality = firstQuality; quality >= lowestWebpQuality; quality -= 6) {
      const encoded = await sharp(picture).webp({ quality, alphaQuality, effort: 3 }).toBuffer();
      if (encoded.length <= bytesMax) return encoded;
    }
  }
  throw new Error(`No WebP above quality ${lowestWebpQuality} fits into ${bytesMax} bytes`);
}

/** The color that fills most of what is solid; colorful pixels count for more than black rubber. */
export function dominantColor(pixels: Buffer): string {
  const buckets = new Map<number, { weight: number; sum: [number, number, number] }>();
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels.readUInt8(i + 3) < 240) continue;
    const color = [0, 1, 2].map((k) => pixels.readUInt8(i + k)) as [number, number, number];
    const [low, high] = [Math.min(...color), Math.max(...color)];
    const weight = 2 + (high - low) + high * 0.25;
    const key = color.reduce((sum, value) => sum * 8 + (value >> 5), 0);
    const bucket = buckets.get(key) ?? { weight: 0, sum: [0, 0, 0] };
    bucket.weight += weight;
    for (const k of [0, 1, 2] as const) bucket.sum[k] += color[k] * weight;
    buckets.set(key, bucket);
  }
  const [first] = [...buckets.values()].toSorted((a, b) => b.weight - a.weight);
  if (!first) return "#000000";
  const hex = first.sum.map((value) =>
    Math.round(value / first.weight)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}
