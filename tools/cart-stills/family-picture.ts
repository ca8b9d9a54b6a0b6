/**
 * `npm run families`: writes a picture of each brand's family for the scene at the top of its page, from
 * the carts' pictures for scenes (`scene-picture.ts`), at one scale and on one ground.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { buildCart } from "#carts/build-cart.ts";
import { cartSpecificationOf } from "#carts/cart-models.ts";
import { families, familyPictureSize, familyPicturePath } from "#content/vehicles/families.ts";
import { pictureAspect, scenePicturePath } from "#content/vehicles/pictures.ts";
import type { Brand } from "#domain/catalogue/vehicle.ts";
import { cameraOf } from "./outline.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");
/** Share of a picture's height at which the wheel nearest to the camera stands. */
const groundLine = 0.915;
/** The air between a cart and the next, as a share of its own width. */
const air = 0.05;
/** Pixels of the picture below the ground line, for shadows. */
const belowGround = 46;
/** What covers more is the cart and not its shadow. */
const solid = 0.9;
/** Vertices nearer than this are one: enough to frame a cart, in meters. */
const detail = 0.12;
const bytesMax = 80_000;

interface Member {
  picture: Buffer;
  width: number;
  height: number;
  /** The first and the last column of the cart itself. */
  left: number;
  right: number;
}

/**
 * The carts beside each other, as large as the picture's width lets them be.
 * @returns the bytes of the AVIF
 */
export async function drawFamily(ids: readonly string[]): Promise<Buffer> {
  const metersHigh = ids.map(measureFrame);
  const tallest = Math.max(...metersHigh);
  const shares = metersHigh.map((meters) => meters / tallest);
  const members = await Promise.all(
    ids.map((id, index) => readMember(id, (shares[index] ?? 1) * familyPictureSize.width)),
  );
  const steps = members.map(({ left, right }) => (right - left) * (1 + air));
  const scale = familyPictureSize.width / (steps.reduce((sum, step) => sum + step, 0) * 1.04);
  let x = familyPictureSize.width * 0.015;
  const layers: OverlayOptions[] = [];
  for (const [index, member] of members.entries()) {
    const width = Math.round(member.width * scale);
    const { data, info } = await sharp(member.picture)
      .resize(width)
      .toBuffer({ resolveWithObject: true });
    const left = Math.round(x - member.left * scale);
    const top = Math.round(familyPictureSize.height - belowGround - info.height * groundLine);
    layers.push(await cutToPicture(data, info, left, top));
    x += (steps[index] ?? 0) * scale;
  }
  const { width, height } = familyPictureSize;
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = await sharp({ create: { width, height, channels: 4, background } })
    .composite(layers)
    .png()
    .toBuffer();
  for (let quality = 60; quality >= 30; quality -= 3) {
    const encoded = await sharp(picture).avif({ quality, effort: 4 }).toBuffer();
    if (encoded.length <= bytesMax) return encoded;
  }
  throw new Error(`No AVIF of ${ids.join(", ")} fits into ${bytesMax} bytes`);
}

/** The part of a layer that lies in the picture, which is all that sharp takes. */
async function cutToPicture(
  data: Buffer,
  { width, height }: { width: number; height: number },
  left: number,
  top: number,
): Promise<OverlayOptions> {
  const region = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, familyPictureSize.width - left) - Math.max(0, -left),
    height: Math.min(height, familyPictureSize.height - top) - Math.max(0, -top),
  };
  const input = await sharp(data).extract(region).png().toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}

/** How many meters high the frame of a cart's front picture is where the cart stands. */
function measureFrame(id: string): number {
  const specification = cartSpecificationOf(id);
  if (!specification) throw new Error(`There is no cart ${id}`);
  const camera = cameraOf(buildCart(specification, detail), "front", 1 / pictureAspect);
  return 2 * camera.position.length() * Math.tan((camera.fov * Math.PI) / 360);
}

async function readMember(id: string, width: number): Promise<Member> {
  const file = path.join(publicFolder, scenePicturePath(id));
  const { data, info } = await sharp(file)
    .resize(Math.round(width))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isSolid = (x: number) => {
    for (let y = 0; y < info.height * 0.8; y++) {
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) > solid * 255) return true;
    }
    return false;
  };
  const columns = Array.from({ length: info.width }, (_, x) => x).filter(isSolid);
  const picture = await sharp(data, { raw: { ...info, channels: 4 } })
    .png()
    .toBuffer();
  return {
    picture,
    width: info.width,
    height: info.height,
    left: columns.at(0) ?? 0,
    right: columns.at(-1) ?? info.width,
  };
}

if (import.meta.main) {
  for (const [brand, ids] of Object.entries(families)) {
    const encoded = await drawFamily(ids);
    writeFileSync(path.join(publicFolder, familyPicturePath(brand as Brand)), encoded);
    process.stdout.write(`${brand}: ${encoded.length} bytes\n`);
  }
}
