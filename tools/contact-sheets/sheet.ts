import sharp, { type OverlayOptions, type Sharp } from "sharp";

const sheetBytesMax = 150_000;
const labelHeight = 24;
const gap = 16;
const ground = "#c9d3d9";

interface Cell {
  label: string;
  picture: Buffer;
}

/** Writes pictures in rows, each as wide as asked and cut off at the greatest height. */
export async function writeSheet(
  cells: readonly Cell[],
  { width, heightMax }: { width: number; heightMax: number },
  columnCount: number,
  file: string,
): Promise<void> {
  const layers: OverlayOptions[] = [];
  let top = gap;
  for (let start = 0; start < cells.length; start += columnCount) {
    const row = await Promise.all(
      cells
        .slice(start, start + columnCount)
        .map(({ picture }) => shrink(picture, width, heightMax)),
    );
    for (const [column, { data }] of row.entries()) {
      const left = gap + column * (width + gap);
      const label = cells[start + column]?.label ?? "";
      layers.push({ input: drawLabel(label, width), left, top });
      layers.push({ input: data, left, top: top + labelHeight });
    }
    top += labelHeight + Math.max(...row.map(({ info }) => info.height)) + gap;
  }
  const sheet = sharp({
    create: {
      width: gap + columnCount * (width + gap),
      height: top,
      channels: 3,
      background: ground,
    },
  }).composite(layers);
  await writeSmallWebp(sheet, file);
}

/** Writes the first screens of the home page side by side, the phone's at the lower right. */
export async function writeHomePicture(desk: Buffer, phone: Buffer, file: string): Promise<void> {
  const wide = await shrink(desk, 960, 600);
  const narrow = await shrink(phone, 240, 520);
  const height = Math.max(wide.info.height, narrow.info.height) + 2 * gap;
  const canvas = sharp({
    create: { width: 960 + 240 + 3 * gap, height, channels: 3, background: ground },
  }).composite([
    { input: wide.data, left: gap, top: gap },
    { input: narrow.data, left: 960 + 2 * gap, top: gap },
  ]);
  await writeSmallWebp(canvas, file);
}

async function shrink(picture: Buffer, width: number, heightMax: number) {
  const { data, info } = await sharp(picture)
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.height <= heightMax) return { data, info };
  return sharp(data)
    .extract({ left: 0, top: 0, width, height: heightMax })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Writes in the best quality in which the file is small enough. */
async function writeSmallWebp(canvas: Sharp, file: string): Promise<void> {
  const png = await canvas.png().toBuffer();
  for (let quality = 80; quality >= 20; quality -= 10) {
    const { byteLength } = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (byteLength > sheetBytesMax) continue;
    await sharp(png).webp({ quality, effort: 6 }).toFile(file);
    return;
  }
  throw new Error(`${file} has more than ${sheetBytesMax} bytes in the lowest quality.`);
}

function drawLabel(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}">` +
      `<text y="17" font-family="sans-serif" font-size="13" fill="#0e1b2a">${text}</text></svg>`,
  );
}
