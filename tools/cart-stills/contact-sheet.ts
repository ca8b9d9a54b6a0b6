import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { pictureAspect, picturePath } from "#content/vehicles/pictures.ts";
import { cartSpecifications } from "#carts/cart-models.ts";
import { buildCart } from "#carts/build-cart.ts";
import { views } from "./camera.ts";
import { drawOutline } from "./outline.ts";

const root = path.resolve(import.meta.dirname, "../..");
const cell = { width: 400, height: Math.round(400 * pictureAspect) };
const labelHeight = 22;
const rowHeight = cell.height + labelHeight;
/** Of the front, the side and the rear: the pictures must sit on every ground of the site. */
const grounds = ["#ffffff", "#f3f8f9", "#0b1622"];

/** Six cells to a row, two models side by side, to be looked at together. */
export async function writeContactSheet(): Promise<void> {
  const layers: OverlayOptions[] = [];
  for (const [index, { id }] of cartSpecifications.entries()) {
    const left = (index % 2) * 3 * cell.width;
    const top = Math.floor(index / 2) * rowHeight;
    layers.push({ input: label(id), left, top });
    for (const [column, view] of views.entries()) {
      const file = path.join(root, "public", picturePath(id, view, 480, "avif"));
      if (!existsSync(file)) continue;
      const input = await sharp(file)
        .resize(cell.width, cell.height)
        .flatten({ background: grounds[column] ?? "#ffffff" })
        .toBuffer();
      layers.push({ input, left: left + column * cell.width, top: top + labelHeight });
    }
  }
  const height = Math.ceil(cartSpecifications.length / 2) * rowHeight;
  await sharp({ create: { width: 6 * cell.width, height, channels: 3, background: "#ffffff" } })
    .composite(layers)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(root, "docs/carts-contact-sheet.webp"));
}

const outlineGray = 96;
const outlineSize = { width: 160, height: Math.round(160 * pictureAspect) };

/** All models as gray shapes from the side and from the front, four to a row: can each be named? */
export async function writeOutlineSheet(): Promise<void> {
  const { width, height } = outlineSize;
  const layers: OverlayOptions[] = [];
  for (const [index, specification] of cartSpecifications.entries()) {
    const cart = buildCart(specification, 0.4);
    const left = (index % 3) * 2 * width;
    const top = Math.floor(index / 3) * (height + labelHeight);
    layers.push({ input: label(specification.id), left, top });
    for (const [column, view] of (["side", "front"] as const).entries()) {
      const fine = { width: width * 3, height: height * 3 };
      const covered = drawOutline(cart, view, fine);
      const gray = Buffer.from(covered.map((value) => (value > 0 ? outlineGray : 255)));
      const shape = await sharp(gray, { raw: { ...fine, channels: 1 } })
        .resize(width, height)
        .png()
        .toBuffer();
      layers.push({ input: shape, left: left + column * width, top: top + labelHeight });
    }
  }
  const rows = Math.ceil(cartSpecifications.length / 3);
  await sharp({
    create: {
      width: 6 * width,
      height: rows * (height + labelHeight),
      channels: 3,
      background: "#ffffff",
    },
  })
    .composite(layers)
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(root, "docs/carts-silhouettes.webp"));
}

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="${labelHeight}">` +
      `<text x="10" y="16" font-family="sans-serif" font-size="14" fill="#43566b">${text}</text></svg>`,
  );
}
