import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import { coastline, type CoastDrawing, coastlineMark, stateCoasts } from "#content/coastline.ts";
import { picturePath, pictureViewsOf } from "#content/pictures.ts";
import { sharePictureSize, type SharePictureSource } from "#content/share-pictures.ts";

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

/** Where the drawing stands: right of the words. */
const drawingBox: Box = { left: 600, top: 60, width: 536, height: 480 };
const cartBox: Box = { left: 500, top: 78, width: 690, height: 431 };
const wordsWidth = 480;
const gap = 34;

/** The name the cut file gives itself. Without a comma behind it "ExtraBold" is read as a weight. */
const typefaceName = "Bricolage Grotesque 96pt ExtraBold";
let typefaceFile: Promise<string> | undefined;

/** One share picture as JPEG: 1200 by 630, words on the left, the cart or the shore on the right. */
export async function drawSharePicture(
  picture: SharePictureSource,
  publicFolder: string,
): Promise<Buffer> {
  const title = await drawText(picture.title, 72, ink, wordsWidth);
  const subtitle = await drawText(picture.subtitle, 30, quiet, wordsWidth);
  const top = Math.round((height - title.height - subtitle.height - gap) / 2) - 20;
  const layers: OverlayOptions[] = [
    { input: title.input, left: margin, top },
    { input: subtitle.input, left: margin, top: top + title.height + gap },
  ];
  const { drawing } = picture;
  if (drawing.kind === "cart") {
    layers.unshift({
      input: await drawCart(drawing.vehicleId, publicFolder),
      left: cartBox.left,
      top: cartBox.top,
    });
  }
  return sharp(Buffer.from(drawGround(picture)))
    .composite(layers)
    .flatten({ background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function drawGround({ drawing }: SharePictureSource): string {
  const line = drawing.kind === "cart" ? drawCoastBelow() : drawShore(findShore(drawing));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${line}</svg>`;
}

function findShore(drawing: SharePictureSource["drawing"]): CoastDrawing {
  const coast = drawing.kind === "shore" ? stateCoasts[drawing.stateSlug]?.shore : coastline;
  if (!coast) throw new Error("No shore is drawn for this state.");
  return coast;
}

/** The line of the logo mark along the foot of the picture. */
function drawCoastBelow(): string {
  return drawLine(coastlineMark, { left: 0, top: 520, width, height: 92 }, true);
}

function drawShore(shore: CoastDrawing): string {
  return drawLine(shore, drawingBox, false);
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

async function drawCart(vehicleId: string, publicFolder: string): Promise<Buffer> {
  const [view] = pictureViewsOf(vehicleId);
  if (!view) throw new Error(`There is no picture of ${vehicleId} yet.`);
  return sharp(publicFolder + picturePath(vehicleId, view, 1440, "avif"))
    .resize(cartBox.width, cartBox.height)
    .png()
    .toBuffer();
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
  return { input: data, height: info.height };
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
  const file = join(await mkdtemp(join(tmpdir(), "share-pictures-")), "typeface.ttf");
  await writeFile(file, typeface);
  return file;
}
