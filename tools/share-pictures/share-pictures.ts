/**
 * Draws the pictures of share cards and the icons: `npm run share-pictures`. Both are committed,
 * with a fingerprint of what each picture was made of. A test says when it must be run again.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawSharePicture, fingerprintOf } from "./share-picture.ts";
import { sharePictures } from "#content/pages/share-pictures.ts";

const publicFolder = fileURLToPath(new URL("../../public", import.meta.url));
/** The least part of a maskable icon that is always seen is a circle of 80% of its width. */
const maskableShare = 0.72;

const fingerprintFile = fileURLToPath(
  new URL("../../content/pages/share-pictures.json", import.meta.url),
);

await rm(`${publicFolder}/share`, { recursive: true, force: true });
await mkdir(`${publicFolder}/share`);
const fingerprints: Record<string, string> = {};
let bytes = 0;
for (const picture of sharePictures) {
  const png = await drawSharePicture(picture, publicFolder);
  bytes += png.length;
  await writeFile(publicFolder + picture.path, png);
  fingerprints[picture.path] = await fingerprintOf(picture, publicFolder);
}
await writeFile(fingerprintFile, `${JSON.stringify(fingerprints, null, 2)}\n`);
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
