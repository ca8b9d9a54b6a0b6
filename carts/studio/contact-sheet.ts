import path from "node:path";
import sharp from "sharp";
import type { OverlayOptions } from "sharp";
import { pictureAspect, picturePath, pictureViewsOf } from "#content/pictures.ts";
import { cartSpecifications } from "../specifications.ts";

const root = path.resolve(import.meta.dirname, "../..");
const cell = { width: 400, height: Math.round(400 * pictureAspect) };
const labelHeight = 22;
/** Six models to a row, their three views under each other, on a light and on a dark ground. */
const grounds = ["#ffffff", "#f3f8f9", "#0b1622"];

/** All models in all views on one sheet, to be looked at side by side. */
const rowHeight = cell.height + labelHeight;
const layers: OverlayOptions[] = [];
for (const [row, { id }] of cartSpecifications.entries()) {
  for (const [column, view] of pictureViewsOf(id).entries()) {
    const input = await sharp(path.join(root, "public", picturePath(id, view, 480, "avif")))
      .resize(cell.width, cell.height)
      .flatten({ background: grounds[column] ?? "#ffffff" })
      .toBuffer();
    const [left, top] = [
      column * cell.width + (row % 2) * 3 * cell.width,
      Math.floor(row / 2) * rowHeight,
    ];
    layers.push({ input, left, top: top + labelHeight });
    if (column === 0) layers.push({ input: label(id), left, top });
  }
}
await sharp({
  create: {
    width: 6 * cell.width,
    height: Math.ceil(cartSpecifications.length / 2) * rowHeight,
    channels: 3,
    background: "#ffffff",
  },
})
  .composite(layers)
  .webp({ quality: 78, effort: 6 })
  .toFile(path.join(root, "docs/carts-contact-sheet.webp"));

function label(text: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${labelHeight}">` +
      `<text x="10" y="16" font-family="sans-serif" font-size="14" fill="#43566b">${text}</text></svg>`,
  );
}
