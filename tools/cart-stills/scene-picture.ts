import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PerspectiveCamera } from "three";
import { Color } from "three";
import type { Cart } from "#carts/build-cart.ts";
import { materialColorsOf } from "#carts/assembly/materials.ts";
import type { CartSpecification } from "#carts/specification/specification.ts";
import type { BodyColor } from "#content/vehicles/cart-colors.ts";
import { picturePath, scenePicturePath } from "#content/vehicles/pictures.ts";
import { scenePictureWidth } from "#content/vehicles/picture-sizes.ts";
import { cameraOf } from "./outline.ts";
import { dimFarEdge } from "./scene-edge.ts";
import { lightOutdoors } from "./scene-light.ts";
import { findPaint, repaint } from "./scene-paint.ts";
import { castShadow, type Shadow } from "./scene-shadow.ts";
import { dimWheelInside, findFarWheel } from "./scene-wheel.ts";
import { buildStillCart } from "./still.ts";

/** Of a front picture that is cut: its widest. */
const sourceWidth = 1440;
/** Share of the height below which the studio's floor shows; no glass is there. */
const floorTop = 0.68;
/** The floor's shadow and mirror image together cover less, tires and paint more. */
const solid = 0.87;
/** Pixels around a solid one that it may share: their coverage says nothing about the floor. */
const edge = 2;
/** The reach of the floor's coverage into the edge of the cart, in pixels. */
const reach = 4;
/** Nearly black and a little warm: the ground, whatever its color, is darkened and not grayed. */
const shadowColor = [35, 26, 20] as const;
/** The light of a shore at a low sun: a sixth of sepia, a tenth more color. */
const shoreLight: [Row, Row, Row] = [
  [0.97, 0.064, 0.024],
  [0.038, 0.974, 0.021],
  [0.024, 0.023, 0.938],
];
const quality = { first: 58, lowest: 28, step: 3 };

type Row = [number, number, number];
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Writes a cart's pictures for scenes, in its own color and in others: its front picture cut out of the
 * studio, in the light of a shore and with the shadows that it has in the open. The first is no larger
 * than the front picture, the others no larger than the first.
 */
export async function writeScenePictures(
  specification: CartSpecification,
  colors: readonly BodyColor[],
  publicFolder: string,
): Promise<void> {
  const { id } = specification;
  const front = (width: typeof sourceWidth | typeof scenePictureWidth) =>
    path.join(publicFolder, picturePath(id, "front", width, "avif"));
  const { data, info } = await sharp(front(sourceWidth))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cart = buildStillCart(specification);
  const camera = cameraOf(cart, "front", info.width / info.height);
  const shadow = castShadow(cart, camera);
  const cut = cutFromFloor({ data, width: info.width, height: info.height });
  const farEdge = dimFarEdge(cut);
  dimWheelInside(cut, findFarWheel(cart, specification.tireWidth, camera));
  let bytesMax = statSync(front(scenePictureWidth)).size;
  for (const color of [undefined, ...colors]) {
    const picture = { ...cut, data: Buffer.from(cut.data) };
    if (color !== undefined) paintCart(picture, { specification, cart, camera, color, farEdge });
    lightOutdoors(picture);
    laySceneShadow(picture, shadow);
    const resized = await sharp(picture.data, { raw: { ...info, channels: 4 } })
      .resize(scenePictureWidth, null, { kernel: "lanczos3" })
      .recomb(shoreLight)
      .png({ compressionLevel: 1 })
      .toBuffer();
    const encoded = await encodeWithin(resized, bytesMax);
    writeFileSync(path.join(publicFolder, scenePicturePath(id, color)), encoded);
    bytesMax = Math.min(bytesMax, encoded.length);
  }
}

interface Painting {
  specification: CartSpecification;
  cart: Cart;
  camera: PerspectiveCamera;
  color: BodyColor;
  /** Pixels that got the paint of the cart's own color. */
  farEdge: readonly number[];
}

function paintCart(picture: Pixels, painting: Painting): void {
  const { specification, cart, camera, color, farEdge } = painting;
  const isPaint = findPaint(cart, camera, picture);
  for (const pixel of farEdge) isPaint[pixel] = 1;
  const { body } = materialColorsOf({ ...specification.colors, body: color });
  repaint(picture, isPaint, cart.materials.paint.color, new Color(body));
}

async function encodeWithin(picture: Buffer, bytesMax: number): Promise<Buffer> {
  for (let one = quality.first; one >= quality.lowest; one -= quality.step) {
    const encoded = await sharp(picture).avif({ quality: one, effort: 4 }).toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  throw new Error(`No AVIF above quality ${quality.lowest} fits into ${bytesMax} bytes`);
}

/** A picture without what the studio's floor shows of its cart. */
export function cutFromFloor(picture: Pixels): Pixels {
  const { width, height } = picture;
  const data = Buffer.from(picture.data);
  const floor = readFloor(picture);
  for (let pixel = Math.floor(height * floorTop) * width; pixel < width * height; pixel++) {
    const behind = floor[pixel] ?? 0;
    const alpha = data.readUInt8(pixel * 4 + 3) / 255;
    // All is floor where no floor was found: a gap that is as narrow as the edges around it.
    const cart = alpha >= solid ? 1 : Math.max(0, 1 - (1 - alpha) / (1 - Math.min(behind, solid)));
    data[pixel * 4 + 3] = Math.round((cart > 0.06 ? cart : 0) * 255);
  }
  return { data, width, height };
}

/** Lays the shadow behind a cart that is cut out; where both are clear, the picture stays clear. */
export function laySceneShadow({ data, width, height }: Pixels, shadow: Shadow): void {
  for (let pixel = Math.floor(height * floorTop) * width; pixel < width * height; pixel++) {
    const top = data.readUInt8(pixel * 4 + 3) / 255;
    const [x, y] = [((pixel % width) + 0.5) / width, (Math.floor(pixel / width) + 0.5) / height];
    const under = shadow(x, y) * (1 - top);
    const covered = top + under;
    for (const k of [0, 1, 2] as const) {
      const light = data.readUInt8(pixel * 4 + k) * top + shadowColor[k] * under;
      data[pixel * 4 + k] = covered > 0 ? Math.round(light / covered) : 0;
    }
    data[pixel * 4 + 3] = Math.round(covered * 255);
  }
}

/** The coverage of the floor in each pixel, 0 to 1; at the cart's edge that of the pixels beside it. */
function readFloor({ data, width, height }: Pixels): Float32Array {
  const floor = new Float32Array(width * height);
  const alphaAt = (pixel: number) => data.readUInt8(pixel * 4 + 3) / 255;
  const first = Math.floor(height * floorTop) * width;
  const isEdge = new Uint8Array(width * height);
  for (let pixel = first; pixel < width * height; pixel++) {
    floor[pixel] = alphaAt(pixel);
    const isOutline = alphaAt(pixel - 1) < solid !== alphaAt(pixel) < solid;
    const isTopOrBottom = alphaAt(pixel - width) < solid !== alphaAt(pixel) < solid;
    if (!isOutline && !isTopOrBottom) continue;
    for (const near of nearby(pixel, edge, width, height)) isEdge[near] = 1;
  }
  for (let pixel = first; pixel < width * height; pixel++) {
    if (!isEdge[pixel] || alphaAt(pixel) >= solid) continue;
    const known = nearby(pixel, reach, width, height).filter(
      (near) => !isEdge[near] && alphaAt(near) < solid,
    );
    const sum = known.reduce((before, near) => before + alphaAt(near), 0);
    floor[pixel] = known.length > 0 ? sum / known.length : solid;
  }
  return floor;
}

/** The pixels of a square around one, within the picture. */
function nearby(pixel: number, radius: number, width: number, height: number): number[] {
  const [column, row] = [pixel % width, Math.floor(pixel / width)];
  const found: number[] = [];
  for (let y = Math.max(0, row - radius); y <= Math.min(height - 1, row + radius); y++) {
    for (let x = Math.max(0, column - radius); x <= Math.min(width - 1, column + radius); x++) {
      found.push(y * width + x);
    }
  }
  return found;
}
