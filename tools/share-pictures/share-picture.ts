import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import {
  coastline,
  type CoastDrawing,
  coastlineMark,
  stateCoasts,
} from "#content/places/coastline.ts";
import { picturePath, pictureViewsOf } from "#content/vehicles/pictures.ts";
import { stripSource } from "../source-hash.ts";
import { sharePictureSize, type SharePictureSource } from "#content/pages/share-pictures.ts";

const { width, height } = sharePictureSize;
const margin = 72;
const ink = "#0e1b2a";
const quiet = "#43566b";
const sea = "#13748f";
const ground = "#f3f8f9";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The cart fills the right of its own picture; before a shore it stands small, under the words. */
const cartBox: Box = { left: 500, top: 78, width: 690, height: 431 };
const shoreBox: Box = { left: 660, top: 60, width: 476, height: 510 };
const smallCartBox: Box = { left: 40, top: 290, width: 512, height: 320 };
const wordsWidth = 520;
const shoreWordsTop = 72;
const gap = 30;

/** The name the cut file gives itself. Without a comma behind it "ExtraBold" is read as a weight. */
const typefaceName = "Bricolage Grotesque 96pt ExtraBold";
let typefaceFile: Promise<string> | undefined;

/** One share picture as PNG: 1200 by 630, words on the left, the cart or the shore on the right. */
export async function drawSharePicture(
  picture: SharePictureSource,
  publicFolder: string,
): Promise<Buffer> {
  const title = await drawBalancedText(picture.title, 72, ink);
  const subtitle = await drawText(picture.subtitle, 30, quiet, wordsWidth);
  const isCart = picture.drawing.kind === "cart";
  const wordsHeight = title.height + gap + subtitle.height;
  const top = isCart ? Math.round((height - wordsHeight) / 2) - 20 : shoreWordsTop;
  const box = isCart ? cartBox : smallCartBox;
  const cart = await drawCart(picture.drawing.vehicleId, publicFolder, box);
  const layers: OverlayOptions[] = [
    { input: cart, left: box.left, top: box.top },
    { input: title.input, left: margin, top },
    { input: subtitle.input, left: margin, top: top + title.height + gap },
  ];
  return sharp(Buffer.from(drawGround(picture)))
    .composite(layers)
    .flatten({ background: ground })
    .png({ palette: true, quality: 90, effort: 8 })
    .toBuffer();
}

/** How the pictures are drawn: this file without what the site imports for other ends. */
const drawingHash = createHash("sha256")
  .update(stripSource(readFileSync(fileURLToPath(import.meta.url), "utf8"), "share-picture.ts"))
  .digest("hex");

/** What a picture is made of: another value means that it must be drawn again. */
export async function fingerprintOf(
  { title, subtitle, drawing }: SharePictureSource,
  publicFolder: string,
): Promise<string> {
  return createHash("sha256")
    .update(JSON.stringify([title, subtitle, drawing]))
    .update(drawing.kind === "cart" ? coastlineMark.path : findShore(drawing).path)
    .update(await readFile(cartFile(drawing.vehicleId, publicFolder)))
    .update(drawingHash)
    .digest("hex")
    .slice(0, 16);
}

function drawGround({ drawing }: SharePictureSource): string {
  const line = drawing.kind === "cart" ? drawCoastBelow() : drawShore(findShore(drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${line}</svg>`;
}

function findShore(drawing: SharePictureSource["drawing"]): CoastDrawing {
  const coast = drawing.kind === "shore" ? stateCoasts[drawing.stateSlug] : coastline;
  if (!coast) throw new Error("No shore is drawn for this state.");
  return coast;
}

/** The line of the logo mark along the foot of the picture. */
function drawCoastBelow(): string {
  return drawLine(coastlineMark, { left: 0, top: 520, width, height: 92 }, true);
}

function drawShore(shore: CoastDrawing): string {
  return drawLine(shore, shoreBox, false);
}

function drawLine({ viewBox, path }: CoastDrawing, box: Box, isStretched: boolean): string {
  const [, , ownWidth = 1, ownHeight = 1] = viewBox.split(" ").map(Number);
  const across = box.width / ownWidth;
  const down = box.height / ownHeight;
  const scale = Math.min(across, down);
  const [x, y] = isStretched ? [across, down] : [scale, scale];
  const left = box.left + (box.width - ownWidth * x) / 2;
  const top = box.top + (box.height - ownHeight * y) / 2;
  return `<path d="${path}" transform="translate(${left} ${top})scale(${x} ${y})" fill="none" stroke="${sea}" stroke-width="${5 / Math.max(x, y)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function cartFile(vehicleId: string, publicFolder: string): string {
  const [view] = pictureViewsOf(vehicleId);
  if (!view) throw new Error(`There is no picture of ${vehicleId} yet.`);
  return publicFolder + picturePath(vehicleId, view, 1440, "avif");
}

async function drawCart(vehicleId: string, publicFolder: string, box: Box): Promise<Buffer> {
  return sharp(cartFile(vehicleId, publicFolder)).resize(box.width, box.height).png().toBuffer();
}

/** Lines of about the same length: as narrow as the text can be without another line. */
async function drawBalancedText(text: string, size: number, color: string) {
  let best = await drawText(text, size, color, wordsWidth);
  const aLine = size / 2;
  for (let narrow = wordsWidth - 20; narrow > wordsWidth / 3; narrow -= 20) {
    const tried = await drawText(text, size, color, narrow);
    if (tried.height > best.height + aLine || tried.width > narrow) break;
    best = tried;
  }
  return best;
}

async function drawText(text: string, size: number, color: string, textWidth: number) {
  typefaceFile ??= writeTypeface();
  const markup = `<span foreground="${color}">${text.replaceAll("&", "&amp;")}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${typefaceName}, ${size}`,
      fontfile: await typefaceFile,
      width: textWidth,
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** The display face at one weight, as the text drawer reads it. */
async function writeTypeface(): Promise<string> {
  const source = fileURLToPath(
    import.meta
      .resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"),
  );
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const typeface = await subsetFont(await readFile(source), characters.join(""), {
    targetFormat: "truetype",
    variationAxes: { wght: 700, opsz: 60 },
  });
  const directory = fileURLToPath(
    new URL("../../node_modules/.cache/share-pictures", import.meta.url),
  );
  await mkdir(directory, { recursive: true });
  const file = join(directory, "typeface.ttf");
  await writeFile(file, typeface);
  return file;
}
