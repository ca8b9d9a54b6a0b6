/**
 * Draws the pictures of share cards and the icons: `node cli/share-pictures.ts`. Both are
 * committed; run it again after `content/share-pictures.ts`, a cart's picture or the mark changes.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawSharePicture } from "#cli/share-picture.ts";
import { sharePictures } from "#content/share-pictures.ts";

const publicFolder = fileURLToPath(new URL("../public", import.meta.url));
/** The least part of a maskable icon that is always seen is a circle of 80% of its width. */
const maskableShare = 0.72;

await mkdir(`${publicFolder}/share`, { recursive: true });
let bytes = 0;
for (const picture of sharePictures) {
  const jpeg = await drawSharePicture(picture, publicFolder);
  bytes += jpeg.length;
  await writeFile(publicFolder + picture.path, jpeg);
}
process.stdout.write(`${sharePictures.length} share pictures: ${bytes} bytes\n`);
await drawIcons();

async function drawIcons(): Promise<void> {
  const icon = await readFile(`${publicFolder}/icon.svg`, "utf8");
  // Systems round the corners themselves: these icons fill their square.
  const square = icon.replace(' rx="7"', "");
  const draw = (source: string, width: number) =>
    sharp(Buffer.from(source), { density: (72 * width) / 32 }).resize(width, width);
  for (const width of [180, 192, 512]) {
    const file = width === 180 ? "apple-touch-icon.png" : `icon-${width}.png`;
    await draw(square, width).png({ palette: true }).toFile(`${publicFolder}/${file}`);
  }
  const inner = Math.round(512 * maskableShare);
  const background = "#0b4f6c";
  await sharp({ create: { width: 512, height: 512, channels: 3, background } })
    .composite([{ input: await draw(square, inner).png().toBuffer() }])
    .png({ palette: true })
    .toFile(`${publicFolder}/icon-maskable.png`);
}
