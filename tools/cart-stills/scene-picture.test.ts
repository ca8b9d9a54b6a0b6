import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cartSpecifications } from "#carts/cart-models.ts";
import { pictureAspect, picturePath, scenePicturePath } from "#content/vehicles/pictures.ts";
import { sceneColorsOf } from "#content/vehicles/scene-colors.ts";
import { scenePictureWidth } from "#content/vehicles/picture-sizes.ts";
import { wheelContactShare } from "#domain/geography/shore-frame.ts";
import { cutFromFloor, laySceneShadow } from "./scene-picture.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

test("a cart in a scene is the cart of its front picture, and weighs no more", async () => {
  for (const { id } of cartSpecifications) {
    const { size } = statSync(publicFolder + scenePicturePath(id));
    const frontFile = picturePath(id, "front", scenePictureWidth, "avif");
    expect(size, id).toBeLessThanOrEqual(statSync(publicFolder + frontFile).size);
    for (const color of sceneColorsOf(id)) {
      expect(statSync(publicFolder + scenePicturePath(id, color)).size, color).toBeLessThanOrEqual(
        size,
      );
    }
    const scene = await readAlpha(scenePicturePath(id));
    const front = await readAlpha(frontFile);
    const different = scene.filter((alpha, pixel) => alpha > 240 !== (front[pixel] ?? 0) > 240);
    expect(different.length / scene.length, id).toBeLessThan(0.01);
  }
});

test("no mirror image lies below a cart in a scene: its ground is clear below the shadow", async () => {
  for (const { id } of cartSpecifications) {
    const alpha = await readAlpha(scenePicturePath(id));
    const below = alpha.subarray(
      Math.ceil((wheelContactShare + 0.05) * pictureAspect * scenePictureWidth) * scenePictureWidth,
    );
    expect(Math.max(...below), id).toBeLessThan(12);
  }
});

test("the studio's floor goes, the cart and its soft edge stay, the new shadow lies behind both", () => {
  const [columns, rows] = [40, 40];
  const data = Buffer.alloc(columns * rows * 4);
  const alphas = [0.5, 0.5, 0.5, 0.75, 1, 1, 1];
  for (let x = 0; x < columns; x++) {
    const alpha = alphas[Math.floor(x / 4)] ?? 0.5;
    const edge = x === 15 ? 0.75 : alpha;
    for (let y = 32; y < rows; y++) {
      const isFloor = x < 15 || x >= 28;
      data.set([200, 0, 0, Math.round(255 * (isFloor ? 0.5 : edge))], (y * columns + x) * 4);
    }
  }
  const picture = { data, width: columns, height: rows };
  const alphaAt = (buffer: Buffer, x: number) => buffer[(36 * columns + x) * 4 + 3];
  const cut = cutFromFloor(picture);
  const layOver = (darkness: number) => {
    const copy = { ...cut, data: Buffer.from(cut.data) };
    laySceneShadow(copy, () => darkness);
    return copy.data;
  };
  const clear = layOver(0);
  expect([alphaAt(clear, 4), alphaAt(clear, 20), alphaAt(clear, 34)]).toEqual([0, 255, 0]);
  expect(Math.abs((alphaAt(clear, 15) ?? 0) - 128)).toBeLessThan(6);
  const shaded = layOver(0.4);
  expect([alphaAt(shaded, 4), alphaAt(shaded, 20)]).toEqual([102, 255]);
  expect(shaded[(36 * columns + 20) * 4]).toBe(200);
});

test("a shadow under a tire is no brown patch: it does not take the light of the open", async () => {
  for (const { id } of cartSpecifications) {
    const { data, info } = await sharp(publicFolder + scenePicturePath(id))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const first = Math.ceil(wheelContactShare * 0.9 * pictureAspect * info.width) * info.width;
    const brown = Array.from({ length: info.width * info.height - first }, (_, index) => {
      const [red = 0, , blue = 0, alpha = 0] = data.subarray((first + index) * 4);
      // Nearly solid, as a shadow is where a tire stands, and lighter than its own color; paint is brighter.
      return alpha > 200 && alpha < 250 && red < 90 && red - blue > 26;
    }).filter(Boolean);
    expect(brown.length, id).toBe(0);
  }
});

async function readAlpha(file: string): Promise<Buffer> {
  return sharp(publicFolder + file)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
}
