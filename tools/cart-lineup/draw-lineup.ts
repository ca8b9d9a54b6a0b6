/**
 * `npm run lineup`: measures the carts, and makes the picture of all of them in one line from their
 * pictures from the side.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import sharp, { type OverlayOptions } from "sharp";
import { Box3 } from "three";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { drawnSizesById, frameStandingCart } from "#content/vehicles/drawn-frame.ts";
import { type LineupCell, lineupCells, lineupPicture } from "#content/vehicles/lineup-picture.ts";
import { picturePath } from "#content/vehicles/pictures.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Enough for measures in centimeters. */
const detail = 0.35;
/** With the pictures of eighteen cards the list may weigh 300 KB. */
const bytesMax = 23_000;

/** How long and high each cart is, rounded to centimeters. */
function measureCarts() {
  return Object.fromEntries(
    cartSpecifications.map((specification) => {
      const { min, max } = new Box3().setFromObject(buildCart(specification, detail).root);
      const size = {
        lengthCentimeters: Math.round((max.x - min.x) * 100),
        heightCentimeters: Math.round(max.y * 100),
      };
      return [specification.id, size];
    }),
  );
}

/** The picture, before it is encoded. */
export async function drawLineup(): Promise<Buffer> {
  const cells = [...lineupCells.values()];
  const last = cells.at(-1);
  const layers = await Promise.all(cells.map(drawCart));
  return sharp({
    create: {
      width: toPixels((last?.left ?? 0) + (last?.width ?? 0)),
      height: toPixels(lineupPicture.feetHigh),
      channels: 3,
      background: "#fff",
    },
  })
    .composite(layers)
    .png()
    .toBuffer();
}

/** One cart where it stands, without what its shadow has outside of its cell. */
async function drawCart({ id, left, width, lengthFeet }: LineupCell): Promise<OverlayOptions> {
  const { gapFeet, groundFeet, feetHigh } = lineupPicture;
  const x = left + gapFeet;
  const frame = frameStandingCart({
    id,
    x: toPixels(x),
    groundY: toPixels(groundFeet),
    width: lengthFeet * lineupPicture.pixelsPerFoot,
  });
  if (!frame) throw new Error(`There is no size of ${id}`);
  const [cellLeft, cellRight] = [left, left + width].map(toPixels) as [number, number];
  const { data, info } = await sharp(
    path.join(root, "public", picturePath(id, "side", 1440, "avif")),
  )
    .resize(frame.width)
    .toBuffer({ resolveWithObject: true });
  const cut = { left: Math.max(0, cellLeft - frame.x), top: Math.max(0, -frame.y) };
  const to = { left: Math.max(cellLeft, frame.x), top: Math.max(0, frame.y) };
  const size = {
    width: Math.min(info.width - cut.left, cellRight - to.left),
    height: Math.min(info.height - cut.top, toPixels(feetHigh) - to.top),
  };
  const input = await sharp(data)
    .extract({ ...cut, ...size })
    .composite([{ input: Buffer.from(drawFade(size)) }])
    .toBuffer();
  return { input, ...to };
}

/** White over both ends of a cell and over its foot: no shadow ends at an edge. */
function drawFade({ width, height }: { width: number; height: number }): string {
  const { gapFeet, feetHigh, groundFeet } = lineupPicture;
  const side = toPixels(gapFeet) / width;
  const foot = toPixels(feetHigh - groundFeet) / height;
  const stops = (at: readonly (readonly [offset: number, opacity: number])[]) =>
    at
      .map(
        ([offset, opacity]) =>
          `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`,
      )
      .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="x">${stops(
    [
      [0, 1],
      [side * 0.25, 1],
      [side, 0],
      [1 - side, 0],
      [1 - side * 0.25, 1],
      [1, 1],
    ],
  )}</linearGradient><linearGradient id="y" x2="0" y2="1">${stops([
    [1 - foot, 0],
    [1 - foot * 0.25, 1],
  ])}</linearGradient><path fill="url(#x)" d="M0 0h${width}v${height}H0z"/><path fill="url(#y)" d="M0 0h${width}v${height}H0z"/></svg>`;
}

function toPixels(feet: number): number {
  return Math.round(feet * lineupPicture.pixelsPerFoot);
}

async function encode(picture: Buffer): Promise<Buffer> {
  for (let quality = 55; quality >= 35; quality -= 2) {
    const encoded = await sharp(picture).avif({ quality, effort: 9 }).toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  throw new Error(`No AVIF of the lineup fits into ${bytesMax} bytes`);
}

if (import.meta.main) {
  const sizes = measureCarts();
  const sizesFile = path.join(root, "content/vehicles/drawn-sizes.json");
  writeFileSync(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
  if (!isDeepStrictEqual(sizes, drawnSizesById)) {
    process.stdout.write(`${sizesFile} is new. Run this once more for the picture.\n`);
    process.exit();
  }
  const encoded = await encode(await drawLineup());
  writeFileSync(path.join(root, "public", lineupPicture.path), encoded);
  process.stdout.write(`${lineupPicture.path}: ${encoded.length} bytes\n`);
}
