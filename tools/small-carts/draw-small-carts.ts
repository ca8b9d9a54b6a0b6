/** `npm run small-carts`: puts the carts of a phone's small scenes into one picture, after one of their pictures changed. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { scenePicturePath } from "#content/vehicles/pictures.ts";
import { smallCartsPicture } from "#content/vehicles/small-carts-picture.ts";

const root = path.resolve(import.meta.dirname, "../..");
const { cell, cartIds } = smallCartsPicture;
/** A page of the site may weigh 300 KB, home more. */
const bytesMax = 36_000;

/** The picture, before it is encoded. */
export async function drawSmallCarts(): Promise<Buffer> {
  const layers = cartIds.map(async (id, index) => ({
    input: await sharp(path.join(root, "public", scenePicturePath(id)))
      .resize(cell)
      .toBuffer(),
    left: index * cell.width,
    top: 0,
  }));
  return sharp({
    create: {
      width: cell.width * cartIds.length,
      height: cell.height,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

async function encode(picture: Buffer): Promise<Buffer> {
  for (let quality = 60; quality >= 35; quality -= 2) {
    const encoded = await sharp(picture).avif({ quality, effort: 9 }).toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  throw new Error(`No AVIF of the small carts fits into ${bytesMax} bytes`);
}

if (import.meta.main) {
  const encoded = await encode(await drawSmallCarts());
  writeFileSync(path.join(root, "public", smallCartsPicture.path), encoded);
  process.stdout.write(`${smallCartsPicture.path}: ${encoded.length} bytes\n`);
}
